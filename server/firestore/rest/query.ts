/**
 * A structured query over one collection: where, orderBy, cursors, offset, limit. A query ordered by name reads row by
 * row and stops at its limit; one with another order does the same along sorted keys (sortedKeys.ts), and reads the whole
 * collection where there are none. Source: Firestore REST v1, StructuredQuery.
 */
import { decodeValue } from '../protocol/codec.ts';
import { invalidArgumentError } from '../protocol/errors.ts';
import type { FieldPath } from '../protocol/fieldPath.ts';
import { parseBoolean, parseCount, parseList, parseObject } from '../protocol/json.ts';
import { type DatabaseNames, parseCollectionPath } from '../protocol/names.ts';
import type { Fields } from '../rules/types.ts';
import { compareValues } from '../store/compare.ts';
import { isReadableRow } from '../store/damage.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { StoredDocument } from '../store/storedDocument.ts';
import { createValueReader } from '../store/storedValues.ts';
import type { Authorizer } from './authorize.ts';
import {
  type Candidate,
  type DocumentPredicate,
  isNamePath,
  isReferenceValue,
  matchAllFilter,
  parseFieldReference,
  parseWhere,
} from './filter.ts';
import {
  type Cursor,
  type CursorRange,
  compareSortKeys,
  createCursorRange,
  createSortKey,
  type Order,
  type SortKey,
} from './order.ts';
import { findRequiredIndex, type IndexedQueryShape, type RequiredIndex } from './requiredIndexes.ts';
import { createReadContext } from './rulesContext.ts';
import { findPosition, type SortedKeys } from './sortedKeys.ts';

export interface StructuredQuery {
  /** Of the database that it queries. */
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

interface FoundDocument extends Candidate {
  readonly stored: StoredDocument;
  readonly key: SortKey;
}

const queryKeys = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'] as const;
const limits = { orders: 30 } as const;
/** Sorting in batches costs less than sorting one by one. */
const sortBatchSize = 100;
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

/** Where a query reads. */
export interface QuerySource {
  readonly documents: DocumentStore;
  readonly sortedKeys: SortedKeys;
}

/** The documents that a query finds, in its order, each read completely. The caller authorizes the query first. */
export function findDocuments(query: StructuredQuery, source: QuerySource): readonly StoredDocument[] {
  for (;;) {
    const found = collectPage(query, source);
    const damaged = found.filter((stored) => !isReadableRow(stored));
    if (damaged.length === 0) return found;
    // The next pass leaves them out, and later documents fill the page up to the limit.
    for (const stored of damaged) source.documents.markDamaged(stored);
  }
}

/** The number of documents that a query finds. Their order does not matter, and none is kept. */
export function countDocuments(query: StructuredQuery, documents: DocumentStore): number {
  const from = isByName(query) ? startIdOf(query.start) : '';
  const end = endOf(query);
  let count = 0;
  if (end === 0) return 0;
  for (const { stored } of scanMatches(query, documents, from)) {
    if (!isReadableRow(stored)) documents.markDamaged(stored);
    else if (++count >= end) break;
  }
  return Math.max(0, count - query.offset);
}

/** The number of matches that a query reads: those that it leaves out first, then those that it returns. */
const endOf = ({ limit, offset }: StructuredQuery): number =>
  limit === null ? Number.POSITIVE_INFINITY : offset + limit;

const collectPage = (query: StructuredQuery, source: QuerySource): readonly StoredDocument[] =>
  collectMatches(query, source, endOf(query))
    .slice(query.offset)
    .map(({ stored }) => stored);

/** The first `max` items. It does not advance the sequence any further. */
function take<Item>(items: Iterable<Item>, max: number): Item[] {
  const leading: Item[] = [];
  if (max === 0) return leading;
  for (const item of items) if (leading.push(item) >= max) break;
  return leading;
}

/** The first `max` items in order; it stores at most about twice as many at once. */
function takeSmallest<Item>(items: Iterable<Item>, max: number, order: (a: Item, b: Item) => number): Item[] {
  let smallest: Item[] = [];
  for (const item of items)
    if (smallest.push(item) >= 2 * max + sortBatchSize) smallest = smallest.sort(order).slice(0, max);
  return smallest.sort(order).slice(0, max);
}

function collectMatches(
  query: StructuredQuery,
  { documents, sortedKeys }: QuerySource,
  max: number,
): readonly FoundDocument[] {
  const { order, start, collection } = query;
  if (isByName(query)) return take(scanMatches(query, documents, startIdOf(start)), max);
  const keys = sortedKeys.get(collection.join('/'), order);
  if (keys !== null) return take(readMatches(query, documents, keys), max);
  return takeSmallest(scanMatches(query, documents, ''), max, (a, b) => compareSortKeys(order, a.key, b.key));
}

/** Whether it finds documents in the order in which the file has them. */
const isByName = ({ order: [leading, ...more] }: StructuredQuery): boolean =>
  more.length === 0 && leading?.direction === 1;

/** The id at which an ascending scan by name starts. */
function startIdOf(start: Cursor | null): string {
  const name = start?.values[0];
  return isReferenceValue(name) ? (name.text.split('/').at(-1) ?? '') : '';
}

const createRange = (query: StructuredQuery): CursorRange =>
  createCursorRange(query.order, query, (id) => query.names.formatDocument(query.collection.join('/'), id));

function* scanMatches(
  query: StructuredQuery,
  documents: DocumentStore,
  from: string,
): Generator<FoundDocument> {
  const range = createRange(query);
  for (const stored of documents.scan(query.collection.join('/'), from)) {
    const found = toMatch(query, range, stored, documents);
    if (found !== null) yield found;
  }
}

/** Reads the documents between the cursors, one after the other, along their sorted keys. */
function* readMatches(
  query: StructuredQuery,
  documents: DocumentStore,
  keys: readonly SortKey[],
): Generator<FoundDocument> {
  const parent = query.collection.join('/');
  const range = createRange(query);
  for (let at = findPosition(keys, (key) => !range.isAfterStart(key)); at < keys.length; at += 1) {
    const key = keys[at]!;
    if (!range.isBeforeEnd(key)) return;
    const stored = documents.get({ parent, id: key.id });
    const found = stored === null || stored.fields === null ? null : toMatch(query, range, stored, documents);
    if (found !== null) yield found;
  }
}

/** Null if the query does not match the document, or if the row was damaged after the store was opened. */
function toMatch(
  { names, test, order }: StructuredQuery,
  range: CursorRange,
  stored: StoredDocument,
  documents: DocumentStore,
): FoundDocument | null {
  try {
    const name = { kind: 'reference', text: names.formatDocument(stored.parent, stored.id) } as const;
    const valueAt = createValueReader(stored);
    const key = createSortKey(order, stored.id, valueAt);
    if (key === null) return null;
    const found = { stored, name, key, valueAt };
    return test(found) && range.isAfterStart(key) && range.isBeforeEnd(key) ? found : null;
  } catch (error) {
    if (isReadableRow(stored)) throw error;
    documents.markDamaged(stored);
    return null;
  }
}
