/**
 * `==` of the rules: compares by value, and values of different types are unequal rather than an error. 1 == 1.0; but
 * inside a list or a map, and for `in`, an int never equals a float: [1] != [1.0]. Observed on Google's emulator.
 */
import { asKinded, isNumber, isRulesList, isRulesMap, type RulesValue } from './values.ts';

export function areRulesValuesEqual(left: RulesValue, right: RulesValue): boolean {
  // Compares without rounding: it never converts a bigint to a number.
  if (isNumber(left) && isNumber(right)) return left <= right && left >= right;
  return isSame(left, right);
}

export const includesRulesValue = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isSame(item, wanted));

function isSame(left: RulesValue, right: RulesValue): boolean {
  if (isRulesList(left) && isRulesList(right)) return haveSameItems(left, right, isSame);
  if (isRulesMap(left) && isRulesMap(right)) {
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)!))
    );
  }
  const a = asKinded(left);
  const b = asKinded(right);
  // NaN is not equal to itself, and 0.0 is not -0.0.
  if (a === null || b === null) return left === right && Object.is(left, right);
  if ('micros' in a && 'micros' in b) return a.kind === b.kind && a.micros === b.micros;
  if ('text' in a && 'text' in b) return a.kind === b.kind && a.text === b.text;
  return a.kind === 'path' && b.kind === 'path' && haveSameItems(a.segments, b.segments, Object.is);
}

const haveSameItems = <Item>(
  left: readonly Item[],
  right: readonly Item[],
  isEqual: (a: Item, b: Item) => boolean,
): boolean => left.length === right.length && left.every((item, at) => isEqual(item, right[at]!));
