/**
 * A structured query over one collection: where, orderBy, cursors, offset, limit. Ordered by name alone it reads
 * row by row and stops at its limit; else it reads the collection. Source: Firestore REST v1, StructuredQuery.
 */

import { decodeValue } from '../protocol/codec.ts';
import { invalid } from '../protocol/errors.ts';
import type { FieldPath } from '../protocol/fieldPath.ts';
import { count, flag, list, object } from '../protocol/json.ts';
import { collectionBelow, nameOf } from '../protocol/names.ts';
import type { Fields, Value } from '../rules/types.ts';
import { compare } from '../store/compare.ts';
import { isReadable, isSound } from '../store/damage.ts';
import type { Documents, Stored } from '../store/documents.ts';
import { storedValues } from '../store/storedValues.ts';
import type { Gate } from './authorize.ts';
import {
  anyDocument,
  type Candidate,
  fieldReference,
  isName,
  isReference,
  type Test,
  valueIn,
  whereOf,
} from './filter.ts';
import { type Asked, indexNeeded, type Needed } from './requiredIndexes.ts';
import { stillWorld } from './rulesContext.ts';

interface Order {
  readonly path: FieldPath;
  readonly direction: 1 | -1;
}

interface Cursor {
  readonly values: readonly Value[];
  /** The cursor stands just before these values, and not just after them. */
  readonly before: boolean;
}

export interface Query {
  readonly collection: readonly string[];
  readonly test: Test;
  readonly facts: Fields;
  /** Complete: it ends with `__name__`. */
  readonly order: readonly Order[];
  readonly start: Cursor | null;
  readonly end: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** The index that Cloud Firestore asks for. */
  readonly needed: Needed | null;
}

interface Found extends Candidate {
  readonly stored: Stored;
  /** Its fields, as JSON has them. */
  readonly wire: unknown;
}

const parts = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit'] as const;
const limits = { orders: 30 } as const;
/** Sorting costs less in heaps than one by one. */
const sortedAtOnce = 100;
const directions: Readonly<Record<string, 1 | -1>> = {
  DIRECTION_UNSPECIFIED: 1,
  ASCENDING: 1,
  DESCENDING: -1,
};

/** @param parent the path of the document, or the root, below which the collection lies */
export function queryOf(json: unknown, parent: readonly string[]): Query {
  const query = object(json, 'A query', parts);
  const [from, ...others] = list(query.from, 'from', 10);
  const { collectionId, allDescendants = false } = object(from, 'from', ['collectionId', 'allDescendants']);
  if (others.length > 0 || allDescendants !== false) throw invalid('A query must name one collection.');
  const filter = query.where == null ? anyDocument : whereOf(query.where);
  const asked = askedOrder(query.orderBy ?? []);
  return {
    collection: collectionBelow(parent, collectionId),
    test: filter.test,
    facts: filter.facts,
    order: completeOrder(asked, filter.ranged),
    start: query.startAt == null ? null : cursorOf(query.startAt, asked),
    end: query.endAt == null ? null : cursorOf(query.endAt, asked),
    offset: query.offset == null ? 0 : count(query.offset, 'offset'),
    limit: query.limit == null ? null : count(query.limit, 'limit'),
    needed: indexNeeded(query as Asked),
  };
}

function orderOf(json: unknown): Order {
  const { field, direction = 'ASCENDING' } = object(json, 'orderBy', ['field', 'direction']);
  const sign =
    typeof direction === 'string' && Object.hasOwn(directions, direction) ? directions[direction] : null;
  if (sign == null) throw invalid('A direction must be ASCENDING or DESCENDING.');
  return { path: fieldReference(field), direction: sign };
}

function askedOrder(json: unknown): readonly Order[] {
  const asked = list(json, 'orderBy', limits.orders).map(orderOf);
  for (const [at, { path }] of asked.entries()) {
    if (asked.slice(0, at).some((one) => compare(one.path, path) === 0))
      throw invalid('orderBy names a field twice.');
    if (isName(path) && at < asked.length - 1) throw invalid('In orderBy nothing may follow __name__.');
  }
  return asked;
}

/** Ranged fields follow what was asked for, in their own order, and the name decides between equals. */
function completeOrder(asked: readonly Order[], ranged: readonly FieldPath[]): readonly Order[] {
  const direction = asked.at(-1)?.direction ?? 1;
  const order = [...asked];
  const fields = ranged.filter((path) => !isName(path)).toSorted((a, b) => compare(a, b));
  for (const path of [...fields, ['__name__']])
    if (!order.some((one) => compare(one.path, path) === 0)) order.push({ path, direction });
  return order;
}

/** A cursor's values are those of the orders that were asked for, from the first on. */
function cursorOf(json: unknown, asked: readonly Order[]): Cursor {
  const { values = [], before = false } = object(json, 'A cursor', ['values', 'before']);
  const decoded = list(values, 'A cursor', asked.length).map((value) => decodeValue(value));
  if (asked.some(({ path }, at) => at < decoded.length && isName(path) && !isReference(decoded[at])))
    throw invalid('A cursor stands at __name__ by a reference.');
  return { values: decoded, before: flag(before, 'before') };
}

/** @throws Refusal where the rules do not allow the list */
export function judgeList(
  { collection, facts, limit, offset }: Query,
  documents: Documents,
  gate: Gate,
): void {
  const path = [...collection, '*'];
  const asked = { limit: limit === null ? null : BigInt(limit), offset: BigInt(offset) };
  gate(
    { method: 'list', path, before: { path, fields: facts }, next: null, query: asked },
    stillWorld(documents),
  );
}

/** The documents a query finds, in its order, each read whole. Whether it may is judged before. */
export function find(query: Query, documents: Documents): readonly Stored[] {
  for (;;) {
    const found = within(query, documents);
    const damaged = found.filter(({ wire, stored }) => !isSound(wire, stored));
    if (damaged.length === 0) return found.map(({ stored }) => stored);
    // They are left out the next time, and others move up to the limit.
    for (const { stored } of damaged) documents.leaveOut(stored);
  }
}

/** How many documents a query finds. */
export const countFound = (query: Query, documents: Documents): number => within(query, documents).length;

function within(query: Query, documents: Documents): readonly Found[] {
  const { limit, offset } = query;
  const end = limit === null ? Number.POSITIVE_INFINITY : offset + limit;
  return matches(query, documents, end).slice(offset);
}

/** The first few of a sequence, which is then left alone. */
function taken<Item>(items: Iterable<Item>, most: number): Item[] {
  const first: Item[] = [];
  if (most === 0) return first;
  for (const item of items) if (first.push(item) >= most) break;
  return first;
}

/** The first `most` of them, in order; no more than twice as many are held at once. */
function least<Item>(items: Iterable<Item>, most: number, order: (a: Item, b: Item) => number): Item[] {
  let held: Item[] = [];
  for (const item of items)
    if (held.push(item) >= 2 * most + sortedAtOnce) held = held.sort(order).slice(0, most);
  return held.sort(order).slice(0, most);
}

function matches(query: Query, documents: Documents, most: number): readonly Found[] {
  const [first, ...more] = query.order;
  const byName = more.length === 0 && first?.direction === 1;
  const found = tested(query, documents, byName ? firstId(query.start) : '');
  return byName ? taken(found, most) : least(found, most, (a, b) => inOrder(query.order, a, b));
}

/** The id from which an ascending walk by name begins. */
function firstId(start: Cursor | null): string {
  const name = start?.values[0];
  return isReference(name) ? (name.text.split('/').at(-1) ?? '') : '';
}

function* tested(query: Query, documents: Documents, from: string): Generator<Found> {
  for (const stored of documents.scan(query.collection.join('/'), from)) {
    const found = matching(query, stored, documents);
    if (found !== null) yield found;
  }
}

/** Null where the query does not mean the document, and where it became damaged since the store was opened. */
function matching({ test, order, start, end }: Query, stored: Stored, documents: Documents): Found | null {
  try {
    const name = { kind: 'reference', text: nameOf(stored.parent, stored.id) } as const;
    const found = { stored, name, ...storedValues(stored) };
    const isOrdered = order.every(({ path }) => valueIn(found, path) !== undefined);
    const isMeant = isOrdered && test(found) && isAfter(order, found, start) && isBefore(order, found, end);
    return isMeant ? found : null;
  } catch (error) {
    if (isReadable(stored)) throw error;
    documents.leaveOut(stored);
    return null;
  }
}

function inOrder(order: readonly Order[], a: Candidate, b: Candidate): number {
  for (const { path, direction } of order) {
    const sign = compare(valueIn(a, path) ?? null, valueIn(b, path) ?? null) * direction;
    if (sign !== 0) return sign;
  }
  return 0;
}

function fromCursor(order: readonly Order[], candidate: Candidate, values: readonly Value[]): number {
  for (const [i, { path, direction }] of order.slice(0, values.length).entries()) {
    const sign = compare(valueIn(candidate, path) ?? null, values[i] ?? null) * direction;
    if (sign !== 0) return sign;
  }
  return 0;
}

function isAfter(order: readonly Order[], candidate: Candidate, start: Cursor | null): boolean {
  if (start === null) return true;
  const sign = fromCursor(order, candidate, start.values);
  return start.before ? sign >= 0 : sign > 0;
}

function isBefore(order: readonly Order[], candidate: Candidate, end: Cursor | null): boolean {
  if (end === null) return true;
  const sign = fromCursor(order, candidate, end.values);
  return end.before ? sign < 0 : sign <= 0;
}
