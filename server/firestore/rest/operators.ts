/** The operators of a query's filters, and what may stand beside them. Source: Firestore REST v1, FieldFilter, UnaryFilter. */

import { isList } from '../protocol/codec.ts';
import type { Value } from '../rules/types.ts';
import { compare, equal, kindOf } from '../store/compare.ts';

const limits = { alternatives: 30, exclusions: 10 } as const;

type Compare = (held: Value, wanted: Value) => boolean;

/** Null and NaN are neither equal to anything nor before or after it: IS_NULL and IS_NAN find them. */
const isComparable = (value: Value): boolean => value !== null && !Number.isNaN(value);

const isSame: Compare = (held, wanted) => isComparable(wanted) && equal(held, wanted);

const sameKind =
  (holds: (order: number) => boolean): Compare =>
  (held, wanted) =>
    kindOf(held) === kindOf(wanted) &&
    isComparable(held) &&
    isComparable(wanted) &&
    holds(compare(held, wanted));

const includes = (values: Value, wanted: Value): boolean =>
  isList(values) && values.some((value) => isSame(value, wanted));

export const operators: Readonly<Record<string, Compare>> = {
  EQUAL: isSame,
  NOT_EQUAL: (held, wanted) => held !== null && wanted !== null && !isSame(held, wanted),
  LESS_THAN: sameKind((order) => order < 0),
  LESS_THAN_OR_EQUAL: sameKind((order) => order <= 0),
  GREATER_THAN: sameKind((order) => order > 0),
  GREATER_THAN_OR_EQUAL: sameKind((order) => order >= 0),
  ARRAY_CONTAINS: includes,
  ARRAY_CONTAINS_ANY: (held, wanted) => isList(wanted) && wanted.some((one) => includes(held, one)),
  IN: (held, wanted) => includes(wanted, held),
  NOT_IN: (held, wanted) =>
    held !== null && isList(wanted) && !wanted.includes(null) && !includes(wanted, held),
};
export const unaryOperators: Readonly<Record<string, (held: Value) => boolean>> = {
  IS_NULL: (held) => held === null,
  IS_NOT_NULL: (held) => held !== null,
  IS_NAN: (held) => Number.isNaN(held),
  IS_NOT_NAN: (held) => held !== null && !Number.isNaN(held),
};
const ranging = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
]);
/** Whether a query is ordered by a field because of what is asked of it; never where nothing can be found by it. */
export const isRanged = (op: string, wanted: Value): boolean =>
  ranging.has(op) && !(excluding.has(op) ? holdsNull(wanted) : !isComparable(wanted));

const holdsNull = (wanted: Value): boolean => wanted === null || (isList(wanted) && wanted.includes(null));

/** How many values an operator may be given. */
export const mostValues: Readonly<Record<string, number>> = {
  ARRAY_CONTAINS_ANY: limits.alternatives,
  IN: limits.alternatives,
  NOT_IN: limits.exclusions,
};
export const containing = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
export const excluding = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
export const besidesNotIn = new Set(['IN', 'ARRAY_CONTAINS_ANY', 'OR']);
