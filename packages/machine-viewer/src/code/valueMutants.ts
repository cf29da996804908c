/**
 * Creates mutants of the values that a machine computes: what it assigns to its context, the parameters of actions and
 * guards, the input of actors, and the length of delays. Each is a slip in an expression: swapped arguments, a field left
 * out, another constant, null for a value.
 */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { MachineMutant, MutantKind } from '../model/mutants.ts';
import { rebuildMachine } from '../model/rebuildMachine.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { findExportedMachine } from './findMachineCode.ts';
import { isNode, otherOperators } from './guardMutants.ts';
import { type ChangedModule, importedFileOf, loadChangedModule, type TextChange } from './loadModule.ts';
import {
  createModuleReader,
  createNameResolver,
  type NameResolver,
  nameOf,
  type SourceModule,
  type SyntaxNode,
  type WrittenExpression,
} from './modules.ts';

/** A change of the text of a module, and what its mutant is called. */
interface Slip extends TextChange {
  readonly title: string;
}

interface SlipInMachine extends Slip {
  readonly module: SourceModule;
  readonly kind: MutantKind;
  /** Where the value is written: 'states.idle.on.ADOPT.actions.unanswered', 'freezeRecord.attempts'. */
  readonly of: string;
}

/** Types do not run. */
const typeProperties = ['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType'];

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.entries(node).flatMap(([name, value]) =>
    typeProperties.includes(name) ? [] : [value].flat().filter((each) => isNode(each)),
  );

const nodesOf = (value: unknown): readonly SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** The most characters of an expression in the title of a slip. */
const maxTitleLength = 60;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > maxTitleLength ? `${line.slice(0, maxTitleLength)}…` : line;
};

type ReadText = (node: SyntaxNode) => string;

const replace = ({ start, end }: SyntaxNode, text: string, title: string): Slip => ({
  start,
  end,
  text: `(${text})`,
  title,
});

const swap = (one: SyntaxNode, other: SyntaxNode, textOf: ReadText): Slip => ({
  start: one.start,
  end: other.end,
  text: `${textOf(other)}, ${textOf(one)}`,
  title: `${shorten(textOf(one))} and ${shorten(textOf(other))} swapped`,
});

const swapNeighbors = (nodes: readonly SyntaxNode[], textOf: ReadText): readonly Slip[] =>
  nodes.slice(1).flatMap((other, at) => {
    const one = nodes[at]!;
    return textOf(one) === textOf(other) ? [] : [swap(one, other, textOf)];
  });

const slipsOfLiteral = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const { value } = node;
  const other =
    typeof value === 'number' ? String(value + 1) : typeof value === 'boolean' ? String(!value) : "'another'";
  return [replace(node, other, `${textOf(node)} → ${other}`)];
};

const arithmetic: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };

const slipsOfOperator = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const [left, right] = [node.left, node.right] as [SyntaxNode, SyntaxNode];
  const operator = String(node.operator);
  const become = (text: string) => replace(node, text, `${shorten(textOf(node))} → ${shorten(text)}`);
  if (operator === '??') return [become(textOf(right))];
  if (operator in arithmetic)
    return [
      become(`${textOf(left)} ${arithmetic[operator]} ${textOf(right)}`),
      become(textOf(left)),
      become(textOf(right)),
    ];
  const other = otherOperators[operator];
  return other === undefined ? [] : [become(`${textOf(left)} ${other} ${textOf(right)}`)];
};

const slipsOfCall = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const callee = node.callee as SyntaxNode;
  const method = callee.type === 'MemberExpression' ? nameOf(callee.property) : null;
  const other = method === 'min' ? 'max' : method === 'max' ? 'min' : null;
  // Neither depends on the order of its arguments.
  if (other !== null)
    return [{ ...replace(callee, `Math.${other}`, `Math.${method} → Math.${other}`), text: `Math.${other}` }];
  return swapNeighbors(nodesOf(node.arguments), textOf);
};

/** A field of the context in the place of another: the one that is called as what it is for. */
const slipOfField = (key: string | null, value: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  if (key === null || value.type !== 'MemberExpression' || textOf(value.object as SyntaxNode) !== 'context')
    return [];
  const other = `context.${key}`;
  return textOf(value) === other ? [] : [replace(value, other, `${textOf(value)} → ${other}`)];
};

const slipsOfProperty = (property: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const key = nameOf(property.key);
  const value = property.value as SyntaxNode;
  if (property.shorthand === true)
    return [{ start: property.start, end: property.end, text: `${key}: null`, title: `${key} → null` }];
  if (value.type === 'Literal') return [];
  const [text, computed] = isFunction(value) ? ['() => null', value.body as SyntaxNode] : ['null', value];
  return [
    replace(value, text, `${key}: ${shorten(textOf(computed))} → null`),
    ...slipOfField(key, computed, textOf),
  ];
};

const slipsOfObject = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const properties = nodesOf(node.properties);
  const own = properties.filter(({ type }) => type !== 'SpreadElement');
  return [
    ...properties.map((left) => ({
      start: node.start,
      end: node.end,
      text: `{ ${properties
        .filter((each) => each !== left)
        .map(textOf)
        .join(', ')} }`,
      title: `${shorten(left.type === 'SpreadElement' ? textOf(left) : String(nameOf(left.key)))} left out`,
    })),
    ...own.flatMap((property) => slipsOfProperty(property, textOf)),
    ...own.slice(1).flatMap((other, at) => {
      const one = own[at]!;
      const [first, second] = [one.value, other.value] as [SyntaxNode, SyntaxNode];
      return textOf(first) === textOf(second) || one.end > other.start
        ? []
        : [
            {
              start: one.start,
              end: other.end,
              text: `${textOf(one.key as SyntaxNode)}: ${textOf(second)}, ${textOf(other.key as SyntaxNode)}: ${textOf(first)}`,
              title: `${nameOf(one.key)} and ${nameOf(other.key)} swapped`,
            },
          ];
    }),
  ];
};

const slipsOfArray = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  const elements = nodesOf(node.elements);
  return [
    ...elements.map((left) => ({
      start: node.start,
      end: node.end,
      text: `[${elements
        .filter((each) => each !== left)
        .map(textOf)
        .join(', ')}]`,
      title: `${shorten(textOf(left))} left out`,
    })),
    ...swapNeighbors(elements, textOf),
  ];
};

/** The slips that a developer makes in an expression, without those in the expressions within it. */
const listSlips = (node: SyntaxNode, textOf: ReadText): readonly Slip[] => {
  switch (node.type) {
    case 'Literal':
      return slipsOfLiteral(node, textOf);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return slipsOfOperator(node, textOf);
    case 'CallExpression':
      return slipsOfCall(node, textOf);
    case 'ObjectExpression':
      return slipsOfObject(node, textOf);
    case 'ArrayExpression':
      return slipsOfArray(node, textOf);
    case 'ConditionalExpression': {
      const [consequent, alternate] = [node.consequent, node.alternate] as [SyntaxNode, SyntaxNode];
      const title = `${shorten(textOf(consequent))} and ${shorten(textOf(alternate))} swapped`;
      const swapped = `${textOf(node.test as SyntaxNode)} ? ${textOf(alternate)} : ${textOf(consequent)}`;
      return [replace(node, swapped, title)];
    }
    default:
      return [];
  }
};

/** The nodes within an expression in which a slip changes a value, each with the key of its property. */
const listValueNodes = (node: SyntaxNode): readonly (readonly [key: string | null, node: SyntaxNode])[] => {
  // A parameter's pattern reads values and makes none; an error that is thrown ends the machine in any case.
  if (node.type === 'ThrowStatement') return [];
  if (isFunction(node)) return [[null, node.body as SyntaxNode]];
  if (node.type === 'MemberExpression' && node.computed !== true) return [[null, node.object as SyntaxNode]];
  if (node.type === 'Property') return [[nameOf(node.key), node.value as SyntaxNode]];
  if (node.type === 'VariableDeclarator') return isNode(node.init) ? [[null, node.init]] : [];
  // The operator of a comparison is changed, and so is not the text that it compares with.
  if (node.type === 'BinaryExpression' && String(node.operator) in otherOperators)
    return [node.left, node.right]
      .filter((each) => isNode(each))
      .flatMap((each) => (each.type === 'Literal' ? [] : [[null, each] as const]));
  return childrenOf(node).map((child) => [null, child] as const);
};

/** The keys of a configuration and of the options of `setup()` whose values are computed, by the kind of their mutants. */
const computedKeys: Readonly<Record<string, MutantKind>> = {
  params: 'parameter changed',
  input: 'input changed',
  delays: 'delay changed',
};

/** Parts of the options of `setup()` without a value: types, actors that stand elsewhere, and guards (guardMutants.ts). */
const leftOut = ['types', 'actors', 'guards'];

/** All slips in the values of a machine, in document order from its configuration on. */
const listMachineSlips = (names: NameResolver, machine: WrittenExpression): readonly SlipInMachine[] => {
  const slips: SlipInMachine[] = [];
  const met = new Set<SyntaxNode>();
  const folder = dirname(machine.module.file);

  /** What a name stands for; null for a local one, and for one of another folder, whose machines have its mutants. */
  const follow = (name: WrittenExpression): WrittenExpression | null => {
    const constant = names.findValue(name);
    return constant !== null && dirname(constant.module.file) === folder ? constant : null;
  };

  const walkValue = (
    { node, module }: WrittenExpression,
    kind: MutantKind,
    path: readonly string[],
  ): void => {
    if (met.has(node)) return;
    met.add(node);
    const textOf: ReadText = ({ start, end }) => module.text.slice(start, end);
    if (node.type === 'Identifier') {
      const constant = follow({ node, module });
      if (constant !== null) walkValue(constant, kind, [String(node.name)]);
      return;
    }
    slips.push(...listSlips(node, textOf).map((slip) => ({ ...slip, module, kind, of: path.join('.') })));
    for (const [key, child] of listValueNodes(node))
      walkValue({ node: child, module }, kind, key === null ? path : [...path, key]);
  };

  const walkConfig = ({ node, module }: WrittenExpression, path: readonly string[]): void => {
    if (met.has(node)) return;
    if (node.type === 'Identifier') {
      const constant = follow({ node, module });
      if (constant !== null) walkConfig(constant, [String(node.name)]);
      return;
    }
    if (isFunction(node)) return;
    met.add(node);
    const called = node.type === 'CallExpression' ? nameOf(node.callee) : null;
    if (called === 'raise') return;
    for (const child of childrenOf(node)) {
      if (called === 'assign' && child !== node.callee)
        walkValue({ node: child, module }, 'assignment changed', path);
      else if (child.type !== 'Property') walkConfig({ node: child, module }, path);
      else {
        const key = String(nameOf(child.key));
        const value = { node: child.value as SyntaxNode, module };
        const kind = computedKeys[key];
        if (kind !== undefined) walkValue(value, kind, [...path, key]);
        else walkConfig(value, [...path, key]);
      }
    }
  };

  const { node, module } = machine;
  const { object } = node.callee as SyntaxNode;
  const made = isNode(object) ? names.findValue({ node: object, module }) : null;
  if (made?.node.type === 'CallExpression') {
    const [options] = nodesOf(made.node.arguments);
    for (const property of nodesOf(options?.properties)) {
      const key = nameOf(property.key);
      if (key !== null && leftOut.includes(key)) met.add(property.value as SyntaxNode);
    }
    walkConfig(made, []);
  }
  const [config] = nodesOf(node.arguments);
  for (const property of nodesOf(config?.properties))
    if (nameOf(property.key) === 'context')
      walkValue({ node: property.value as SyntaxNode, module }, 'assignment changed', ['context']);
  walkConfig(machine, []);
  return slips;
};

/** The machine's module and those that lead from it to the changed one by their imports; the machine's comes first. */
const listImporters = (
  read: (file: string) => SourceModule,
  first: SourceModule,
  changed: SourceModule,
): readonly SourceModule[] => {
  const importsOf = (module: SourceModule): readonly SourceModule[] =>
    module.importSources.flatMap((source) => {
      const file = importedFileOf(module, source);
      return file !== null && existsSync(file) ? [read(file)] : [];
    });
  const all = new Set([first]);
  for (const module of all) for (const imported of importsOf(module)) all.add(imported);
  const leading = new Set([changed]);
  for (const to of leading) for (const module of all) if (importsOf(module).includes(to)) leading.add(module);
  return [first, ...[...leading].filter((module) => module !== first)];
};

/** The name under which the module of a machine knows it. */
const findConstantName = ({ node, module }: WrittenExpression): string | null =>
  [...module.constants].find(([, value]) => value === node)?.[0] ?? null;

/**
 * @param file the absolute path of the module that exports the machine or its registration
 * @param name the name of the export
 * @returns the mutants of the values that the machine computes, and of the functions that it calls for them; the names are
 * stable
 */
export const createValueMutants = (
  file: string,
  name: string,
  registered: RegisteredMachine,
): readonly MachineMutant[] => {
  const read = createModuleReader();
  const names = createNameResolver(read);
  const exported = findExportedMachine(names, read(file), name);
  const machine = exported && names.findValue(exported);
  if (machine?.node.type !== 'CallExpression') return [];
  const constant = findConstantName(machine);
  if (constant === null) return [];
  const times = new Map<string, number>();
  return listMachineSlips(names, machine).map(({ module, kind, of, title, start, end, text }) => {
    const once = `${registered.machine.id}, ${of}: ${kind} (${title})`;
    const time = (times.get(once) ?? 0) + 1;
    times.set(once, time);
    return {
      // The same slip in the same place a second time.
      name: time === 1 ? once : `${once} ${time}`,
      kind,
      create: async () => {
        const modules = listImporters(read, machine.module, module).map(
          (each): ChangedModule => ({
            module: each,
            ...(each === module && { change: { start, end, text } }),
            ...(each === machine.module && { more: `export const changedMachine = ${constant};\n` }),
          }),
        );
        const { changedMachine } = await loadChangedModule(modules);
        return rebuildMachine({ ...registered, machine: changedMachine as RegisteredMachine['machine'] });
      },
    };
  });
};
