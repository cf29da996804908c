/**
 * Checks everything about a rules file that needs no request: every name, function and method exists, no function calls
 * itself, every pattern is valid. A file that passes cannot fail at run time for any of these reasons.
 */
import { builtInFunctions, isLookup } from './functions.ts';
import { hasMethod, type Patterns } from './methods.ts';
import { formatArguments, RulesError } from './problem.ts';
import { translatePattern } from './regex.ts';
import { findBinding, findFunction, type Scope } from './scope.ts';
import type { Expression, Match, RulesFunction } from './syntax.ts';
import { testableTypes } from './values.ts';

/** `depth` is the number of operators within each other in one expression. */
const limits = { parameters: 7, lets: 10, nestedCalls: 20, depth: 500 } as const;

/** The supported properties of the global values; `resource` covers `request.resource` too. */
const supportedProperties: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'method', 'path', 'query', 'resource', 'time'],
  resource: ['data', 'id', '__name__'],
  query: ['limit', 'offset'],
  auth: ['uid', 'token'],
};

const globalNames = ['request', 'resource'] as const;

type NameScope = Scope<true>;

/** The patterns of the file, translated. @throws RulesError at the first unsupported construct */
export function checkRules(service: Match): Patterns {
  const patterns = new Map<string, RegExp>();
  const depths = new Map<RulesFunction, number>();

  function checkMatch(match: Match, outer: NameScope): void {
    const wildcards = match.path.flatMap((segment) => (segment.kind === 'exactly' ? [] : [segment.name]));
    const scope: NameScope = { names: bindNames(wildcards, match.line), functions: match.functions, outer };
    for (const written of match.functions.values()) depthOf(written, scope, []);
    for (const { condition } of match.allows) checkExpression(condition, scope, []);
    for (const inner of match.inner) checkMatch(inner, scope);
  }

  /** The nesting depth of calls in a call of this function: 1 if it calls none. */
  function depthOf(called: RulesFunction, home: NameScope, callers: readonly RulesFunction[]): number {
    const entry = depths.get(called);
    if (entry !== undefined) return entry;
    const { name, line, parameters, lets, result } = called;
    if (callers.includes(called)) throw new RulesError(line, `${name}() calls itself`);
    if (parameters.length > limits.parameters)
      throw new RulesError(line, `${name}() has too many parameters`);
    if (lets.length > limits.lets) throw new RulesError(line, `${name}() has too many lets`);
    if (builtInFunctions.has(name) || isLookup(name))
      throw new RulesError(line, `${name}() is defined already`);

    const chain = [...callers, called];
    let scope: NameScope = { names: bindNames(parameters, line), functions: new Map(), outer: home };
    let depth = 0;
    for (const [bound, value] of lets) {
      depth = Math.max(depth, checkExpression(value, scope, chain));
      scope = { ...scope, names: bindNames([...scope.names.keys(), bound], line) };
    }
    depth = 1 + Math.max(depth, checkExpression(result, scope, chain));
    if (depth > limits.nestedCalls)
      throw new RulesError(line, `${name}() nests more than ${limits.nestedCalls} calls`);
    depths.set(called, depth);
    return depth;
  }

  /** Returns the depth of the calls in the expression. */
  function checkExpression(whole: Expression, scope: NameScope, callers: readonly RulesFunction[]): number {
    return listExpressions(whole).reduce((depth, at) => Math.max(depth, checkOne(at, scope, callers)), 0);
  }

  /** Checks an expression whose parts are checked. Returns the depth of its own call. */
  function checkOne(at: Expression, scope: NameScope, callers: readonly RulesFunction[]): number {
    switch (at.kind) {
      case 'name':
        if (findBinding(scope, at.name) === undefined)
          throw new RulesError(at.line, `nothing is named ${at.name}`);
        return 0;
      case 'property': {
        const owner = at.of.kind === 'name' || at.of.kind === 'property' ? at.of.name : '';
        const entry =
          isGlobalValue(at.of) && Object.hasOwn(supportedProperties, owner)
            ? supportedProperties[owner]
            : undefined;
        if (entry?.includes(at.name) === false)
          throw new RulesError(at.line, `${owner}.${at.name} is not supported`);
        return 0;
      }
      case 'is':
        if (!testableTypes.has(at.type)) throw new RulesError(at.line, `${at.type} is not a supported type`);
        return 0;
      case 'method':
        if (!hasMethod(at.name, at.args.length)) {
          throw new RulesError(
            at.line,
            `the method ${at.name}() with ${formatArguments(at.args.length)} is not supported`,
          );
        }
        if (at.name === 'matches') checkPattern(at.args[0]!, scope);
        return 0;
      case 'call': {
        const found = findFunction(scope, at.name);
        const arity = isLookup(at.name)
          ? 1
          : (builtInFunctions.get(at.name)?.arity ?? found?.called.parameters.length);
        if (arity === undefined)
          throw new RulesError(at.line, `the function ${at.name}() is not defined here, and not supported`);
        if (arity !== at.args.length)
          throw new RulesError(
            at.line,
            `${at.name}() takes ${formatArguments(arity)}, not ${at.args.length}`,
          );
        return found === undefined ? 0 : depthOf(found.called, found.home, callers);
      }
      default:
        return 0;
    }
  }

  function checkPattern(at: Expression, scope: NameScope): void {
    const text = constantText(at, scope);
    if (text === null) throw new RulesError(at.line, 'a pattern is made of texts written in this file');
    const translated = translatePattern(text);
    if ('refused' in translated) throw new RulesError(at.line, translated.refused);
    patterns.set(text, translated.expression);
  }

  const globals: NameScope = {
    names: new Map(globalNames.map((name) => [name, true])),
    functions: new Map(),
    outer: null,
  };
  checkMatch(service, globals);
  return patterns;
}

function bindNames(names: readonly string[], line: number): ReadonlyMap<string, true> {
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at || globalNames.some((reserved) => reserved === name)) {
      throw new RulesError(line, `${name} is bound already`);
    }
  }
  return new Map(names.map((name) => [name, true]));
}

/** Whether an expression is `request`, `resource`, or a property of `request`. */
const isGlobalValue = (at: Expression): boolean =>
  at.kind === 'name'
    ? globalNames.some((name) => name === at.name)
    : at.kind === 'property' && at.of.kind === 'name' && at.of.name === 'request';

/** The constant text of an expression: literals, their sums, and functions without parameters that return such. */
function constantText(whole: Expression, home: NameScope): string | null {
  const waiting: (readonly [Expression, NameScope])[] = [[whole, home]];
  let text = '';
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const [at, scope] = entry;
    if (at.kind === 'literal' && typeof at.value === 'string') text += at.value;
    else if (at.kind === 'binary' && at.operator === '+') waiting.push([at.right, scope], [at.left, scope]);
    else {
      const found = at.kind === 'call' && at.args.length === 0 ? findFunction(scope, at.name) : undefined;
      if (found === undefined || found.called.lets.length > 0) return null;
      waiting.push([found.called.result, found.home]);
    }
  }
  return text;
}

/** An expression with all its parts, each before what contains it. Calls itself for none, however deep they are. @throws RulesError */
function listExpressions(whole: Expression): readonly Expression[] {
  const waiting: (readonly [Expression, number])[] = [[whole, 1]];
  const listed: Expression[] = [];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    const [at, depth] = entry;
    listed.push(at);
    if (depth > limits.depth)
      throw new RulesError(at.line, `more than ${limits.depth} operators are nested here`);
    for (const part of childrenOf(at)) waiting.push([part, depth + 1]);
  }
  return listed.toReversed();
}

function childrenOf(at: Expression): readonly Expression[] {
  switch (at.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return at.items;
    case 'map':
      return at.entries.flat();
    case 'path':
      return at.segments;
    case 'property':
      return [at.of];
    case 'index':
      return [at.of, at.at];
    case 'slice':
      return [at.of, at.from, at.to];
    case 'call':
      return at.args;
    case 'method':
      return [at.of, ...at.args];
    case 'unary':
      return [at.right];
    case 'logic':
    case 'binary':
      return [at.left, at.right];
    case 'is':
      return [at.left];
    case 'choice':
      return [at.condition, at.yes, at.no];
  }
}
