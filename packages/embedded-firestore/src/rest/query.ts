/**
 * A structured query over one collection: where, orderBy, cursors, offset, limit. findDocuments.ts runs it. Source: Firestore
 * REST v1, StructuredQuery.
 */
import { decodeValue } from '../protocol/codec.ts';
import { invalidArgumentError } from '../protocol/errors.ts';
import type { FieldPath } from '../protocol/fieldPath.ts';
import { parseBoolean, parseCount, parseList, parseObject } from '../protocol/json.ts';
import { type DatabaseNames, parseCollectionPath } from '../protocol/names.ts';
import type { Fields } from '../protocol/value.ts';
import { compareValues } from '../store/compare.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { Authorizer } from './authorize.ts';
import {
  type DocumentPredicate,
  isNamePath,
  isReferenceValue,
  matchAllFilter,
  parseFieldReference,
  parseWhere,
} from './filter.ts';
import type { Cursor, Order } from './order.ts';
import { findRequiredIndex, type IndexedQueryShape, type RequiredIndex } from './requiredIndexes.ts';
import { createReadContext } from './rulesContext.ts';

export interface StructuredQuery {
  /** The names of the database that it queries. */
  readonly names: DatabaseNames;
  readonly collection: readonly string[];
  readonly test: DocumentPredicate;
  readonly facts: Fields;
  /** Complete: ends with `__name__`. */
  readonly order: readonly Order[];
  readonly start: Cursor | null;
  readonly end: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The index that Cloud Firestore requires. */
  readonly requiredIndex: RequiredIndex | null;
}

const queryKeys = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'] as const;
const limits = { orders: 30 } as const;
const directions: Readonly<Record<string, 1 | -1>> = {
  DIRECTION_UNSPECIFIED: 1,
  ASCENDING: 1,
  DESCENDING: -1,
};

/** @param parent the path of the document, or the root, that contains the collection */
export function parseStructuredQuery(
  json: unknown,
  parent: readonly string[],
  names: DatabaseNames,
): StructuredQuery {
  const query = parseObject(json, 'A query', queryKeys);
  const [from, ...others] = parseList(query.from, 'from', 10);
  const { collectionId, allDescendants = false } = parseObject(from, 'from', [
    'collectionId',
    'allDescendants',
  ]);
  if (others.length > 0 || allDescendants !== false)
    throw invalidArgumentError('A query must name one collection.');
  const filter = query.where == null ? matchAllFilter : parseWhere(query.where);
  const requested = parseOrderBy(query.orderBy ?? []);
  return {
    names,
    collection: parseCollectionPath(parent, collectionId),
    test: filter.test,
    facts: filter.facts,
    order: completeOrder(requested, filter.ranged),
    start: query.startAt == null ? null : parseCursor(query.startAt, requested),
    end: query.endAt == null ? null : parseCursor(query.endAt, requested),
    offset: query.offset == null ? 0 : parseCount(query.offset, 'offset'),
    limit: query.limit == null ? null : parseCount(query.limit, 'limit'),
    requiredIndex: findRequiredIndex(query as IndexedQueryShape),
  };
}

function parseOrder(json: unknown): Order {
  const { field, direction = 'ASCENDING' } = parseObject(json, 'orderBy', ['field', 'direction']);
  const sign =
    typeof direction === 'string' && Object.hasOwn(directions, direction) ? directions[direction] : null;
  if (sign == null) throw invalidArgumentError('A direction must be ASCENDING or DESCENDING.');
  return { path: parseFieldReference(field), direction: sign };
}

function parseOrderBy(json: unknown): readonly Order[] {
  const requested = parseList(json, 'orderBy', limits.orders).map(parseOrder);
  for (const [at, { path }] of requested.entries()) {
    if (requested.slice(0, at).some((each) => compareValues(each.path, path) === 0))
      throw invalidArgumentError('orderBy names a field twice.');
    if (isNamePath(path) && at < requested.length - 1)
      throw invalidArgumentError('In orderBy nothing may follow __name__.');
  }
  return requested;
}

/** Ranged fields follow the requested orders, sorted among themselves; the name breaks ties. */
function completeOrder(requested: readonly Order[], ranged: readonly FieldPath[]): readonly Order[] {
  const direction = requested.at(-1)?.direction ?? 1;
  const order = [...requested];
  const fields = ranged.filter((path) => !isNamePath(path)).toSorted((a, b) => compareValues(a, b));
  for (const path of [...fields, ['__name__']])
    if (!order.some((each) => compareValues(each.path, path) === 0)) order.push({ path, direction });
  return order;
}

/** A cursor's values belong to the requested orders, from the first on. */
function parseCursor(json: unknown, requested: readonly Order[]): Cursor {
  const { values = [], before = false } = parseObject(json, 'A cursor', ['values', 'before']);
  const decoded = parseList(values, 'A cursor', requested.length).map((value) => decodeValue(value));
  if (
    requested.some(
      ({ path }, at) => at < decoded.length && isNamePath(path) && !isReferenceValue(decoded[at]),
    )
  )
    throw invalidArgumentError('A cursor stands at __name__ by a reference.');
  return { values: decoded, before: parseBoolean(before, 'before') };
}

/** @throws FirestoreError if the rules do not allow the list */
export function authorizeList(
  { collection, facts, limit, offset }: StructuredQuery,
  documents: DocumentStore,
  authorize: Authorizer,
): void {
  const path = [...collection, '*'];
  const requested = { limit: limit === null ? null : BigInt(limit), offset: BigInt(offset) };
  authorize(
    { method: 'list', path, before: { path, fields: facts }, next: null, query: requested },
    createReadContext(documents),
  );
}
