/**
 * All that can be known of a rules file without a request: every name and function is there, nothing calls
 * itself, every method exists, every pattern can be read. A file that passes is evaluated without surprises.
 */
import { functions, isLookup } from './functions.ts';
import { isMethod, type Patterns } from './methods.ts';
import { RulesError } from './problem.ts';
import { translate } from './regex.ts';
import { boundIn, functionIn, type Scope } from './scope.ts';
import type { Expression, Match, RulesFunction } from './syntax.ts';
import { typesToAsk } from './values.ts';

const most = { parameters: 7, lets: 10, nestedCalls: 20 } as const;

/** What rules may ask of the values they are given; `resource` is that of a request too. */
const properties: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'method', 'path', 'query', 'resource', 'time'],
  resource: ['data', 'id', '__name__'],
  query: ['limit', 'offset'],
  auth: ['uid', 'token'],
};

const given = ['request', 'resource'] as const;

type Names = Scope<true>;

/** The patterns of the file, translated. Throws a RulesError at the first thing that is not supported. */
export function check(service: Match): Patterns {
  const patterns = new Map<string, RegExp>();
  const depths = new Map<RulesFunction, number>();

  function checkMatch(match: Match, outer: Names): void {
    const wildcards = match.path.flatMap((segment) => (segment.kind === 'exactly' ? [] : [segment.name]));
    const scope: Names = { names: bind(wildcards, match.line), functions: match.functions, outer };
    for (const written of match.functions.values()) depthOf(written, scope, []);
    for (const { condition } of match.allows) checkExpression(condition, scope, []);
    for (const inner of match.inner) checkMatch(inner, scope);
  }

  /** How many calls deep a call of it goes: 1 where it calls none. */
  function depthOf(called: RulesFunction, home: Names, callers: readonly RulesFunction[]): number {
    const known = depths.get(called);
    if (known !== undefined) return known;
    const { name, line, parameters, lets, answer } = called;
    if (callers.includes(called)) throw new RulesError(line, `${name}() calls itself`);
    if (parameters.length > most.parameters) throw new RulesError(line, `${name}() has too many parameters`);
    if (lets.length > most.lets) throw new RulesError(line, `${name}() has too many lets`);
    if (functions.has(name) || isLookup(name)) throw new RulesError(line, `${name}() is given already`);

    const chain = [...callers, called];
    let scope: Names = { names: bind(parameters, line), functions: new Map(), outer: home };
    let depth = 0;
    for (const [bound, value] of lets) {
      depth = Math.max(depth, checkExpression(value, scope, chain));
      scope = { ...scope, names: bind([...scope.names.keys(), bound], line) };
    }
    depth = 1 + Math.max(depth, checkExpression(answer, scope, chain));
    if (depth > most.nestedCalls)
      throw new RulesError(line, `${name}() nests more than ${most.nestedCalls} calls`);
    depths.set(called, depth);
    return depth;
  }

  /** Answers with the depth of the calls in it. */
  function checkExpression(at: Expression, scope: Names, callers: readonly RulesFunction[]): number {
    let depth = 0;
    for (const part of partsOf(at)) depth = Math.max(depth, checkExpression(part, scope, callers));

    switch (at.kind) {
      case 'name':
        if (boundIn(scope, at.name) === undefined)
          throw new RulesError(at.line, `nothing is named ${at.name}`);
        return depth;
      case 'property': {
        const owner = at.of.kind === 'name' || at.of.kind === 'property' ? at.of.name : '';
        const known = isGiven(at.of) && Object.hasOwn(properties, owner) ? properties[owner] : undefined;
        if (known?.includes(at.name) === false)
          throw new RulesError(at.line, `${owner}.${at.name} is not supported`);
        return depth;
      }
      case 'is':
        if (!typesToAsk.has(at.type)) throw new RulesError(at.line, `${at.type} is not a supported type`);
        return depth;
      case 'method':
        if (!isMethod(at.name, at.given.length)) {
          throw new RulesError(at.line, `no supported method is ${at.name}() of ${at.given.length}`);
        }
        if (at.name === 'matches') checkPattern(at.given[0]!, scope);
        return depth;
      case 'call': {
        const found = functionIn(scope, at.name);
        const takes = isLookup(at.name)
          ? 1
          : (functions.get(at.name)?.takes ?? found?.called.parameters.length);
        if (takes === undefined) throw new RulesError(at.line, `no supported function is ${at.name}()`);
        if (takes !== at.given.length) throw new RulesError(at.line, `${at.name}() takes ${takes}`);
        return found === undefined ? depth : Math.max(depth, depthOf(found.called, found.home, callers));
      }
      default:
        return depth;
    }
  }

  function checkPattern(at: Expression, scope: Names): void {
    const text = constantText(at, scope);
    if (text === null) throw new RulesError(at.line, 'a pattern is made of texts written in this file');
    const translated = translate(text);
    if ('refused' in translated) throw new RulesError(at.line, translated.refused);
    patterns.set(text, translated.expression);
  }

  const globals: Names = {
    names: new Map(given.map((name) => [name, true])),
    functions: new Map(),
    outer: null,
  };
  checkMatch(service, globals);
  return patterns;
}

function bind(names: readonly string[], line: number): ReadonlyMap<string, true> {
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at || given.some((taken) => taken === name)) {
      throw new RulesError(line, `${name} is bound already`);
    }
  }
  return new Map(names.map((name) => [name, true]));
}

/** Whether an expression is `request`, `resource`, or a property of `request`. */
const isGiven = (at: Expression): boolean =>
  at.kind === 'name'
    ? given.some((name) => name === at.name)
    : at.kind === 'property' && at.of.kind === 'name' && at.of.name === 'request';

/** The text an expression always has: literals, their sums, and functions without parameters that return such. */
function constantText(at: Expression, scope: Names): string | null {
  if (at.kind === 'literal') return typeof at.value === 'string' ? at.value : null;
  if (at.kind === 'binary' && at.operator === '+') {
    const left = constantText(at.left, scope);
    const right = constantText(at.right, scope);
    return left === null || right === null ? null : left + right;
  }
  if (at.kind !== 'call' || at.given.length > 0) return null;
  const found = functionIn(scope, at.name);
  return found === undefined || found.called.lets.length > 0
    ? null
    : constantText(found.called.answer, found.home);
}

function partsOf(at: Expression): readonly Expression[] {
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
      return at.given;
    case 'method':
      return [at.of, ...at.given];
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
