/** The order of a query's results, its cursors, its limit and its offset. */
import {
  type ConformanceCase,
  type EmulatorDifference,
  type EmulatorDifferences,
  unservedDifference,
  withDifference,
} from '../../support/case.ts';
import {
  casePath,
  double,
  int,
  nullValue,
  putOwn,
  type RestValue,
  reference,
  text,
} from '../../support/wire.ts';
import { compositeFilter, fieldFilter, ownQuery, valueDocuments, valueSamples } from './filterCases.ts';

export const orderBy = (fieldPath: string, direction?: string): object => ({
  field: { fieldPath },
  ...(direction === undefined ? {} : { direction }),
});
const down = 'DESCENDING';
export const createCursor = (before: boolean, ...of: readonly RestValue[]) => ({ values: of, before });
const all = Object.keys(valueSamples);
const valued = all.filter((id) => id !== 'absent');
const downwards = valued.toReversed();
const [two, ten] = [int(2), int(10)];
const name = (id: string): RestValue => reference(casePath(id));
const between = (first: string, last: string) =>
  valued.slice(valued.indexOf(first), valued.indexOf(last) + 1);

type OrderRow = readonly [query: object, ids: readonly string[]];

const found = {
  'by document name by default': [{ limit: 3 }, all.slice(0, 3)],
  'by document name, descending': [
    { orderBy: [orderBy('__name__', down)], limit: 2 },
    all.toReversed().slice(0, 2),
  ],
  'every type in its place, without absent fields': [{ orderBy: [orderBy('v', 'ASCENDING')] }, valued],
  'every type, descending': [{ orderBy: [orderBy('v', down)] }, downwards],
  'without a direction': [{ orderBy: [orderBy('v')], limit: 4 }, valued.slice(0, 4)],
  'an unspecified direction': [
    { orderBy: [orderBy('v', 'DIRECTION_UNSPECIFIED')], limit: 4 },
    valued.slice(0, 4),
  ],
  'by a field within a map': [{ orderBy: [orderBy('map.v')] }, valued],
  'by a field that no document has': [{ orderBy: [orderBy('w')] }, []],
  'by a field ascending and document name descending': [
    {
      where: fieldFilter('IN', { arrayValue: { values: [two] } }),
      orderBy: [orderBy('v'), orderBy('__name__', down)],
    },
    ['c6twoFloat', 'c5two'],
  ],
  'by a field descending and document name ascending': [
    { where: fieldFilter('EQUAL', two), orderBy: [orderBy('v', down), orderBy('__name__')] },
    ['c5two', 'c6twoFloat'],
  ],
  'after an offset': [{ offset: 1, limit: 2 }, all.slice(1, 3)],
  'after an offset beyond the end': [{ offset: 100 }, []],
  'a limit of one': [{ limit: 1 }, all.slice(0, 1)],
  'a limit beyond the end': [{ limit: 1_000 }, all],
  'a cursor at a value': [
    { orderBy: [orderBy('v')], startAt: createCursor(true, two), limit: 2 },
    ['c5two', 'c6twoFloat'],
  ],
  'a cursor after a value': [
    { orderBy: [orderBy('v')], startAt: createCursor(false, two), limit: 1 },
    ['c7half'],
  ],
  'cursors at one value and through another': [
    { orderBy: [orderBy('v')], startAt: createCursor(true, two), endAt: createCursor(false, ten) },
    between('c5two', 'c8ten'),
  ],
  'cursors at one value and before another': [
    { orderBy: [orderBy('v')], startAt: createCursor(true, two), endAt: createCursor(true, ten) },
    between('c5two', 'c7half'),
  ],
  'a cursor without before': [{ orderBy: [orderBy('v')], startAt: { values: [two] }, limit: 1 }, ['c7half']],
  'a cursor at a value, descending': [
    { orderBy: [orderBy('v', down)], startAt: createCursor(true, two), limit: 3 },
    ['c6twoFloat', 'c5two', 'c4minusZero'],
  ],
  'a cursor at a value that no document has': [
    { orderBy: [orderBy('v')], startAt: createCursor(true, int(3)), limit: 1 },
    ['c8ten'],
  ],
  'a cursor at a value of another type': [
    { orderBy: [orderBy('v')], startAt: createCursor(true, text('')), limit: 1 },
    ['e0empty'],
  ],
  'a cursor after a value and a document name': [
    {
      orderBy: [orderBy('v'), orderBy('__name__')],
      startAt: createCursor(false, two, name('c5two')),
      limit: 1,
    },
    ['c6twoFloat'],
  ],
  'a cursor after a document name': [
    { orderBy: [orderBy('__name__')], startAt: createCursor(false, name('j2map')) },
    ['j3map', 'j4map'],
  ],
  'a cursor after a document name, descending': [
    { orderBy: [orderBy('__name__', down)], startAt: createCursor(false, name('b1no')) },
    ['b0null', 'absent'],
  ],
  'an empty cursor': [{ orderBy: [orderBy('v')], startAt: createCursor(true), limit: 1 }, ['b0null']],
  'a range, ordered by its field': [
    { where: fieldFilter('GREATER_THAN', two) },
    ['c7half', 'c8ten', 'c9most'],
  ],
  'a range, descending': [
    { where: fieldFilter('GREATER_THAN', two), orderBy: [orderBy('v', down)] },
    ['c9most', 'c8ten', 'c7half'],
  ],
  'a range, ordered by another field first': [
    { where: fieldFilter('GREATER_THAN', two), orderBy: [orderBy('map.v', down)], limit: 2 },
    ['c9most', 'c8ten'],
  ],
  'a cursor with a document name of another collection': [
    { orderBy: [orderBy('__name__')], startAt: createCursor(true, reference('~/other/a')) },
    [],
  ],
  'a range of document names with a range of a field': [
    {
      where: compositeFilter(
        'AND',
        fieldFilter('GREATER_THAN', name('c7half'), '__name__'),
        fieldFilter('LESS_THAN', int(1)),
      ),
    },
    [],
  ],
  'either of two ranges, by the field and then document name': [
    {
      where: compositeFilter(
        'OR',
        fieldFilter('LESS_THAN', name('b1no'), '__name__'),
        fieldFilter('GREATER_THAN', two),
      ),
    },
    ['b0null', 'c7half', 'c8ten', 'c9most'],
  ],
  'any of three ranges, two of them matching nothing': [
    {
      where: compositeFilter(
        'OR',
        fieldFilter('GREATER_THAN', double('NaN'), 'w'),
        fieldFilter('NOT_EQUAL', nullValue, 'x'),
        fieldFilter('GREATER_THAN', int(9)),
      ),
    },
    ['c8ten', 'c9most'],
  ],
  'a document name with a range': [
    {
      where: compositeFilter(
        'AND',
        fieldFilter('EQUAL', name('c7half'), '__name__'),
        fieldFilter('GREATER_THAN', two),
      ),
    },
    ['c7half'],
  ],
  'a range over two fields': [
    {
      where: compositeFilter('AND', fieldFilter('GREATER_THAN', two), fieldFilter('LESS_THAN', ten, 'map.v')),
    },
    ['c7half'],
  ],
  'either of two filters, ordered': [
    {
      where: compositeFilter('OR', fieldFilter('EQUAL', text('a')), fieldFilter('EQUAL', ten)),
      orderBy: [orderBy('v', down)],
    },
    ['e2a', 'c8ten'],
  ],
  'a filter with an order by another field': [
    { where: fieldFilter('EQUAL', text('a'), 'map.v'), orderBy: [orderBy('v')] },
    ['e2a'],
  ],
  'array contains, with an order and a limit': [
    { where: fieldFilter('ARRAY_CONTAINS', two), orderBy: [orderBy('v', down)], limit: 1 },
    ['i2list'],
  ],
} as const satisfies Readonly<Record<string, OrderRow>>;

const upwards: EmulatorDifference = { emulator: '400 FAILED_PRECONDITION', reason: 'unservedThere' };

const refused = {
  'a limit below zero': { limit: -1 },
  'a limit as an object': { limit: { value: 20 } },
  'a limit as a word': { limit: 'many' },
  'a limit with a fraction': { limit: 1.5 },
  'a limit beyond int32': { limit: 1e300 },
  'an offset below zero': { offset: -1 },
  'an unknown direction': { orderBy: [orderBy('v', 'UP')] },
  'an order without a field': { orderBy: [{ direction: down }] },
  'an order by a field twice': { orderBy: [orderBy('v'), orderBy('v')] },
  'a cursor longer than its order': { startAt: createCursor(true, two, two) },
  'a cursor with an integer as the document name': {
    orderBy: [orderBy('__name__')],
    startAt: createCursor(true, two),
  },
  'a cursor with a document name outside the order': {
    orderBy: [orderBy('v')],
    startAt: createCursor(false, two, name('c5two')),
  },
  'a cursor without an order': { startAt: createCursor(false, name('j2map')) },
  'a cursor by the field of a range, without an order': {
    where: fieldFilter('GREATER_THAN', two),
    startAt: createCursor(false, ten),
  },
  'two collections': { from: [{ collectionId: 'list' }, { collectionId: 'list' }] },
  'no collection': { from: [] },
  'a path as the collection id': { from: [{ collectionId: 'a/b' }] },
  'a reserved collection id': { from: [{ collectionId: '__list__' }] },
  'an empty collection id': { from: [{ collectionId: '' }] },
  'an unknown property': { surprise: 1 },
  'an order by a field after the document name': { orderBy: [orderBy('__name__'), orderBy('v')] },
  'an order by a reserved field': { orderBy: [orderBy('__secret__')] },
} as const satisfies Readonly<Record<string, object>>;

const differences: EmulatorDifferences<keyof typeof found | keyof typeof refused> = {
  'by document name, descending': upwards,
  'a cursor after a document name, descending': upwards,
  'a document name with a range': { emulator: '400 INVALID_ARGUMENT', reason: 'unservedThere' },
  'no collection': { emulator: 'allowed', reason: 'strict' },
  'an empty collection id': { emulator: 'allowed', reason: 'strict' },
};

/** Rows of a list, some of which share their value. */
const shared = [
  ['n0', 5],
  ['n1', 3],
  ['n2', 3],
  ['n3', 9],
  ['n4', 1],
  ['n5', 3],
] as const;
export const pageDocuments = shared.map(([id, n]) => putOwn(id, { n: int(n), m: int(n % 2), id: text(id) }));

const paged: Readonly<Record<string, readonly [query: object, ids: readonly string[]]>> = {
  'equal values by document name, descending too': [
    { orderBy: [orderBy('n', down)] },
    ['n3', 'n0', 'n5', 'n2', 'n1', 'n4'],
  ],
  'the second page of equal values': [
    {
      orderBy: [orderBy('n', down), orderBy('__name__', down)],
      startAt: createCursor(false, int(3), name('n5')),
      limit: 2,
    },
    ['n2', 'n1'],
  ],
  'by two fields': [
    { orderBy: [orderBy('m'), orderBy('n', down), orderBy('id')] },
    ['n3', 'n0', 'n1', 'n2', 'n5', 'n4'],
  ],
  'by two fields, a cursor at both': [
    { orderBy: [orderBy('m'), orderBy('n', down)], startAt: createCursor(true, int(1), int(3)) },
    ['n5', 'n2', 'n1', 'n4'],
  ],
  'by two fields, a cursor through the first': [
    { orderBy: [orderBy('n'), orderBy('id', down)], endAt: createCursor(false, int(3)) },
    ['n4', 'n5', 'n2', 'n1'],
  ],
  'a filter with an offset and another order': [
    { where: fieldFilter('EQUAL', int(1), 'm'), orderBy: [orderBy('n', down)], offset: 1, limit: 3 },
    ['n0', 'n5', 'n2'],
  ],
  'a range with a second order': [
    {
      where: fieldFilter('GREATER_THAN_OR_EQUAL', int(3), 'n'),
      orderBy: [orderBy('n'), orderBy('id', down)],
    },
    ['n5', 'n2', 'n1', 'n0', 'n3'],
  ],
};

export const orderCases: readonly ConformanceCase[] = [
  ...Object.entries<OrderRow>(found).map(
    ([title, [query, expected]]): ConformanceCase => ({
      title: `order: ${title}`,
      as: 'staff',
      before: valueDocuments,
      sharedSeedName: 'values',
      call: ownQuery(query),
      expected: { found: expected },
      ...withDifference(differences, title),
    }),
  ),
  ...Object.entries(paged).map(
    ([title, [query, expected]]): ConformanceCase => ({
      title: `order: ${title}`,
      as: 'staff',
      before: pageDocuments,
      sharedSeedName: 'pages',
      call: ownQuery(query),
      expected: { found: expected },
    }),
  ),
  ...Object.entries(refused).map(
    ([title, query]): ConformanceCase => ({
      title: `refused query: ${title}`,
      as: 'staff',
      call: ownQuery(query),
      expected: '400 INVALID_ARGUMENT',
      ...withDifference(differences, title),
    }),
  ),
  {
    title: 'order: a limit of zero',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownQuery({ limit: 0 }),
    expected: { found: [] },
  },
  {
    title: 'query: a selection of fields',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownQuery({ select: { fields: [{ fieldPath: 'n' }] } }),
    expected: '400 INVALID_ARGUMENT',
    differs: unservedDifference,
  },
  {
    title: 'query: all collections with one id',
    as: 'staff',
    before: pageDocuments,
    sharedSeedName: 'pages',
    call: ownQuery({ from: [{ collectionId: 'list', allDescendants: true }], limit: 1 }),
    expected: '400 INVALID_ARGUMENT',
    differs: unservedDifference,
  },
  {
    title: 'query: an empty collection',
    as: 'staff',
    call: ownQuery({}),
    expected: { found: [] },
  },
  {
    title: 'query: below an absent document',
    as: 'staff',
    call: { ...ownQuery({}), at: '/~/list/absent:runQuery' },
    expected: { found: [] },
  },
  {
    title: 'query: below a collection',
    as: 'staff',
    call: { ...ownQuery({}), at: '/~/list:runQuery' },
    expected: '400 INVALID_ARGUMENT',
  },
];
