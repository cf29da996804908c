/**
 * Finds what a query asks for. A query ordered by name reads row by row and stops at its limit; one with another order does the
 * same along sorted keys (sortedKeys.ts), and reads the whole collection where there are none.
 */
import { isReadableRow } from '../store/damage.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { StoredDocument } from '../store/storedDocument.ts';
import { createValueReader } from '../store/storedValues.ts';
import { type Candidate, isReferenceValue } from './filter.ts';
import {
  type Cursor,
  type CursorRange,
  compareSortKeys,
  createCursorRange,
  createSortKey,
  type SortKey,
} from './order.ts';
import type { StructuredQuery } from './query.ts';
import { findPosition, type SortedKeys } from './sortedKeys.ts';

interface FoundDocument extends Candidate {
  readonly stored: StoredDocument;
  readonly key: SortKey;
}

/** Documents are sorted in batches of this size, because sorting one by one costs more. */
const sortBatchSize = 100;

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
