/** Finds the file and the lines of each state and transition, from the modules that machines are written in. */
import { relative } from 'node:path';
import type { CodePlace, MachineCode } from '../chart/machineCode.ts';
import { listConfigPaths } from '../model/configPaths.ts';
import type { ConfigPath } from '../model/rebuildMachine.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import {
  createModuleReader,
  createNameResolver,
  type NameResolver,
  nameOf,
  type SourceModule,
  type SyntaxNode,
  type WrittenExpression,
} from './modules.ts';

/** An entry of an object or a list, and its value. */
interface Entry {
  readonly whole: WrittenExpression;
  readonly value: WrittenExpression;
}

const listEntries = (
  names: NameResolver,
  { node, module }: WrittenExpression,
  key: string | number,
): readonly Entry[] => {
  const spread = (element: SyntaxNode): readonly Entry[] => {
    const inner = names.findConfig({ node: element.argument as SyntaxNode, module });
    return inner === null ? [] : listEntries(names, inner, key);
  };
  if (node.type === 'ObjectExpression')
    return (node.properties as readonly SyntaxNode[]).flatMap((property) => {
      if (property.type === 'SpreadElement') return spread(property);
      return property.computed !== true && nameOf(property.key) === String(key)
        ? [{ whole: { node: property, module }, value: { node: property.value as SyntaxNode, module } }]
        : [];
    });
  if (node.type === 'ArrayExpression')
    return (node.elements as readonly SyntaxNode[]).flatMap((element) =>
      element.type === 'SpreadElement'
        ? spread(element)
        : [{ whole: { node: element, module }, value: { node: element, module } }],
    );
  return [];
};

/** The entry of a key; of several in an object the last one counts. */
export const findEntry = (
  names: NameResolver,
  config: WrittenExpression,
  key: string | number,
): Entry | null => {
  const entries = listEntries(names, config, key);
  return (typeof key === 'number' ? entries[key] : entries.at(-1)) ?? null;
};

/** The expression of a machine that a module exports, alone or as `machine` of its registration; null for anything else. */
export const findExportedMachine = (
  names: NameResolver,
  module: SourceModule,
  name: string,
): WrittenExpression | null => {
  const exported = names.findExport(module, name);
  const value = exported && names.findValue(exported);
  if (value?.node.type !== 'ObjectExpression') return value;
  return findEntry(names, value, 'machine')?.value ?? null;
};

/** The expression at a path; where a step leads out of what can be read, the innermost one before it. */
const findExpression = (
  names: NameResolver,
  machine: WrittenExpression,
  path: ConfigPath,
): WrittenExpression => {
  let [found, config] = [machine, names.findConfig(machine)];
  for (const key of path) {
    const entry = config === null ? null : findEntry(names, config, key);
    if (entry === null) return found;
    config = names.findConfig(entry.value);
    // What is written under a name of its own is found where that name is.
    found =
      entry.value.node.type === 'Identifier' && config?.node.type === 'ObjectExpression'
        ? config
        : entry.whole;
  }
  return found;
};

const lineOf = (text: string, character: number): number => text.slice(0, character).split('\n').length;

/**
 * @param file the absolute path of the module that exports the machines
 * @param root the absolute path that the paths of files begin at
 * @param paths those of each machine (listConfigPaths), by the name of its export; an export that cannot be followed has
 *   no places
 */
export const findCodeOfPaths = (
  file: string,
  root: string,
  paths: Readonly<Record<string, ReadonlyMap<string, ConfigPath>>>,
): MachineCode => {
  const read = createModuleReader();
  const names = createNameResolver(read);
  const files: Record<string, string> = {};
  const places = new Map<string, Record<string, CodePlace>>();
  const toPlace = ({ node, module: { file: path, text } }: WrittenExpression): CodePlace => {
    const place = relative(root, path);
    files[place] = text;
    return { file: place, first: lineOf(text, node.start), last: lineOf(text, node.end) };
  };
  for (const [name, parts] of Object.entries(paths)) {
    const module = read(file);
    const written = findExportedMachine(names, module, name) ?? findExportedMachine(names, module, 'default');
    const whole = written ? names.findConfig(written) : null;
    if (whole === null) continue;
    places.set(
      name,
      Object.fromEntries(
        [...parts].map(([part, path]) => [part, toPlace(findExpression(names, whole, path))]),
      ),
    );
  }
  return { files, places: Object.fromEntries(places) };
};

/** @param machines by the names of their exports */
export const findMachineCode = (
  file: string,
  root: string,
  machines: Readonly<Record<string, Pick<RegisteredMachine, 'machine'>>>,
): MachineCode =>
  findCodeOfPaths(
    file,
    root,
    Object.fromEntries(
      Object.entries(machines).map(([name, { machine }]) => [name, listConfigPaths(machine)]),
    ),
  );
