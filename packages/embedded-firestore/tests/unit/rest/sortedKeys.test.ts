/** Lists in an order by fields: the same as by sorting the whole collection, without reading it after each change. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDatabaseNames } from '../../../src/protocol/names.ts';
import { findDocuments } from '../../../src/rest/findDocuments.ts';
import { parseStructuredQuery } from '../../../src/rest/query.ts';
import { createSortedKeys, type SortedKeys } from '../../../src/rest/sortedKeys.ts';
import { type DocumentStore, openDocumentStore } from '../../../src/store/documents.ts';

const database = createDatabaseNames('demo-project');
const parent = 'site/news/list';
const nameOf = (id: string) => ({ referenceValue: database.formatDocument(parent, id) });

const createQuery = (query: object) =>
  parseStructuredQuery({ from: [{ collectionId: 'list' }], ...query }, ['site', 'news'], database);

const find = (query: object, documents: DocumentStore, sortedKeys: SortedKeys) =>
  findDocuments(createQuery(query), { documents, sortedKeys });

/** Each query sorts the whole collection. */
const unsorted: SortedKeys = { get: () => null };

const put = (documents: DocumentStore, id: string, fields: object, at = 1) =>
  documents.put({ parent, id, fields: JSON.stringify(fields), created: at, updated: at });

const integer = (value: number) => ({ integerValue: String(value) });

const values = fc.oneof(
  fc.integer({ min: -2, max: 2 }).map((value) => integer(value)),
  fc.constantFrom(
    { doubleValue: 1 },
    { doubleValue: 'NaN' },
    { nullValue: null },
    { booleanValue: true },
    { stringValue: 'a' },
    { stringValue: '\u{1f600}' },
    { stringValue: '\uff21' },
    { timestampValue: '2031-05-06T00:00:00Z' },
    { arrayValue: { values: [integer(1)] } },
    { mapValue: { fields: { a: integer(1) } } },
  ),
);
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', '\u{1f600}', '\uff21', 'Z');
const documents = fc.record({ date: values, zone: values }, { requiredKeys: [] });

type Change = readonly [id: string, fields: object | null];
const changes = fc.array(fc.tuple(ids, fc.option(documents, { freq: 3 })), { maxLength: 4 });

/** One transaction each, which ends or is undone. */
const histories = fc.array(fc.record({ changes, isUndone: fc.boolean() }), { minLength: 1, maxLength: 12 });

const directions = fc.constantFrom('ASCENDING', 'DESCENDING');
const orders = fc
  .tuple(fc.subarray(['date', 'zone', '__name__'], { minLength: 1 }), directions, directions)
  .map(([fields, ...each]) =>
    fields.map((fieldPath, at) => ({ field: { fieldPath }, direction: each[at % 2] })),
  );
const cursors = fc.option(
  fc.record({ value: values, id: ids, before: fc.boolean(), length: fc.integer({ min: 1, max: 3 }) }),
);
const queries = fc
  .record({
    orderBy: orders,
    start: cursors,
    end: cursors,
    limit: fc.option(fc.integer({ min: 0, max: 5 })),
    offset: fc.integer({ min: 0, max: 2 }),
    isNarrowed: fc.boolean(),
  })
  .map(({ orderBy, start, end, limit, offset, isNarrowed }) => {
    const toCursor = ({ value, id, before, length }: NonNullable<typeof start>) => ({
      values: orderBy
        .slice(0, length)
        .map(({ field: { fieldPath } }) => (fieldPath === '__name__' ? nameOf(id) : value)),
      before,
    });
    const where = {
      fieldFilter: { field: { fieldPath: 'zone' }, op: 'GREATER_THAN', value: integer(-1) },
    };
    return {
      orderBy,
      offset,
      ...(limit !== null && { limit }),
      ...(start !== null && { startAt: toCursor(start) }),
      ...(end !== null && { endAt: toCursor(end) }),
      ...(isNarrowed && { where }),
    };
  });

const write = (store: DocumentStore, [id, fields]: Change, at: number): void => {
  if (fields === null) store.remove({ parent, id });
  else put(store, id, fields, at);
};

describe('a list in an order by fields', () => {
  it('is the same as by a full sort after any history of inserts, updates, deletes and undone transactions', () => {
    fc.assert(
      fc.property(histories, fc.array(queries, { minLength: 1, maxLength: 3 }), (history, asked) => {
        const store = openDocumentStore(':memory:');
        const sortedKeys = createSortedKeys(store, 1_000_000);
        const check = (): void => {
          for (const query of asked)
            expect(find(query, store, sortedKeys)).toEqual(find(query, store, unsorted));
        };
        for (const [at, { changes, isUndone }] of history.entries()) {
          const run = (): void =>
            store.transaction(() => {
              for (const change of changes) write(store, change, at);
              check();
              if (isUndone) throw new Error('undone');
            });
          if (isUndone) expect(run).toThrow('undone');
          else run();
          check();
        }
        store.close();
      }),
      { numRuns: 200 },
    );
  });

  it('reads only what changed and what it returns, of 10,000 documents', () => {
    const store = openDocumentStore(':memory:');
    const sortedKeys = createSortedKeys(store, 10_000_000);
    store.transaction(() => {
      for (let i = 0; i < 10_000; i += 1) put(store, `n${i}`, { date: integer(i % 500) });
    });
    const newest = { orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }], limit: 20 };
    find(newest, store, sortedKeys);
    put(store, 'n7', { date: integer(1_000) });
    let read = 0;
    const counted: DocumentStore = {
      ...store,
      get: (key) => {
        read += 1;
        return store.get(key);
      },
      scan: () => {
        throw new Error('It reads the whole collection.');
      },
    };
    // The keys were read from the same store, and go on with the counting one.
    expect(find(newest, counted, sortedKeys)[0]?.id).toBe('n7');
    expect(read).toBe(20);
    store.close();
  });

  it('sorts a collection anew that has more keys than it may keep, and after more changes than the store notes', () => {
    const store = openDocumentStore(':memory:');
    const newest = { orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }], limit: 2 };
    const [kept, few] = [createSortedKeys(store, 10_000_000), createSortedKeys(store, 1_000)];
    const newestIds = () => [kept, few].map((keys) => find(newest, store, keys).map(({ id }) => id));
    put(store, 'first', { date: integer(-1) });
    expect(newestIds()).toEqual([['first'], ['first']]);
    for (let i = 0; i < 3_000; i += 1) put(store, `n${i}`, { date: integer(i) });
    expect(newestIds()).toEqual([
      ['n2999', 'n2998'],
      ['n2999', 'n2998'],
    ]);
    expect(few.get(parent, createQuery(newest).order)).toBeNull();
    expect(kept.get(parent, createQuery(newest).order)).toHaveLength(3_001);
    store.close();
  });

  it('forgets the order requested longest ago when a stranger requests many orders that find nothing', () => {
    const store = openDocumentStore(':memory:');
    put(store, 'first', { date: integer(1) });
    let scans = 0;
    const counted: DocumentStore = {
      ...store,
      scan: (...from) => {
        scans += 1;
        return store.scan(...from);
      },
    };
    const sortedKeys = createSortedKeys(counted, 50_000);
    const by = (fieldPath: string) => ({ orderBy: [{ field: { fieldPath } }], limit: 1 });
    find(by('date'), store, sortedKeys);
    find(by('date'), store, sortedKeys);
    expect(scans).toBe(1);
    for (let i = 0; i < 50; i += 1) find(by(`unknown${i}`), store, sortedKeys);
    scans = 0;
    find(by('date'), store, sortedKeys);
    expect(scans).toBe(1);
    store.close();
  });

  it('leaves out a document that became unreadable, and returns the next one in its place', () => {
    const log: string[] = [];
    const store = openDocumentStore(':memory:', { report: (line) => log.push(line) });
    const sortedKeys = createSortedKeys(store, 1_000_000);
    const byDate = { orderBy: [{ field: { fieldPath: 'date' } }], limit: 1 };
    for (const id of ['1', '2', '3']) put(store, id, { date: integer(Number(id)) });
    expect(find(byDate, store, sortedKeys).map(({ id }) => id)).toEqual(['1']);
    put(store, '1', { date: integer(1), text: { strijgValue: 'a' } });
    for (let i = 0; i < 2; i += 1) expect(find(byDate, store, sortedKeys).map(({ id }) => id)).toEqual(['2']);
    expect(log).toEqual([expect.stringContaining('list/1 cannot be read')]);
    store.close();
  });
});
