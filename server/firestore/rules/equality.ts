/**
 * `==` of the rules: by value, and values of different types are unequal rather than an error. 1 == 1.0, but
 * within a list or a map, and for `in`, an int is no float: [1] != [1.0]. Seen on Google's emulator.
 */
import { isList, isMap, isNumber, kinded, type RulesValue } from './values.ts';

export function equal(left: RulesValue, right: RulesValue): boolean {
  // Neither side is rounded: a bigint is never made a number here.
  if (isNumber(left) && isNumber(right)) return left <= right && left >= right;
  return same(left, right);
}

export const holds = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => same(item, wanted));

function same(left: RulesValue, right: RulesValue): boolean {
  if (isList(left) && isList(right)) return sameItems(left, right, same);
  if (isMap(left) && isMap(right)) {
    return (
      left.size === right.size &&
      [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)!))
    );
  }
  const a = kinded(left);
  const b = kinded(right);
  // NaN is not itself, and 0.0 is not -0.0.
  if (a === null || b === null) return left === right && Object.is(left, right);
  if ('micros' in a && 'micros' in b) return a.kind === b.kind && a.micros === b.micros;
  if ('text' in a && 'text' in b) return a.kind === b.kind && a.text === b.text;
  return a.kind === 'path' && b.kind === 'path' && sameItems(a.segments, b.segments, Object.is);
}

const sameItems = <Item>(
  left: readonly Item[],
  right: readonly Item[],
  alike: (a: Item, b: Item) => boolean,
): boolean => left.length === right.length && left.every((item, at) => alike(item, right[at]!));
