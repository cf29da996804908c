/**
 * A structured query over one collection: where, orderBy, cursors, offset, limit. A query ordered by name alone reads
 * row by row and stops at its limit; any other reads the whole collection. Source: Firestore REST v1, StructuredQuery.
 */
import { decodeValue } from '../protocol/codec.ts';
import { invalidArgumentError } from '../protocol/errors.ts';
import type { FieldPath } from '../protocol/fieldPath.ts';
import { parseBoolean, parseCount, parseList, parseObject } from '../protocol/json.ts';
import { type DatabaseNames, parseCollectionPath } from '../protocol/names.ts';
import type { Fields, Value } from '../rules/types.ts';
import { compareValues } from '../store/compare.ts';
import { isReadableRow, isValidRow } from '../store/damage.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { StoredDocument } from '../store/storedDocument.ts';
import { createStoredValues } from '../store/storedValues.ts';
import type { Authorizer } from './authorize.ts';
import {
  type Candidate,
  type DocumentPredicate,
  isNamePath,
  isReferenceValue,
  matchAllFilter,
  parseFieldReference,
  parseWhere,
  readCandidateValue,
} from './filter.ts';
import { findRequiredIndex, type IndexedQueryShape, type RequiredIndex } from './requiredIndexes.ts';
import { createReadContext } from './rulesContext.ts';

interface Order {
  readonly path: FieldPath;
  readonly direction: 1 | -1;
}

interface Cursor {
  readonly values: readonly Value[];
  /** Whether the cursor is just before these values; otherwise just after them. */
  readonly before: boolean;
}

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
  /** Its fields as parsed JSON. */
  readonly wire: unknown;
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

/** The documents that a query finds, in its order, each read completely. The caller authorizes the query first. */
export function findDocuments(query: StructuredQuery, documents: DocumentStore): readonly StoredDocument[] {
  for (;;) {
    const found = collectPage(query, documents);
    const damaged = found.filter(({ wire, stored }) => !isValidRow(wire, stored));
    if (damaged.length === 0) return found.map(({ stored }) => stored);
    // The next pass leaves them out, and later documents fill the page up to the limit.
    for (const { stored } of damaged) documents.markDamaged(stored);
  }
}

/** The number of documents that a query finds. */
export const countDocuments = (query: StructuredQuery, documents: DocumentStore): number =>
  collectPage(query, documents).length;

function collectPage(query: StructuredQuery, documents: DocumentStore): readonly FoundDocument[] {
  const { limit, offset } = query;
  const end = limit === null ? Number.POSITIVE_INFINITY : offset + limit;
  return collectMatches(query, documents, end).slice(offset);
}

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
  documents: DocumentStore,
  max: number,
): readonly FoundDocument[] {
  const [leading, ...more] = query.order;
  const byName = more.length === 0 && leading?.direction === 1;
  const found = scanMatches(query, documents, byName ? startIdOf(query.start) : '');
  return byName ? take(found, max) : takeSmallest(found, max, (a, b) => compareByOrder(query.order, a, b));
}

/** The id at which an ascending scan by name starts. */
function startIdOf(start: Cursor | null): string {
  const name = start?.values[0];
  return isReferenceValue(name) ? (name.text.split('/').at(-1) ?? '') : '';
}

function* scanMatches(
  query: StructuredQuery,
  documents: DocumentStore,
  from: string,
): Generator<FoundDocument> {
  for (const stored of documents.scan(query.collection.join('/'), from)) {
    const found = toMatch(query, stored, documents);
    if (found !== null) yield found;
  }
}

/** Null if the query does not match the document, or if the row was damaged after the store was opened. */
function toMatch(
  { names, test, order, start, end }: StructuredQuery,
  stored: StoredDocument,
  documents: DocumentStore,
): FoundDocument | null {
  try {
    const name = { kind: 'reference', text: names.formatDocument(stored.parent, stored.id) } as const;
    const found = { stored, name, ...createStoredValues(stored) };
    const isOrdered = order.every(({ path }) => readCandidateValue(found, path) !== undefined);
    const isMatch = isOrdered && test(found) && isAfter(order, found, start) && isBefore(order, found, end);
    return isMatch ? found : null;
  } catch (error) {
    if (isReadableRow(stored)) throw error;
    documents.markDamaged(stored);
    return null;
  }
}

function compareByOrder(order: readonly Order[], a: Candidate, b: Candidate): number {
  for (const { path, direction } of order) {
    const sign =
      compareValues(readCandidateValue(a, path) ?? null, readCandidateValue(b, path) ?? null) * direction;
    if (sign !== 0) return sign;
  }
  return 0;
}

function compareToCursor(order: readonly Order[], candidate: Candidate, values: readonly Value[]): number {
  for (const [i, { path, direction }] of order.slice(0, values.length).entries()) {
    const sign = compareValues(readCandidateValue(candidate, path) ?? null, values[i] ?? null) * direction;
    if (sign !== 0) return sign;
  }
  return 0;
}

function isAfter(order: readonly Order[], candidate: Candidate, start: Cursor | null): boolean {
  if (start === null) return true;
  const sign = compareToCursor(order, candidate, start.values);
  return start.before ? sign >= 0 : sign > 0;
}

function isBefore(order: readonly Order[], candidate: Candidate, end: Cursor | null): boolean {
  if (end === null) return true;
  const sign = compareToCursor(order, candidate, end.values);
  return end.before ? sign < 0 : sign <= 0;
}
