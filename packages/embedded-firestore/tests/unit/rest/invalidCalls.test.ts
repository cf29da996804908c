/** Calls that no honest client makes: each gets one sentence that names its fault, and changes nothing. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../../src/store.ts';

const documentsRoot = 'projects/demo-project/databases/(default)/documents';

interface RestError {
  readonly error: { readonly code: number; readonly message: string };
}

const noRules = { decide: () => ({ allowed: false, why: '', refusedBy: [], evaluated: 0 }) };

/** A store in memory, called as staff: the rules are not asked. */
const openEmptyStore = () => {
  const store = openStore({ projectId: 'demo-project', file: ':memory:', rules: noRules, now: () => 0 });
  onTestFinished(() => store.close());
  return (call: string, body: unknown, method: 'GET' | 'POST' = 'POST'): unknown =>
    JSON.parse(
      store.answer({
        method,
        path: `/v1/${documentsRoot}${call}`,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        staff: true,
      }).text,
    );
};

const readError = (answer: unknown): readonly [number, string] => {
  const { code, message } = ((Array.isArray(answer) ? answer[0] : answer) as RestError).error;
  return [code, message];
};

const name = `${documentsRoot}/news/a`;
const field = { fieldPath: 'title' };
const text = (value: string) => ({ stringValue: value });
const reference = { referenceValue: name };
const from = [{ collectionId: 'news' }];
const compare = (op: string, value: unknown, fieldPath = 'title') => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const listOf = (...values: readonly unknown[]) => ({ arrayValue: { values } });
const and = (...filters: readonly unknown[]) => ({ compositeFilter: { op: 'AND', filters } });
const nest = (depth: number): object => (depth === 0 ? compare('EQUAL', text('a')) : and(nest(depth - 1)));

const refusedQueries: Readonly<Record<string, readonly [query: object, sentence: string]>> = {
  'two collections': [{ from: [...from, ...from] }, 'A query must name one collection.'],
  'all collections of one name': [
    { from: [{ collectionId: 'news', allDescendants: true }] },
    'A query must name one collection.',
  ],
  'a key that is not served': [
    { from, select: {} },
    'A query has a field that is not served; served are: from, where, orderBy, startAt, endAt, offset, limit.',
  ],
  'a limit below zero': [{ from, limit: -1 }, 'limit must be an int32 of zero or more.'],
  'a filter of two kinds': [
    { from, where: { ...compare('EQUAL', text('a')), ...and(compare('EQUAL', text('a'))) } },
    'A filter must be of exactly one kind.',
  ],
  'a filter of no kind': [{ from, where: {} }, 'A filter must be of exactly one kind.'],
  'an unknown operator': [
    { from, where: compare('LIKE', text('a')) },
    'A filter has an operator that there is not.',
  ],
  'an operator that every object has': [
    { from, where: compare('constructor', text('a')) },
    'A filter has an operator that there is not.',
  ],
  'an empty composite filter': [{ from, where: and() }, 'A composite filter is empty.'],
  'a composite filter of another kind': [
    { from, where: { compositeFilter: { op: 'XOR', filters: [compare('EQUAL', text('a'))] } } },
    'A composite filter must be AND or OR.',
  ],
  'filters that nest 11 deep': [{ from, where: nest(10) }, 'Filters may nest 10 deep.'],
  'two exclusions': [
    { from, where: and(compare('NOT_EQUAL', text('a')), compare('NOT_EQUAL', text('b'))) },
    'A query may have one of NOT_EQUAL, NOT_IN, IS_NOT_NAN, IS_NOT_NULL.',
  ],
  'two questions about what a list holds': [
    { from, where: and(compare('ARRAY_CONTAINS', text('a')), compare('ARRAY_CONTAINS', text('b'))) },
    'A query may ask once what a list holds.',
  ],
  'NOT_IN beside IN': [
    { from, where: and(compare('NOT_IN', listOf(text('a'))), compare('IN', listOf(text('b')))) },
    'NOT_IN may not stand beside IN, ARRAY_CONTAINS_ANY, OR.',
  ],
  'IN without values': [{ from, where: compare('IN', listOf()) }, 'IN wants a list of 1 to 30 values.'],
  'NOT_IN of one value that is no list': [
    { from, where: compare('NOT_IN', text('a')) },
    'NOT_IN wants a list of 1 to 10 values.',
  ],
  'a name compared with a text': [
    { from, where: compare('EQUAL', text('a'), '__name__') },
    '__name__ is compared with references.',
  ],
  'a direction of another kind': [
    { from, orderBy: [{ field, direction: 'UP' }] },
    'A direction must be ASCENDING or DESCENDING.',
  ],
  'a field ordered twice': [{ from, orderBy: [{ field }, { field }] }, 'orderBy names a field twice.'],
  'an order after the name': [
    { from, orderBy: [{ field: { fieldPath: '__name__' } }, { field }] },
    'In orderBy nothing may follow __name__.',
  ],
  'a cursor at a name that is a text': [
    { from, orderBy: [{ field: { fieldPath: '__name__' } }], startAt: { values: [text('a')] } },
    'A cursor stands at __name__ by a reference.',
  ],
  'a cursor with more values than orders': [
    { from, orderBy: [{ field }], startAt: { values: [text('a'), reference] } },
    'A cursor has more than 1 entries.',
  ],
  'a broken field path': [
    { from, orderBy: [{ field: { fieldPath: 'a..b' } }] },
    'A field path is not valid.',
  ],
};

describe('a query', () => {
  it.each(Object.entries(refusedQueries))('is refused with %s', (_, [structuredQuery, sentence]) => {
    const answer = openEmptyStore()(':runQuery', { structuredQuery });
    expect(readError(answer)).toEqual([400, sentence]);
  });

  it('is refused below a collection', () => {
    const answer = openEmptyStore()('/news:runQuery', { structuredQuery: { from } });
    expect(readError(answer)).toEqual([400, 'A parent must be a document or the root.']);
  });

  it('names the index that it needs if there is none', () => {
    const where = compare('EQUAL', text('a'), 'status');
    const answer = openEmptyStore()(':runQuery', {
      structuredQuery: { from, where, orderBy: [{ field, direction: 'DESCENDING' }] },
    });
    expect(readError(answer)).toEqual([400, 'The query requires an index of status, title DESCENDING.']);
  });
});

describe('an aggregation', () => {
  it.each([
    ['nothing to count', [], 400, 'An aggregation must count something.'],
    ['a sum', [{ sum: { field } }], 501, 'Only count is served.'],
    ['an upper bound of zero', [{ count: { upTo: '0' } }], 400, 'upTo must be more than zero.'],
    [
      'one name for two',
      [
        { alias: 'a', count: {} },
        { alias: 'a', count: {} },
      ],
      400,
      'Two aggregations have one name.',
    ],
  ])('is refused with %s', (_, aggregations, code, sentence) => {
    const answer = openEmptyStore()(':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from }, aggregations },
    });
    expect(readError(answer)).toEqual([code, sentence]);
  });
});

const update = { update: { name, fields: { title: text('a') } } };

describe('a commit', () => {
  it.each([
    ['writes that are no list', { writes: {} }, 400, 'writes must be a list.'],
    [
      'a write of nothing',
      { writes: [{}] },
      400,
      'A write must be exactly one of update, delete and verify.',
    ],
    [
      'a write of two kinds',
      { writes: [{ ...update, delete: name }] },
      400,
      'A write must be exactly one of update, delete and verify.',
    ],
    [
      'a mask of a deletion',
      { writes: [{ delete: name, updateMask: {} }] },
      400,
      'Only an update has a mask.',
    ],
    [
      'a verification without a precondition',
      { writes: [{ verify: name }] },
      400,
      'A verification must have a precondition.',
    ],
    [
      'two preconditions in one',
      { writes: [{ ...update, currentDocument: { exists: false, updateTime: '2026-11-21T00:00:00Z' } }] },
      400,
      'A precondition must be exactly one.',
    ],
    [
      'a document verified twice',
      { writes: Array.from({ length: 2 }, () => ({ verify: name, currentDocument: { exists: false } })) },
      400,
      'A document may be verified once in a commit.',
    ],
    [
      'a document verified and written',
      { writes: [{ verify: name, currentDocument: { exists: false } }, update] },
      400,
      'A document may not be verified and written in one commit.',
    ],
    ['a transform', { writes: [{ transform: {} }] }, 501, 'Transforms are not served.'],
    [
      'a document of another project',
      { writes: [{ delete: 'projects/other/databases/(default)/documents/a/b' }] },
      400,
      `A document name must begin with ${documentsRoot}/.`,
    ],
    [
      'the name of a collection',
      { writes: [{ delete: `${documentsRoot}/news` }] },
      400,
      'The path does not name a document.',
    ],
    ['a body that is not JSON', '{', 400, 'The body is not JSON.'],
  ])('is refused with %s', (_, body, code, sentence) => {
    const callStore = openEmptyStore();
    expect(readError(callStore(':commit', body))).toEqual([code, sentence]);
    expect(callStore(':batchGet', { documents: [name] })).toMatchObject([{ missing: name }]);
  });

  it('ignores an empty precondition', () => {
    const answer = openEmptyStore()(':commit', { writes: [{ ...update, currentDocument: {} }] });
    expect(answer).toMatchObject({ writeResults: [{ updateTime: expect.any(String) }] });
  });
});

describe('an address', () => {
  it.each([
    ['a commit of one document', '/news/a:commit', 404, 'There is no such address.'],
    ['a batchGet below a document', '/news/a:batchGet', 404, 'There is no such address.'],
    ['a call that is not served', ':listen', 501, 'This call is not served.'],
    ['a call that every object has', ':constructor', 501, 'This call is not served.'],
  ])('is refused: %s', (_, call, code, sentence) => {
    expect(readError(openEmptyStore()(call, {}))).toEqual([code, sentence]);
  });

  it('is refused if it lists a collection', () => {
    expect(readError(openEmptyStore()('/news', {}, 'GET'))).toEqual([
      501,
      'Lists are served by runQuery alone.',
    ]);
  });
});

describe('the page of a query between two cursors', () => {
  const title = (document: string) => ({
    update: { name: `${documentsRoot}/news/${document}`, fields: { title: text(document) } },
  });
  const order = [{ field, direction: 'DESCENDING' }];
  const cursor = (document: string, before: boolean) => ({ values: [text(document)], before });

  it.each([
    ['starts at a document and ends after one', cursor('d', true), cursor('b', false), ['d', 'c', 'b']],
    ['starts after a document and ends before one', cursor('d', false), cursor('b', true), ['c']],
  ])('%s', (_, startAt, endAt, expected) => {
    const callStore = openEmptyStore();
    callStore(':commit', { writes: ['a', 'b', 'c', 'd', 'e'].map(title) });
    const found = callStore(':runQuery', { structuredQuery: { from, orderBy: order, startAt, endAt } });
    expect(found).toMatchObject(
      expected.map((document) => title(document).update).map((document) => ({ document })),
    );
  });

  it('has no documents with a limit of zero', () => {
    const callStore = openEmptyStore();
    callStore(':commit', { writes: [title('a')] });
    expect(callStore(':runQuery', { structuredQuery: { from, limit: 0 } })).toMatchObject([
      { readTime: expect.any(String) },
    ]);
    expect(callStore(':runQuery', { structuredQuery: { from, limit: 0 } })).toHaveLength(1);
  });

  it('sorts more documents than it keeps at once', () => {
    const callStore = openEmptyStore();
    const ids = Array.from({ length: 300 }, (_, at) => String((at * 7) % 300).padStart(3, '0'));
    callStore(':commit', { writes: ids.map(title) });
    const found = callStore(':runQuery', { structuredQuery: { from, orderBy: order, limit: 2 } });
    expect(found).toMatchObject(['299', '298'].map((id) => ({ document: title(id).update })));
  });
});
