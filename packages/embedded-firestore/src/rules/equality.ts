/**
 * `==` of the rules: compares by value, and values of different types are unequal rather than an error. 1 == 1.0; but
 * inside a list or a map, and for `in`, an int never equals a float: [1] != [1.0]. Sets and differences of maps compare numbers by
 * value at every depth: {'a': [1]} and {'a': [1.0]} do not differ. Observed on Google's emulator.
 */
import { asKinded, isNumber, isRulesList, isRulesMap, type RulesValue } from './values.ts';

type Equality<Compared> = (left: Compared, right: Compared) => boolean;

// Compares without rounding: it never converts a bigint to a number.
const haveSameValue: Equality<bigint | number> = (left, right) => left <= right && left >= right;

export function areRulesValuesEqual(left: RulesValue, right: RulesValue): boolean {
  if (isNumber(left) && isNumber(right)) return haveSameValue(left, right);
  return isSame(left, right);
}

function createEquality(areNumbersEqual: Equality<bigint | number>): Equality<RulesValue> {
  return function isEqual(left, right): boolean {
    if (isNumber(left) && isNumber(right)) return areNumbersEqual(left, right);
    if (isRulesList(left) && isRulesList(right)) return haveSameItems(left, right, isEqual);
    if (isRulesMap(left) && isRulesMap(right)) {
      return (
        left.size === right.size &&
        [...left].every(([key, value]) => right.has(key) && isEqual(value, right.get(key)!))
      );
    }
    const a = asKinded(left);
    const b = asKinded(right);
    if (a === null || b === null) return left === right;
    if ('micros' in a && 'micros' in b) return a.kind === b.kind && a.micros === b.micros;
    if ('text' in a && 'text' in b) return a.kind === b.kind && a.text === b.text;
    if (a.kind === 'set' && b.kind === 'set')
      return a.items.length === b.items.length && a.items.every((item) => hasEquivalent(b.items, item));
    return a.kind === 'path' && b.kind === 'path' && haveSameItems(a.segments, b.segments, Object.is);
  };
}

/** NaN is not equal to itself, and 0.0 is not -0.0. */
const isSame = createEquality((left, right) => left === right && Object.is(left, right));

/** Of sets and differences of maps: NaN is equal to itself, and 0.0 to -0.0. */
export const isEquivalent = createEquality(
  (left, right) => haveSameValue(left, right) || (Number.isNaN(left) && Number.isNaN(right)),
);

export const includesRulesValue = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isSame(item, wanted));

export const hasEquivalent = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isEquivalent(item, wanted));

const haveSameItems = <Item>(
  left: readonly Item[],
  right: readonly Item[],
  isEqual: Equality<Item>,
): boolean => left.length === right.length && left.every((item, at) => isEqual(item, right[at]!));
