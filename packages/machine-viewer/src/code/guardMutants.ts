/**
 * Creates mutants of guards by changing comparisons in their code: a developer's slip inside a guard, which no change of
 * the configuration (../model/mutants.ts) imitates.
 */
import type { MachineMutant } from '../model/mutants.ts';
import { rebuildMachine } from '../model/rebuildMachine.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { findEntry, findExportedMachine } from './findMachineCode.ts';
import { loadChangedModule, type TextChange } from './loadModule.ts';
import {
  createModuleReader,
  createNameResolver,
  type NameResolver,
  nameOf,
  type SourceModule,
  type SyntaxNode,
  type WrittenExpression,
} from './modules.ts';

type Guard = (args: unknown, params: unknown) => boolean;

/** The operator that a slip writes instead. */
export const otherOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
};

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A node and all nodes in it, without types: they do not run. */
const listNodes = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.type.startsWith('TSType')
    ? []
    : [
        node,
        ...Object.values(node)
          .flat()
          .filter((value) => isNode(value))
          .flatMap(listNodes),
      ];

/** The name of what a comparison reads: a property, a parameter, or a whole call; null for anything else. */
const readNameOf = (node: SyntaxNode, textOf: (node: SyntaxNode) => string): string | null => {
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'CallExpression') return textOf(node);
  return node.type === 'Identifier' ? nameOf(node) : null;
};

/** All texts that stand at a property of that name, anywhere in a value. */
const textsAt = (value: unknown, property: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        name === property && typeof inner === 'string' ? [inner] : textsAt(inner, property),
      );

interface WrittenGuard extends WrittenExpression {
  readonly name: string;
}

/** Comparisons with a text, by what they read: `event.pointerType === 'mouse'` → pointerType, mouse. */
const listComparedTexts = (guards: readonly WrittenGuard[]): readonly (readonly [string, string])[] =>
  guards.flatMap(({ node, module }) =>
    listNodes(node).flatMap(({ type, left, right }) => {
      if (type !== 'BinaryExpression' || !isNode(left) || !isNode(right)) return [];
      const name = readNameOf(left, (part) => module.text.slice(part.start, part.end));
      return name !== null && right.type === 'Literal' && typeof right.value === 'string'
        ? [[name, right.value] as const]
        : [];
    }),
  );

const listChanges = (
  { node, module: { text } }: WrittenGuard,
  othersOf: (name: string) => readonly string[],
): readonly TextChange[] => {
  const textOf = ({ start, end }: SyntaxNode) => text.slice(start, end);
  return listNodes(node).flatMap(({ type, start, end, operator, left, right, argument }) => {
    if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
      return [{ start, end, text: textOf(argument) }];
    const other = otherOperators[String(operator)];
    if (other === undefined || !isNode(left) || !isNode(right)) return [];
    const changed = { start, end, text: `${textOf(left)} ${other} ${textOf(right)}` };
    const name = readNameOf(left, textOf);
    const isText = right.type === 'Literal' && typeof right.value === 'string';
    // A guard compares the event's type for TypeScript; its transition has told it.
    const isWidened = operator === '===' && isText && name !== null && textOf(left) !== 'event.type';
    const others = isWidened ? othersOf(name).filter((each) => each !== right.value) : [];
    // With one other text there is nothing between both.
    if (others.length < 2) return [changed];
    // Wider than meant: everything but one other text passes.
    const widened = others.map((each) => ({ start, end, text: `${textOf(left)} !== '${each}'` }));
    return [changed, ...widened];
  });
};

const applyChange = ({ node, module }: WrittenGuard, { start, end, text }: TextChange): string =>
  `${module.text.slice(node.start, start)}(${text})${module.text.slice(end, node.end)}`;

/** The object of guards that a machine is set up with; null for a machine without `setup()`. */
const findGuards = (names: NameResolver, written: WrittenExpression): readonly WrittenGuard[] => {
  const created = names.findValue(written);
  if (created?.node.type !== 'CallExpression') return [];
  const { object } = created.node.callee as SyntaxNode;
  const made = isNode(object) ? names.findValue({ node: object, module: created.module }) : null;
  if (made?.node.type !== 'CallExpression') return [];
  const [options] = made.node.arguments as readonly SyntaxNode[];
  const entry = options && findEntry(names, { node: options, module: made.module }, 'guards');
  const guards = entry && names.findValue(entry.value);
  if (guards?.node.type !== 'ObjectExpression') return [];
  return (guards.node.properties as readonly SyntaxNode[]).flatMap(({ key, value }) => {
    const name = nameOf(key);
    const guard = isNode(value) ? names.findValue({ node: value, module: guards.module }) : null;
    return name === null || guard === null ? [] : [{ name, ...guard }];
  });
};

/** Loads functions that are written as texts, each within its module. */
const loadFunctions = async (module: SourceModule, texts: readonly string[]): Promise<readonly Guard[]> => {
  const more = `export const changedGuards = [\n${texts.map((each) => `(${each}),\n`).join('')}];\n`;
  return (await loadChangedModule([{ module, more }])).changedGuards as readonly Guard[];
};

/**
 * @param file the absolute path of the module that exports the machine or its registration
 * @param name the name of the export
 * @returns the mutants of the guards that the machine itself implements, in document order; the names are stable
 */
export const createGuardMutants = async (
  file: string,
  name: string,
  registered: RegisteredMachine,
): Promise<readonly MachineMutant[]> => {
  const read = createModuleReader();
  const names = createNameResolver(read);
  const written = findExportedMachine(names, read(file), name);
  if (written === null) return [];
  // Sample guards take the place of the others.
  const guards = findGuards(names, written).filter((guard) => !(guard.name in (registered.guards ?? {})));
  const compared = listComparedTexts(guards);
  const othersOf = (property: string) => [
    ...new Set([
      ...compared.flatMap(([read, text]) => (read === property ? [text] : [])),
      ...textsAt(registered.samples, property),
    ]),
  ];
  const mutants: MachineMutant[] = [];
  for (const guard of guards) {
    const changes = listChanges(guard, othersOf);
    const functions =
      changes.length === 0
        ? []
        : await loadFunctions(
            guard.module,
            changes.map((change) => applyChange(guard, change)),
          );
    for (const [index, change] of changes.entries())
      mutants.push({
        name: `${registered.machine.id}, ${guard.name}: guard body changed (${change.text.replaceAll(/\s+/g, ' ')})`,
        kind: 'guard body changed',
        create: () => rebuildMachine(registered, { puts: { guards: { [guard.name]: functions[index] } } }),
      });
  }
  return mutants;
};
