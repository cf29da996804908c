/**
 * Reads TypeScript modules as syntax trees, and follows names through constants, imports and exports to the expression
 * that a name stands for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript's nodes). Positions are characters from the start of the file. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

/** An export or an import of another module. */
interface Reference {
  readonly from: string;
  readonly name: string;
}

export interface SourceModule {
  readonly file: string;
  readonly text: string;
  readonly constants: ReadonlyMap<string, SyntaxNode>;
  readonly imports: ReadonlyMap<string, Reference>;
  /** By exported name: the expression, the local name, or the other module. */
  readonly exports: ReadonlyMap<string, SyntaxNode | string | Reference>;
  /** The strings that name the modules it imports or exports from, in document order. */
  readonly importSources: readonly SyntaxNode[];
}

/** An expression, and the module that it is written in. */
export interface WrittenExpression {
  readonly node: SyntaxNode;
  readonly module: SourceModule;
}

const nodesOf = (value: unknown): readonly SyntaxNode[] => value as readonly SyntaxNode[];
const nodeOf = (value: unknown): SyntaxNode => value as SyntaxNode;

/** The name of an identifier, or the text of a string; null for any other node. */
export const nameOf = (value: unknown): string | null => {
  const { type, name, value: literal } = nodeOf(value);
  if (type === 'Identifier') return String(name);
  return type === 'Literal' ? String(literal) : null;
};

const declaredConstants = (statement: SyntaxNode): readonly (readonly [string, SyntaxNode])[] =>
  statement.type !== 'VariableDeclaration'
    ? []
    : nodesOf(statement.declarations).flatMap(({ id, init }) => {
        const name = nameOf(id);
        return name === null || init === null ? [] : [[name, nodeOf(init)] as const];
      });

const readModule = (file: string): SourceModule => {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const constants = new Map<string, SyntaxNode>();
  const imports = new Map<string, Reference>();
  const exports = new Map<string, SyntaxNode | string | Reference>();
  const importSources: SyntaxNode[] = [];
  for (const statement of nodesOf(program.body)) {
    if (statement.source) importSources.push(nodeOf(statement.source));
    for (const [name, node] of declaredConstants(statement)) constants.set(name, node);
    if (statement.type === 'ImportDeclaration') {
      const from = String(nodeOf(statement.source).value);
      for (const { imported, local } of nodesOf(statement.specifiers))
        imports.set(nameOf(local)!, { from, name: imported === undefined ? 'default' : nameOf(imported)! });
    }
    if (statement.type === 'ExportDefaultDeclaration') exports.set('default', nodeOf(statement.declaration));
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration !== null)
      for (const [name, node] of declaredConstants(nodeOf(statement.declaration))) {
        constants.set(name, node);
        exports.set(name, name);
      }
    for (const { local, exported } of nodesOf(statement.specifiers))
      exports.set(
        nameOf(exported)!,
        statement.source === null
          ? nameOf(local)!
          : { from: String(nodeOf(statement.source).value), name: nameOf(local)! },
      );
  }
  return { file, text, constants, imports, exports, importSources };
};

/** Reads each module once. */
export const createModuleReader = (): ((file: string) => SourceModule) => {
  const modules = new Map<string, SourceModule>();
  return (file) => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };
};

type ReadModule = ReturnType<typeof createModuleReader>;

/** More names than any chain of constants and exports has. */
const maxNames = 40;

/** Nodes around an expression that do not change its value. */
const wrappers = [
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
];

/** Calls that return a machine or a state, whose configuration is their first argument. */
const configCalls = ['createMachine', 'createStateConfig'];

export interface NameResolver {
  /** The expression of an export; null when the name leads out of the modules that can be read. */
  readonly findExport: (module: SourceModule, name: string) => WrittenExpression | null;
  /** What an expression stands for: a literal, an object, a function, a call. */
  readonly findValue: (expression: WrittenExpression) => WrittenExpression | null;
  /** What a configuration is written as, with the calls around it removed. */
  readonly findConfig: (expression: WrittenExpression) => WrittenExpression | null;
}

export const createNameResolver = (read: ReadModule): NameResolver => {
  const findReference = (module: SourceModule, { from, name }: Reference, left: number) => {
    const file = resolve(dirname(module.file), from);
    return from.startsWith('.') && existsSync(file) ? findExport(read(file), name, left) : null;
  };
  const findName = (module: SourceModule, name: string, left: number): WrittenExpression | null => {
    const node = module.constants.get(name);
    if (node !== undefined) return { node, module };
    const reference = module.imports.get(name);
    return reference === undefined || left === 0 ? null : findReference(module, reference, left - 1);
  };
  const findExport = (module: SourceModule, name: string, left: number): WrittenExpression | null => {
    const exported = module.exports.get(name);
    if (exported === undefined || left === 0) return null;
    if (typeof exported === 'string') return findName(module, exported, left - 1);
    return 'from' in exported && !('type' in exported)
      ? findReference(module, exported as Reference, left - 1)
      : { node: exported as SyntaxNode, module };
  };
  const findValue = (expression: WrittenExpression): WrittenExpression | null => {
    let value: WrittenExpression | null = expression;
    for (let step = 0; step < maxNames && value !== null; step++) {
      const { node, module }: WrittenExpression = value;
      if (wrappers.includes(node.type)) value = { node: nodeOf(node.expression), module };
      else if (node.type === 'Identifier') value = findName(module, String(node.name), maxNames);
      else return value;
    }
    return null;
  };
  const findConfig = (expression: WrittenExpression): WrittenExpression | null => {
    const value = findValue(expression);
    if (value?.node.type !== 'CallExpression') return value;
    const callee = nodeOf(value.node.callee);
    const called = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
    const { module } = value;
    if (called === 'provide') return findConfig({ node: nodeOf(callee.object), module });
    const [config] = nodesOf(value.node.arguments);
    return config !== undefined && configCalls.includes(called ?? '')
      ? findConfig({ node: config, module })
      : null;
  };
  return {
    findExport: (module, name) => findExport(module, name, maxNames),
    findValue,
    findConfig,
  };
};
