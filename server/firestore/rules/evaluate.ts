/**
 * One expression → its value, or the problem that leaves it without one. What each kind costs is what Google's
 * emulator 1.19.9 was measured to count; all that an operator is given is evaluated and counted, problem or not.
 */
import { functions, isLookup, lookups } from './functions.ts';
import { callMethod, type Patterns } from './methods.ts';
import { apply } from './operators.ts';
import { isProblem, Problem } from './problem.ts';
import { resourceOf } from './request.ts';
import { boundIn, functionIn, type Scope } from './scope.ts';
import type { Expression } from './syntax.ts';
import type { Tally } from './tally.ts';
import type { World } from './types.ts';
import { asInt, isList, isMap, isNumber, kinded, type Outcome, type RulesValue, typeOf } from './values.ts';

export interface Evaluation {
  readonly world: World;
  readonly patterns: Patterns;
  readonly tally: Tally;
}

type Of<Kind extends Expression['kind']> = Extract<Expression, { readonly kind: Kind }>;

export function evaluate(at: Expression, scope: Scope<Outcome>, in_: Evaluation): Outcome {
  const value = (part: Expression): Outcome => evaluate(part, scope, in_);
  const { tally } = in_;

  switch (at.kind) {
    case 'literal':
      tally.spend(1);
      return at.value;
    case 'name':
      tally.spend(1);
      return boundIn(scope, at.name)!;
    case 'list':
      tally.spend(1);
      return all(at.items.map(value), (items) => items);
    case 'map':
      tally.spend(1);
      return all(at.entries.flat().map(value), mapOf);
    case 'path':
      tally.spend(1);
      return all(at.segments.map(value), pathOf);
    case 'property':
      tally.spend(1);
      return all([value(at.of)], ([of]) => property(of!, at.name));
    case 'index':
      tally.spend(1);
      return all([value(at.of), value(at.at)], ([of, key]) => item(of!, key!));
    case 'slice':
      tally.spend(1);
      return all([value(at.of), value(at.from), value(at.to)], ([of, from, to]) => slice(of!, from!, to!));
    case 'method':
      tally.spend(1);
      return all([value(at.of), ...at.given.map(value)], ([of, ...given]) =>
        callMethod(of!, at.name, given, in_.patterns),
      );
    case 'unary':
      tally.spend(1);
      return all([value(at.right)], ([right]) => (at.operator === '!' ? not(right!) : negative(right!)));
    case 'binary':
      tally.spend(1);
      return all([value(at.left), value(at.right)], ([left, right]) => apply(at.operator, left!, right!));
    case 'is':
      tally.spend(2);
      return all([value(at.left)], ([left]) => isOfType(left!, at.type));
    case 'logic':
      return logic(at, value, tally);
    case 'choice':
      return choice(at, value, tally);
    case 'call':
      tally.spend(1);
      return call(at, at.given.map(value), scope, in_);
  }
}

/** The first problem among the parts, or what is made of their values. */
function all(parts: readonly Outcome[], make: (values: readonly RulesValue[]) => Outcome): Outcome {
  return parts.find(isProblem) ?? make(parts as readonly RulesValue[]);
}

/** `false &&` and `true ||` decide at once; a problem on one side is overruled by the other side alone. */
function logic(at: Of<'logic'>, value: (part: Expression) => Outcome, tally: Tally): Outcome {
  const decisive = at.operator === '||';
  const left = value(at.left);
  tally.spend(1);
  if (left === decisive) return decisive;
  const right = value(at.right);
  tally.spend(1);
  if (right === decisive) return decisive;
  return all([asBool(left), asBool(right)], () => !decisive);
}

function choice(at: Of<'choice'>, value: (part: Expression) => Outcome, tally: Tally): Outcome {
  const condition = asBool(value(at.condition));
  tally.spend(2);
  if (condition === true) return value(at.yes);
  if (condition !== false) return condition;
  tally.spend(2);
  return value(at.no);
}

function asBool(outcome: Outcome): boolean | Problem {
  if (typeof outcome === 'boolean' || isProblem(outcome)) return outcome;
  return new Problem(`a bool is due, not ${typeOf(outcome as RulesValue)}`);
}

const not = (right: RulesValue): Outcome => {
  const bool = asBool(right);
  return typeof bool === 'boolean' ? !bool : bool;
};

const negative = (right: RulesValue): Outcome => {
  if (!isNumber(right)) return new Problem(`- does not turn ${typeOf(right)}`);
  return typeof right === 'bigint' ? asInt(-right) : -right;
};

const isOfType = (value: RulesValue, type: string): boolean =>
  type === 'number' ? isNumber(value) : typeOf(value) === type;

function call(at: Of<'call'>, given: readonly Outcome[], scope: Scope<Outcome>, in_: Evaluation): Outcome {
  const { name } = at;
  if (isLookup(name)) return all(given, ([path]) => lookUp(name, path!, in_));
  const ready = functions.get(name);
  if (ready !== undefined) return all(given, (values) => ready.answer(...values));

  const { called, home } = functionIn(scope, name)!;
  const names = new Map<string, Outcome>(
    called.parameters.map((parameter, index) => [parameter, given[index]!]),
  );
  const inside = { names, functions: new Map(), outer: home };
  for (const [bound, value] of called.lets) {
    in_.tally.spend(1);
    names.set(bound, evaluate(value, inside, in_));
  }
  return evaluate(called.answer, inside, in_);
}

function lookUp(name: keyof typeof lookups, path: RulesValue, { world, tally }: Evaluation): Outcome {
  const target = kinded(path);
  if (target?.kind !== 'path') return new Problem(`${name}() takes a path, not ${typeOf(path)}`);
  const [databases, database, documents, ...below] = target.segments;
  if (databases !== 'databases' || database !== '(default)' || documents !== 'documents') {
    return new Problem(`${name}() looks into this database only`);
  }
  if (below.length === 0 || below.length % 2 === 1) return new Problem(`${name}() takes a document's path`);
  if (!tally.mayLookAt(below)) return new Problem(`${name}() looked at too many documents`);

  const { when, answers } = lookups[name];
  const found = world[when](below);
  if (answers === 'whether') return found !== null;
  return found === null ? new Problem(`${name}() found no document`) : resourceOf(found);
}

function property(of: RulesValue, name: string): Outcome {
  if (!isMap(of)) return new Problem(`${typeOf(of)} has no property ${name}`);
  return of.has(name) ? of.get(name)! : new Problem(`there is no property ${name}`);
}

function item(of: RulesValue, key: RulesValue): Outcome {
  if (isMap(of)) {
    return typeof key === 'string' && of.has(key) ? of.get(key)! : new Problem('there is no such key');
  }
  if (typeof key !== 'bigint' || (!isList(of) && typeof of !== 'string')) {
    return new Problem(`${typeOf(of)} is not looked up by ${typeOf(key)}`);
  }
  return key >= 0n && key < of.length ? of[Number(key)]! : new Problem('there is no such index');
}

/** `[from:to]`, `to` left out; both within the length. */
function slice(of: RulesValue, from: RulesValue, to: RulesValue): Outcome {
  if (typeof from !== 'bigint' || typeof to !== 'bigint' || (!isList(of) && typeof of !== 'string')) {
    return new Problem(`${typeOf(of)} is not cut from ${typeOf(from)} to ${typeOf(to)}`);
  }
  const fits = from >= 0n && from <= to && to <= of.length;
  return fits ? of.slice(Number(from), Number(to)) : new Problem('the slice lies outside');
}

function mapOf(flat: readonly RulesValue[]): Outcome {
  const entries = new Map<string, RulesValue>();
  for (let at = 0; at < flat.length; at += 2) {
    const key = flat[at]!;
    if (typeof key !== 'string') return new Problem(`a key is a text, not ${typeOf(key)}`);
    entries.set(key, flat[at + 1]!);
  }
  return entries;
}

function pathOf(segments: readonly RulesValue[]): Outcome {
  const texts = segments.filter((segment) => typeof segment === 'string');
  return texts.length === segments.length && texts.every((text) => text !== '' && !text.includes('/'))
    ? { kind: 'path', segments: texts }
    : new Problem('a path is made of texts without a slash');
}
