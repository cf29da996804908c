/**
 * The composite index that a query needs on Cloud Firestore, which answers 400 without it; its emulator needs none.
 * Firestore indexes each single field in both directions and merges equalities. An order or a range beside an equality,
 * or beside another field, needs an index over all of them. Source: Firestore's documentation, 'Index types'.
 */
import { FirestoreError } from '../protocol/errors.ts';

type Direction = 'ASCENDING' | 'DESCENDING';

interface IndexedField {
  readonly fieldPath: string;
  readonly order: Direction;
}

/** An index in the form that the `indexes` of firestore.indexes.json have. */
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly fields: readonly IndexedField[];
}

/** The fields of an index: first the equal ones, in any order, then the ordered ones. */
export interface RequiredIndex {
  readonly equal: readonly string[];
  readonly ordered: readonly IndexedField[];
}

interface Condition {
  readonly fieldPath: string;
  readonly isEquality: boolean;
}

interface FieldReference {
  readonly fieldPath: string;
}

/** A structured query's `where`; filter.ts ensures this shape. */
interface Where {
  readonly compositeFilter?: { readonly filters: readonly Where[] };
  readonly fieldFilter?: { readonly field: FieldReference; readonly op: string };
  readonly unaryFilter?: { readonly field: FieldReference; readonly op: string };
}

export interface IndexedQueryShape {
  readonly where?: Where | null;
  readonly orderBy?: readonly { readonly field: FieldReference; readonly direction?: Direction }[];
}

const equalities = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN']);

/** Joins the alternatives of an OR: no query of this site has any. */
const toConditions = ({ compositeFilter, fieldFilter, unaryFilter }: Where): readonly Condition[] => {
  if (compositeFilter) return compositeFilter.filters.flatMap(toConditions);
  const { field, op = '' } = fieldFilter ?? unaryFilter ?? {};
  return field ? [{ fieldPath: field.fieldPath, isEquality: equalities.has(op) }] : [];
};

/** Null if the query needs no composite index. */
export function findRequiredIndex({ where, orderBy = [] }: IndexedQueryShape): RequiredIndex | null {
  const conditions = where ? toConditions(where) : [];
  const equal = [...new Set(conditions.filter((each) => each.isEquality).map((each) => each.fieldPath))];
  const orders = orderBy.map(({ field, direction = 'ASCENDING' }) => ({
    fieldPath: field.fieldPath,
    order: direction,
  }));
  const last = orders.at(-1)?.order ?? 'ASCENDING';
  const ranged = [
    ...new Set(conditions.filter((each) => !each.isEquality).map((each) => each.fieldPath)),
  ].map((fieldPath) => ({ fieldPath, order: last }));
  const ordered = [
    ...orders,
    ...ranged.filter((field) => !orders.some((each) => each.fieldPath === field.fieldPath)),
  ];
  // An index ends with the name, in the direction of the field before it.
  const end = ordered.at(-1);
  if (end?.fieldPath === '__name__' && end.order === (ordered.at(-2)?.order ?? 'ASCENDING')) ordered.pop();
  if (ordered.length === 0 || (ordered.length === 1 && equal.length === 0)) return null;
  return { equal, ordered };
}

const isServedBy =
  ({ equal, ordered }: RequiredIndex) =>
  ({ fields }: CompositeIndex): boolean =>
    fields.length === equal.length + ordered.length &&
    fields.every(({ fieldPath, order }, at) => {
      const other = ordered[at - equal.length];
      return other === undefined
        ? equal.includes(fieldPath)
        : other.fieldPath === fieldPath && other.order === order;
    });

/**
 * @param group the last segment of the collection's path
 * @param indexes those that exist; null requires none, as Google's emulator does
 * @throws FirestoreError if the index is missing
 */
export function requireIndex(
  needed: RequiredIndex | null,
  group: string,
  indexes: readonly CompositeIndex[] | null,
): void {
  if (needed === null || indexes === null) return;
  if (indexes.some((index) => index.collectionGroup === group && isServedBy(needed)(index))) return;
  const fields = [...needed.equal, ...needed.ordered.map(({ fieldPath, order }) => `${fieldPath} ${order}`)];
  throw new FirestoreError('FAILED_PRECONDITION', `The query requires an index of ${fields.join(', ')}.`);
}
