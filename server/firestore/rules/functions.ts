/** The functions rules are given. `timestamp.date(2026, 2, 31)` is no value: there is no such day. */
import { Problem } from './problem.ts';
import { asDuration, asInt, asTimestamp, type Outcome, type RulesValue, typeOf } from './values.ts';

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

const misfit = (name: string, given: RulesValue): Problem =>
  new Problem(`${name} does not take ${typeOf(given)}`);

function int(given: RulesValue): Outcome {
  if (typeof given === 'bigint') return given;
  if (typeof given === 'number') {
    return Number.isFinite(given) ? asInt(BigInt(Math.trunc(given))) : new Problem('no int is infinite');
  }
  if (typeof given !== 'string') return misfit('int()', given);
  return /^[+-]?\d{1,19}$/.test(given) ? asInt(BigInt(given)) : new Problem('the text is no int');
}

function date(year: RulesValue, month: RulesValue, day: RulesValue): Outcome {
  for (const given of [year, month, day]) {
    if (typeof given !== 'bigint') return misfit('timestamp.date()', given);
  }
  if ((year as bigint) < 1n || (year as bigint) > 9999n) return new Problem('no such year');
  const wanted = [year, month, day].map(Number) as [number, number, number];
  const found = new Date(0);
  found.setUTCFullYear(wanted[0], wanted[1] - 1, wanted[2]);
  const same = found.getUTCMonth() === wanted[1] - 1 && found.getUTCDate() === wanted[2];
  return same ? asTimestamp(BigInt(found.getTime()) * micros.ms) : new Problem('no such day');
}

function value(millis: RulesValue): Outcome {
  return typeof millis === 'bigint' ? asTimestamp(millis * micros.ms) : misfit('timestamp.value()', millis);
}

function duration(count: RulesValue, unit: RulesValue): Outcome {
  if (typeof count !== 'bigint') return misfit('duration.value()', count);
  return isUnit(unit) ? asDuration(count * micros[unit]) : new Problem('duration.value() knows w d h m s ms');
}

export interface Given {
  readonly takes: number;
  readonly answer: (...given: RulesValue[]) => Outcome;
}

export const functions: ReadonlyMap<string, Given> = new Map<string, Given>([
  ['int', { takes: 1, answer: int }],
  ['timestamp.date', { takes: 3, answer: date }],
  ['timestamp.value', { takes: 1, answer: value }],
  ['duration.value', { takes: 2, answer: duration }],
]);

/** The functions that look at a document: what they look at, and whether they answer with it or with its being there. */
export const lookups = {
  exists: { when: 'before', answers: 'whether' },
  existsAfter: { when: 'after', answers: 'whether' },
  get: { when: 'before', answers: 'document' },
  getAfter: { when: 'after', answers: 'document' },
} as const;

export const isLookup = (name: string): name is keyof typeof lookups => Object.hasOwn(lookups, name);
