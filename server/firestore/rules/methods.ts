/** The methods of values, by type. Each is given the value and as many others as it takes. */
import { holds } from './equality.ts';
import { dayMicros } from './functions.ts';
import { Problem } from './problem.ts';
import type { Duration, Timestamp } from './types.ts';
import {
  asTimestamp,
  isList,
  type Outcome,
  type RulesMap,
  type RulesValue,
  type TypeName,
  typeOf,
} from './values.ts';

/** The patterns of a rules file, translated when it was compiled. */
export type Patterns = ReadonlyMap<string, RegExp>;

interface Method<Of> {
  readonly takes: number;
  readonly answer: (of: Of, given: readonly RulesValue[], patterns: Patterns) => Outcome;
}

type Methods<Of> = Readonly<Record<string, Method<Of>>>;

const alone = <Of>(answer: (of: Of) => Outcome): Method<Of> => ({ takes: 0, answer });

/** A method that is given a list. */
const withItems = (
  answer: (items: readonly RulesValue[], given: readonly RulesValue[]) => Outcome,
): Method<readonly RulesValue[]> => ({
  takes: 1,
  answer: (items, [given]) =>
    isList(given!) ? answer(items, given) : new Problem(`a list is due, not ${typeOf(given!)}`),
});

const ofText: Methods<string> = {
  size: alone((text) => BigInt(text.length)),
  trim: alone((text) => {
    // Whatever is at most U+0020, and no other blank.
    return text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  }),
  lower: alone((text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: alone((text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  matches: {
    takes: 1,
    answer: (text, [pattern], patterns) => {
      const expression = patterns.get(pattern as string);
      return expression === undefined ? new Problem('a pattern of another file') : expression.test(text);
    },
  },
};

const ofList: Methods<readonly RulesValue[]> = {
  size: alone((items) => BigInt(items.length)),
  hasAll: withItems((items, wanted) => wanted.every((item) => holds(items, item))),
  hasAny: withItems((items, wanted) => wanted.some((item) => holds(items, item))),
  hasOnly: withItems((items, allowed) => items.every((item) => holds(allowed, item))),
  concat: withItems((items, more) => [...items, ...more]),
  removeAll: withItems((items, unwanted) => items.filter((item) => !holds(unwanted, item))),
};

const ofMap: Methods<RulesMap> = {
  size: alone((map) => BigInt(map.size)),
  keys: alone((map) => [...map.keys()]),
  values: alone((map) => [...map.values()]),
  get: {
    takes: 2,
    answer: (map, [key, otherwise]) =>
      typeof key === 'string'
        ? map.has(key)
          ? map.get(key)!
          : otherwise!
        : new Problem(`a key is a text, not ${typeOf(key!)}`),
  },
};

const floor = (micros: bigint, unit: bigint): bigint => micros - (((micros % unit) + unit) % unit);

const part = (read: (date: Date) => number): Method<Timestamp> =>
  alone(({ micros }) => BigInt(read(new Date(Number(floor(micros, 1_000n) / 1_000n)))));

/** All in UTC; Monday is 1, Sunday 7. */
const ofTimestamp: Methods<Timestamp> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  toMillis: alone(({ micros }) => floor(micros, 1_000n) / 1_000n),
  date: alone(({ micros }) => asTimestamp(floor(micros, dayMicros))),
};

const ofDuration: Methods<Duration> = {
  seconds: alone(({ micros }) => micros / 1_000_000n),
};

const tables: Partial<Record<TypeName, Methods<never>>> = {
  string: ofText,
  list: ofList,
  map: ofMap,
  timestamp: ofTimestamp,
  duration: ofDuration,
};

export function callMethod(
  of: RulesValue,
  name: string,
  given: readonly RulesValue[],
  patterns: Patterns,
): Outcome {
  const type = typeOf(of);
  const table = tables[type];
  const method = table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  return method === undefined || method.takes !== given.length
    ? new Problem(`${type} has no ${name}() of ${given.length}`)
    : method.answer(of as never, given, patterns);
}

/** Whether a value of any type has such a method. */
export const isMethod = (name: string, takes: number): boolean =>
  Object.values(tables).some((table) => Object.hasOwn(table, name) && table[name]?.takes === takes);
