/** The built-in functions of the rules. `timestamp.date(2026, 2, 31)` is a problem: there is no such day. */
import { EvaluationProblem } from './problem.ts';
import {
  asDuration,
  asInt,
  asTimestamp,
  type EvaluationOutcome,
  type RulesValue,
  typeNameOf,
} from './values.ts';

const micros = {
  w: 604_800_000_000n,
  d: 86_400_000_000n,
  h: 3_600_000_000n,
  m: 60_000_000n,
  s: 1_000_000n,
  ms: 1_000n,
} as const;

export const dayMicros = micros.d;

const isUnit = (text: RulesValue): text is keyof typeof micros =>
  typeof text === 'string' && Object.hasOwn(micros, text);

const createTypeProblem = (name: string, argument: RulesValue): EvaluationProblem =>
  new EvaluationProblem(`${name} does not take ${typeNameOf(argument)}`);

function toInt(argument: RulesValue): EvaluationOutcome {
  if (typeof argument === 'bigint') return argument;
  if (typeof argument === 'number') {
    return Number.isFinite(argument)
      ? asInt(BigInt(Math.trunc(argument)))
      : new EvaluationProblem('no int is infinite');
  }
  if (typeof argument !== 'string') return createTypeProblem('int()', argument);
  return /^[+-]?\d{1,19}$/.test(argument)
    ? asInt(BigInt(argument))
    : new EvaluationProblem('the text is no int');
}

function toDate(year: RulesValue, month: RulesValue, day: RulesValue): EvaluationOutcome {
  for (const argument of [year, month, day]) {
    if (typeof argument !== 'bigint') return createTypeProblem('timestamp.date()', argument);
  }
  if ((year as bigint) < 1n || (year as bigint) > 9999n) return new EvaluationProblem('no such year');
  const wanted = [year, month, day].map(Number) as [number, number, number];
  const found = new Date(0);
  found.setUTCFullYear(wanted[0], wanted[1] - 1, wanted[2]);
  const same = found.getUTCMonth() === wanted[1] - 1 && found.getUTCDate() === wanted[2];
  return same ? asTimestamp(BigInt(found.getTime()) * micros.ms) : new EvaluationProblem('no such day');
}

function toTimestamp(millis: RulesValue): EvaluationOutcome {
  return typeof millis === 'bigint'
    ? asTimestamp(millis * micros.ms)
    : createTypeProblem('timestamp.value()', millis);
}

function toDuration(count: RulesValue, unit: RulesValue): EvaluationOutcome {
  if (typeof count !== 'bigint') return createTypeProblem('duration.value()', count);
  return isUnit(unit)
    ? asDuration(count * micros[unit])
    : new EvaluationProblem('duration.value() knows w d h m s ms');
}

export interface BuiltInFunction {
  readonly arity: number;
  readonly call: (...argument: RulesValue[]) => EvaluationOutcome;
}

export const builtInFunctions: ReadonlyMap<string, BuiltInFunction> = new Map<string, BuiltInFunction>([
  ['int', { arity: 1, call: toInt }],
  ['timestamp.date', { arity: 3, call: toDate }],
  ['timestamp.value', { arity: 1, call: toTimestamp }],
  ['duration.value', { arity: 2, call: toDuration }],
]);

/** The functions that look up a document: the state they read, and whether they return the document or its existence. */
export const lookups = {
  exists: { when: 'before', answers: 'whether' },
  existsAfter: { when: 'after', answers: 'whether' },
  get: { when: 'before', answers: 'document' },
  getAfter: { when: 'after', answers: 'document' },
} as const;

export const isLookup = (name: string): name is keyof typeof lookups => Object.hasOwn(lookups, name);
