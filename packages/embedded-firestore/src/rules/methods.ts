/** The methods of values, by type. Each receives the value and its arguments. */

import type { Duration, Timestamp } from '../protocol/value.ts';
import { hasEquivalent, includesRulesValue, isEquivalent } from './equality.ts';
import { dayMicros } from './functions.ts';
import { EvaluationProblem, formatArguments } from './problem.ts';
import {
  asKinded,
  asTimestamp,
  type EvaluationOutcome,
  isRulesList,
  isRulesMap,
  type MapDifference,
  type RulesMap,
  type RulesValue,
  type SetValue,
  type TypeName,
  typeNameOf,
} from './values.ts';

/** The patterns of a rules file, translated at compile time. */
export type Patterns = ReadonlyMap<string, RegExp>;

interface ValueMethod<Of> {
  readonly arity: number;
  readonly call: (target: Of, args: readonly RulesValue[], patterns: Patterns) => EvaluationOutcome;
}

type MethodTable<Of> = Readonly<Record<string, ValueMethod<Of>>>;

const withoutArguments = <Of>(call: (target: Of) => EvaluationOutcome): ValueMethod<Of> => ({
  arity: 0,
  call,
});

/** A method whose argument is a list. */
const withListArgument = (
  call: (items: readonly RulesValue[], args: readonly RulesValue[]) => EvaluationOutcome,
): ValueMethod<readonly RulesValue[]> => ({
  arity: 1,
  call: (items, [args]) =>
    isRulesList(args!) ? call(items, args) : new EvaluationProblem(`a list is due, not ${typeNameOf(args!)}`),
});

const textMethods: MethodTable<string> = {
  size: withoutArguments((text) => BigInt(text.length)),
  trim: withoutArguments((text) => {
    // Removes characters up to U+0020, and no other blank.
    return text.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '');
  }),
  lower: withoutArguments((text) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())),
  upper: withoutArguments((text) => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())),
  matches: {
    arity: 1,
    call: (text, [pattern], patterns) => {
      const expression = patterns.get(pattern as string);
      return expression === undefined
        ? new EvaluationProblem('a pattern of another file')
        : expression.test(text);
    },
  },
};

const toSet = (items: readonly RulesValue[]): SetValue => ({
  kind: 'set',
  items: items.filter((item, at) => !hasEquivalent(items.slice(0, at), item)),
});

const listMethods: MethodTable<readonly RulesValue[]> = {
  size: withoutArguments((items) => BigInt(items.length)),
  hasAll: withListArgument((items, wanted) => wanted.every((item) => includesRulesValue(items, item))),
  hasAny: withListArgument((items, wanted) => wanted.some((item) => includesRulesValue(items, item))),
  hasOnly: withListArgument((items, allowed) => items.every((item) => includesRulesValue(allowed, item))),
  concat: withListArgument((items, more) => [...items, ...more]),
  removeAll: withListArgument((items, unwanted) =>
    items.filter((item) => !includesRulesValue(unwanted, item)),
  ),
  toSet: withoutArguments(toSet),
};

/** A method whose argument is a list or a set. */
const withItemsArgument = (
  call: (items: readonly RulesValue[], args: readonly RulesValue[]) => EvaluationOutcome,
): ValueMethod<SetValue> => ({
  arity: 1,
  call: ({ items }, [argument]) => {
    if (isRulesList(argument!)) return call(items, argument);
    const set = asKinded(argument!);
    return set?.kind === 'set'
      ? call(items, set.items)
      : new EvaluationProblem(`a list or a set is due, not ${typeNameOf(argument!)}`);
  },
});

const setMethods: MethodTable<SetValue> = {
  size: withoutArguments(({ items }) => BigInt(items.length)),
  hasAll: withItemsArgument((items, wanted) => wanted.every((item) => hasEquivalent(items, item))),
  hasAny: withItemsArgument((items, wanted) => wanted.some((item) => hasEquivalent(items, item))),
  hasOnly: withItemsArgument((items, allowed) => items.every((item) => hasEquivalent(allowed, item))),
};

/** The keys of both maps together for which this holds, as a set. */
const withKeys = (holds: (key: string, difference: MapDifference) => boolean): ValueMethod<MapDifference> =>
  withoutArguments((difference) => {
    const keys = new Set([...difference.left.keys(), ...difference.right.keys()]);
    return { kind: 'set', items: [...keys].filter((key) => holds(key, difference)) };
  });

const isUnchanged = (key: string, { left, right }: MapDifference): boolean =>
  left.has(key) && right.has(key) && isEquivalent(left.get(key)!, right.get(key)!);

const mapDifferenceMethods: MethodTable<MapDifference> = {
  addedKeys: withKeys((key, { right }) => !right.has(key)),
  removedKeys: withKeys((key, { left }) => !left.has(key)),
  changedKeys: withKeys(
    (key, difference) =>
      difference.left.has(key) && difference.right.has(key) && !isUnchanged(key, difference),
  ),
  affectedKeys: withKeys((key, difference) => !isUnchanged(key, difference)),
  unchangedKeys: withKeys(isUnchanged),
};

const mapMethods: MethodTable<RulesMap> = {
  size: withoutArguments((map) => BigInt(map.size)),
  keys: withoutArguments((map) => [...map.keys()]),
  values: withoutArguments((map) => [...map.values()]),
  get: {
    arity: 2,
    call: (map, [key, otherwise]) =>
      typeof key === 'string'
        ? map.has(key)
          ? map.get(key)!
          : otherwise!
        : new EvaluationProblem(`a key is a text, not ${typeNameOf(key!)}`),
  },
  diff: {
    arity: 1,
    call: (left, [right]) =>
      isRulesMap(right!)
        ? { kind: 'mapDifference', left, right }
        : new EvaluationProblem(`a map is due, not ${typeNameOf(right!)}`),
  },
};

const floorTo = (micros: bigint, unit: bigint): bigint => micros - (((micros % unit) + unit) % unit);

const datePart = (read: (date: Date) => number): ValueMethod<Timestamp> =>
  withoutArguments(({ micros }) => BigInt(read(new Date(Number(floorTo(micros, 1_000n) / 1_000n)))));

/** All in UTC; Monday is 1, Sunday 7. */
const timestampMethods: MethodTable<Timestamp> = {
  year: datePart((date) => date.getUTCFullYear()),
  month: datePart((date) => date.getUTCMonth() + 1),
  day: datePart((date) => date.getUTCDate()),
  dayOfWeek: datePart((date) => date.getUTCDay() || 7),
  hours: datePart((date) => date.getUTCHours()),
  minutes: datePart((date) => date.getUTCMinutes()),
  seconds: datePart((date) => date.getUTCSeconds()),
  toMillis: withoutArguments(({ micros }) => floorTo(micros, 1_000n) / 1_000n),
  date: withoutArguments(({ micros }) => asTimestamp(floorTo(micros, dayMicros))),
};

const durationMethods: MethodTable<Duration> = {
  seconds: withoutArguments(({ micros }) => micros / 1_000_000n),
};

const methodsByType: Partial<Record<TypeName, MethodTable<never>>> = {
  string: textMethods,
  list: listMethods,
  map: mapMethods,
  set: setMethods,
  map_diff: mapDifferenceMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
};

export function callMethod(
  target: RulesValue,
  name: string,
  args: readonly RulesValue[],
  patterns: Patterns,
): EvaluationOutcome {
  const type = typeNameOf(target);
  const table = methodsByType[type];
  const method = table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
  return method === undefined || method.arity !== args.length
    ? new EvaluationProblem(`${type} has no ${name}() with ${formatArguments(args.length)}`)
    : method.call(target as never, args, patterns);
}

/** Whether any type has such a method. */
export const hasMethod = (name: string, arity: number): boolean =>
  Object.values(methodsByType).some((table) => Object.hasOwn(table, name) && table[name]?.arity === arity);
