import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../server/http.ts';
import { openStore } from '../../server/store/store.ts';
import { moment, post, refused, root, running } from './running.ts';

const news = `${root}/Dicklum_website/News_List/list`;

const values = {
  absent: null,
  null: { nullValue: null },
  yes: { booleanValue: true },
  nan: { doubleValue: 'NaN' },
  two: { integerValue: '2' },
  twoAndAHalf: { doubleValue: 2.5 },
  ten: { integerValue: '10' },
  time: { timestampValue: '2031-05-06T00:00:00Z' },
  a: { stringValue: 'a' },
  z: { stringValue: 'z' },
  list: { arrayValue: { values: [{ integerValue: '2' }, { stringValue: 'a' }] } },
  map: { mapValue: { fields: { x: { integerValue: '1' } } } },
} as const;

async function filled(): Promise<RunningServer> {
  const server = await running({ content: null });
  const writes = Object.entries(values).map(([id, v]) => ({
    update: { name: `${news}/${id}`, fields: v === null ? {} : { v, map: { mapValue: { fields: { v } } } } },
  }));
  await post(server, ':commit', { writes }, 'staff');
  return server;
}

/** The ids that a query finds. */
async function idsOf(server: RunningServer, query: object): Promise<readonly string[]> {
  const structuredQuery = { from: [{ collectionId: 'list' }], ...query };
  const { body } = await post(server, '/Dicklum_website/News_List:runQuery', { structuredQuery }, 'staff');
  return (body as readonly { document?: { name: string } }[]).flatMap(
    ({ document }) => document?.name.split('/').at(-1) ?? [],
  );
}

const field = { fieldPath: 'v' };
const is = (op: string, value: unknown): object => ({ fieldFilter: { field, op, value } });
const [two, a] = [{ integerValue: '2' }, { stringValue: 'a' }];
const twoOrA = { arrayValue: { values: [two, a] } };
const all = (op: string, ...filters: readonly object[]): object => ({ compositeFilter: { op, filters } });

describe('§7 where', () => {
  it.each([
    ['equal to a whole number, 2.0 too', is('EQUAL', { doubleValue: 2 }), ['two']],
    [
      'not equal: what is absent or null is not found',
      is('NOT_EQUAL', two),
      ['nan', 'twoAndAHalf', 'ten', 'yes', 'time', 'a', 'z', 'list', 'map'],
    ],
    ['less than, numbers alone', is('LESS_THAN', { integerValue: '10' }), ['nan', 'two', 'twoAndAHalf']],
    ['from, texts alone', is('GREATER_THAN_OR_EQUAL', a), ['a', 'z']],
    ['a time before another', is('LESS_THAN', { timestampValue: '2032-01-01T00:00:00Z' }), ['time']],
    ['one of several', is('IN', twoOrA), ['a', 'two']],
    [
      'none of several',
      is('NOT_IN', twoOrA),
      ['nan', 'twoAndAHalf', 'ten', 'yes', 'time', 'z', 'list', 'map'],
    ],
    [
      'none of several with null: nothing',
      is('NOT_IN', { arrayValue: { values: [{ nullValue: null }] } }),
      [],
    ],
    ['a list that holds', is('ARRAY_CONTAINS', a), ['list']],
    ['a list that holds one of several', is('ARRAY_CONTAINS_ANY', twoOrA), ['list']],
    ['a list as a whole', is('EQUAL', values.list), ['list']],
    ['a map as a whole', is('EQUAL', values.map), ['map']],
    ['null', { unaryFilter: { field, op: 'IS_NULL' } }, ['null']],
    ['not a number', { unaryFilter: { field, op: 'IS_NAN' } }, ['nan']],
    ['both', all('AND', is('GREATER_THAN', two), is('LESS_THAN', { integerValue: '9' })), ['twoAndAHalf']],
    ['either', all('OR', is('EQUAL', two), is('EQUAL', a)), ['a', 'two']],
    [
      'a field within a map',
      { fieldFilter: { field: { fieldPath: 'map.v' }, op: 'EQUAL', value: a } },
      ['a'],
    ],
    [
      'a name',
      {
        fieldFilter: {
          field: { fieldPath: '__name__' },
          op: 'GREATER_THAN',
          value: { referenceValue: `${news}/twoAndAHalf` },
        },
      },
      ['yes', 'z'],
    ],
  ])('%s', async (_, where, ids) => {
    const server = await filled();
    expect([...(await idsOf(server, { where }))].sort()).toEqual([...ids].sort());
  });

  it.each([
    ['no kind of filter', {}],
    ['two kinds of filter', { ...is('EQUAL', a), unaryFilter: { field, op: 'IS_NULL' } }],
    ['an empty composite', all('AND')],
    ['neither and nor or', all('XOR', is('EQUAL', a))],
    ['IN without a list', is('IN', a)],
    ['IN with 31 values', is('IN', { arrayValue: { values: Array(31).fill(a) } })],
    ['a path with a gap', { fieldFilter: { field: { fieldPath: 'a..b' }, op: 'EQUAL', value: a } }],
    ['a path that ends in a dot', { fieldFilter: { field: { fieldPath: 'a.' }, op: 'EQUAL', value: a } }],
    [
      'filters nested 11 deep',
      Array.from({ length: 11 }).reduce((inner: object) => all('AND', inner), is('EQUAL', a)),
    ],
  ])('refuses %s', async (_, where) => {
    const server = await running({ content: null });
    const structuredQuery = { from: [{ collectionId: 'list' }], where };
    const reply = await post(server, '/Dicklum_website/News_List:runQuery', { structuredQuery }, 'staff');
    expect(reply).toMatchObject(refused(400, 'INVALID_ARGUMENT'));
  });
});

const by = (fieldPath: string, direction = 'ASCENDING'): object => ({ field: { fieldPath }, direction });
const inOrder = ['null', 'yes', 'nan', 'two', 'twoAndAHalf', 'ten', 'time', 'a', 'z', 'list', 'map'];
const named = (id: string): object => ({ referenceValue: `${news}/${id}` });

describe('§7 order, cursors, limit', () => {
  it.each([
    ['types in their order, without what lacks the field', { orderBy: [by('v')] }, inOrder],
    ['the other way', { orderBy: [by('v', 'DESCENDING')] }, inOrder.toReversed()],
    ['by name where nothing is said', { limit: 3 }, ['a', 'absent', 'list']],
    ['by name, downwards', { orderBy: [by('__name__', 'DESCENDING')], limit: 2 }, ['z', 'yes']],
    ['after an offset', { offset: 1, limit: 2 }, ['absent', 'list']],
    ['a limit of zero', { limit: 0 }, []],
    [
      'from a value',
      { orderBy: [by('v')], startAt: { values: [two], before: true }, limit: 2 },
      ['two', 'twoAndAHalf'],
    ],
    [
      'after a value',
      { orderBy: [by('v')], startAt: { values: [two], before: false }, limit: 1 },
      ['twoAndAHalf'],
    ],
    [
      'up to a value',
      {
        orderBy: [by('v')],
        startAt: { values: [two], before: true },
        endAt: { values: [{ integerValue: '10' }], before: false },
      },
      ['two', 'twoAndAHalf', 'ten'],
    ],
    [
      'before a value',
      {
        orderBy: [by('v')],
        startAt: { values: [two], before: true },
        endAt: { values: [{ integerValue: '10' }], before: true },
      },
      ['two', 'twoAndAHalf'],
    ],
    [
      'after a name',
      { orderBy: [by('__name__')], startAt: { values: [named('twoAndAHalf')], before: false } },
      ['yes', 'z'],
    ],
    [
      'a range is ordered by its field',
      { where: is('GREATER_THAN', { integerValue: '0' }) },
      ['two', 'twoAndAHalf', 'ten'],
    ],
  ])('%s', async (_, query, ids) => {
    const server = await filled();
    await expect(idsOf(server, query)).resolves.toEqual(ids);
  });

  it.each([
    ['a limit below zero', { limit: -1 }],
    ['a limit that is no number', { limit: { value: 20 } }],
    ['a limit beyond int32', { limit: 1e300 }],
    ['a direction that is none', { orderBy: [by('v', 'UP')] }],
    ['a cursor longer than its order', { startAt: { values: [two, two] } }],
    ['two collections', { from: [{ collectionId: 'list' }, { collectionId: 'list' }] }],
    ['all collections of a name', { from: [{ collectionId: 'list', allDescendants: true }] }],
    ['no collection', { from: [] }],
    ['a selection of fields', { select: { fields: [field] } }],
  ])('refuses %s', async (_, query) => {
    const server = await running({ content: null });
    const structuredQuery = { from: [{ collectionId: 'list' }], ...query };
    const reply = await post(server, '/Dicklum_website/News_List:runQuery', { structuredQuery }, 'staff');
    expect(reply).toMatchObject(refused(400, 'INVALID_ARGUMENT'));
  });

  it('of 10,000 active records the first 20 by name are found without reading the others', () => {
    const noRules = { decide: () => ({ allowed: false, why: '', evaluated: 0 }) };
    const store = openStore({ file: ':memory:', rules: noRules, now: () => moment });
    const ask = (call: string, body: object): unknown =>
      store.answer({ method: 'POST', path: `/v1/${root}${call}`, body: JSON.stringify(body), staff: true })
        .body;
    const fields = { status: { stringValue: 'active' } };
    for (let batch = 0; batch < 20; batch += 1)
      ask(':commit', {
        writes: Array.from({ length: 500 }, (_, i) => ({
          update: { name: `${news}/${batch * 500 + i}`, fields },
        })),
      });
    let read = 0;
    const parse = JSON.parse;
    JSON.parse = (text: string) => {
      read += 1;
      return parse(text);
    };
    const where = {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
    };
    const found = ask('/Dicklum_website/News_List:runQuery', {
      structuredQuery: { from: [{ collectionId: 'list' }], where, limit: 20 },
    });
    JSON.parse = parse;
    store.close();
    expect(found).toHaveLength(20);
    expect(read).toBeLessThan(50);
  });
});
