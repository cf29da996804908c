/** Operators of query filters and their allowed combinations. Source: Firestore REST v1, FieldFilter, UnaryFilter. */
import { isArrayValue } from '../protocol/codec.ts';
import type { Value } from '../protocol/value.ts';
import { areValuesEqual, compareValues, valueKindOf } from '../store/compare.ts';

const limits = { alternatives: 30, exclusions: 10 } as const;

type FieldOperator = (held: Value, wanted: Value) => boolean;

/** Null and NaN are neither equal to nor less or greater than any value: IS_NULL and IS_NAN find them. */
const isComparable = (value: Value): boolean => value !== null && !Number.isNaN(value);

const isSame: FieldOperator = (held, wanted) => isComparable(wanted) && areValuesEqual(held, wanted);

const compareSameKind =
  (holds: (order: number) => boolean): FieldOperator =>
  (held, wanted) =>
    valueKindOf(held) === valueKindOf(wanted) &&
    isComparable(held) &&
    isComparable(wanted) &&
    holds(compareValues(held, wanted));

const includes = (values: Value, wanted: Value): boolean =>
  isArrayValue(values) && values.some((value) => isSame(value, wanted));

export const fieldOperators: Readonly<Record<string, FieldOperator>> = {
  EQUAL: isSame,
  NOT_EQUAL: (held, wanted) => held !== null && wanted !== null && !isSame(held, wanted),
  LESS_THAN: compareSameKind((order) => order < 0),
  LESS_THAN_OR_EQUAL: compareSameKind((order) => order <= 0),
  GREATER_THAN: compareSameKind((order) => order > 0),
  GREATER_THAN_OR_EQUAL: compareSameKind((order) => order >= 0),
  ARRAY_CONTAINS: includes,
  ARRAY_CONTAINS_ANY: (held, wanted) => isArrayValue(wanted) && wanted.some((item) => includes(held, item)),
  IN: (held, wanted) => includes(wanted, held),
  NOT_IN: (held, wanted) =>
    held !== null && isArrayValue(wanted) && !wanted.includes(null) && !includes(wanted, held),
};
export const unaryOperators: Readonly<Record<string, (held: Value) => boolean>> = {
  IS_NULL: (held) => held === null,
  IS_NOT_NULL: (held) => held !== null,
  IS_NAN: (held) => Number.isNaN(held),
  IS_NOT_NAN: (held) => held !== null && !Number.isNaN(held),
};
const rangeOperators = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
]);
/** Whether a filter adds its field to the query's order; false for a filter that can match nothing. */
export const isRangeFilter = (op: string, wanted: Value): boolean =>
  rangeOperators.has(op) && !(exclusionOperators.has(op) ? includesNull(wanted) : !isComparable(wanted));

const includesNull = (wanted: Value): boolean =>
  wanted === null || (isArrayValue(wanted) && wanted.includes(null));

/** The maximum number of values of an operator. */
export const maxOperatorValues: Readonly<Record<string, number>> = {
  ARRAY_CONTAINS_ANY: limits.alternatives,
  IN: limits.alternatives,
  NOT_IN: limits.exclusions,
};
export const containsOperators = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
export const exclusionOperators = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
export const notInConflicts = new Set(['IN', 'ARRAY_CONTAINS_ANY', 'OR']);
