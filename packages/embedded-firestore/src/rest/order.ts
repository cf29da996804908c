/** The order of a query: what a document is sorted by, and where the cursors stand. Source: Firestore REST v1, StructuredQuery. */
import type { FieldPath } from '../protocol/fieldPath.ts';
import type { Value } from '../protocol/value.ts';
import { compareBytes, compareValues } from '../store/compare.ts';
import { isNamePath } from './filter.ts';

export interface Order {
  readonly path: FieldPath;
  readonly direction: 1 | -1;
}

export interface Cursor {
  readonly values: readonly Value[];
  /** Whether the cursor is just before these values; otherwise just after them. */
  readonly before: boolean;
}

/** What a document of one collection is sorted by. */
export interface SortKey {
  readonly id: string;
  /** Its value for each order; null for `__name__`, which the id stands for. */
  readonly values: readonly Value[];
}

/** Null if the document lacks a field of the order: the query does not find it then. */
export function createSortKey(
  order: readonly Order[],
  id: string,
  valueAt: (path: FieldPath) => Value | undefined,
): SortKey | null {
  const values: Value[] = [];
  for (const { path } of order) {
    const value = isNamePath(path) ? null : valueAt(path);
    if (value === undefined) return null;
    values.push(value);
  }
  return { id, values };
}

/** Negative, zero or positive, as for sort(). Both keys are of one collection. */
export function compareSortKeys(order: readonly Order[], a: SortKey, b: SortKey): number {
  for (const [i, { path, direction }] of order.entries()) {
    const sign = isNamePath(path) ? compareBytes(a.id, b.id) : compareValues(a.values[i]!, b.values[i]!);
    if (sign !== 0) return sign * direction;
  }
  return 0;
}

/** @param formatName the full name of the document with this id */
function compareToCursor(
  order: readonly Order[],
  key: SortKey,
  cursor: Cursor,
  formatName: (id: string) => string,
): number {
  for (const [i, { path, direction }] of order.slice(0, cursor.values.length).entries()) {
    const value = isNamePath(path)
      ? ({ kind: 'reference', text: formatName(key.id) } as const)
      : key.values[i]!;
    const sign = compareValues(value, cursor.values[i]!);
    if (sign !== 0) return sign * direction;
  }
  return 0;
}

/** The part of an order between a query's cursors. */
export interface CursorRange {
  readonly isAfterStart: (key: SortKey) => boolean;
  readonly isBeforeEnd: (key: SortKey) => boolean;
}

export function createCursorRange(
  order: readonly Order[],
  { start, end }: { readonly start: Cursor | null; readonly end: Cursor | null },
  formatName: (id: string) => string,
): CursorRange {
  return {
    isAfterStart: (key) => {
      if (start === null) return true;
      const sign = compareToCursor(order, key, start, formatName);
      return start.before ? sign >= 0 : sign > 0;
    },
    isBeforeEnd: (key) => {
      if (end === null) return true;
      const sign = compareToCursor(order, key, end, formatName);
      return end.before ? sign < 0 : sign <= 0;
    },
  };
}
