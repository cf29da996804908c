/** §7. In which order a query finds, where it begins and ends, and how much it takes. */
import { type Case, type Differs, differs, type Otherwise, unserved } from '../case.ts';
import { double, int, nothing, own, put, reference, text, type Wire } from '../wire.ts';
import { every, filled, is, queried, values } from './filterCases.ts';

export const by = (fieldPath: string, direction?: string): object => ({
  field: { fieldPath },
  ...(direction === undefined ? {} : { direction }),
});
const down = 'DESCENDING';
export const from = (before: boolean, ...of: readonly Wire[]) => ({ values: of, before });
const all = Object.keys(values);
const valued = all.filter((id) => id !== 'absent');
const downwards = valued.toReversed();
const [two, ten] = [int(2), int(10)];
const name = (id: string): Wire => reference(own(id));
const between = (first: string, last: string) =>
  valued.slice(valued.indexOf(first), valued.indexOf(last) + 1);

type Found = readonly [query: object, ids: readonly string[]];

const found = {
  'by name where nothing is said': [{ limit: 3 }, all.slice(0, 3)],
  'by name, downwards': [{ orderBy: [by('__name__', down)], limit: 2 }, all.toReversed().slice(0, 2)],
  'every type in its place, without what lacks the field': [{ orderBy: [by('v', 'ASCENDING')] }, valued],
  'the other way': [{ orderBy: [by('v', down)] }, downwards],
  'without a direction': [{ orderBy: [by('v')], limit: 4 }, valued.slice(0, 4)],
  'a direction that is not specified': [
    { orderBy: [by('v', 'DIRECTION_UNSPECIFIED')], limit: 4 },
    valued.slice(0, 4),
  ],
  'by a field within a map': [{ orderBy: [by('map.v')] }, valued],
  'by a field that nothing has': [{ orderBy: [by('w')] }, []],
  'by a field and downwards by name': [
    { where: is('IN', { arrayValue: { values: [two] } }), orderBy: [by('v'), by('__name__', down)] },
    ['c6twoFloat', 'c5two'],
  ],
  'downwards by a field and upwards by name': [
    { where: is('EQUAL', two), orderBy: [by('v', down), by('__name__')] },
    ['c5two', 'c6twoFloat'],
  ],
  'after an offset': [{ offset: 1, limit: 2 }, all.slice(1, 3)],
  'after an offset beyond the end': [{ offset: 100 }, []],
  'a limit as its digits in a wrapper of JSON': [{ limit: 1 }, all.slice(0, 1)],
  'a limit beyond the end': [{ limit: 1_000 }, all],
  'from a value': [{ orderBy: [by('v')], startAt: from(true, two), limit: 2 }, ['c5two', 'c6twoFloat']],
  'after a value': [{ orderBy: [by('v')], startAt: from(false, two), limit: 1 }, ['c7half']],
  'up to a value': [
    { orderBy: [by('v')], startAt: from(true, two), endAt: from(false, ten) },
    between('c5two', 'c8ten'),
  ],
  'before a value': [
    { orderBy: [by('v')], startAt: from(true, two), endAt: from(true, ten) },
    between('c5two', 'c7half'),
  ],
  'a cursor whose side is not said': [
    { orderBy: [by('v')], startAt: { values: [two] }, limit: 1 },
    ['c7half'],
  ],
  'from a value, downwards': [
    { orderBy: [by('v', down)], startAt: from(true, two), limit: 3 },
    ['c6twoFloat', 'c5two', 'c4minusZero'],
  ],
  'from a value that no document has': [
    { orderBy: [by('v')], startAt: from(true, int(3)), limit: 1 },
    ['c8ten'],
  ],
  'from a value of another type': [
    { orderBy: [by('v')], startAt: from(true, text('')), limit: 1 },
    ['e0empty'],
  ],
  'from a value and a name': [
    { orderBy: [by('v'), by('__name__')], startAt: from(false, two, name('c5two')), limit: 1 },
    ['c6twoFloat'],
  ],
  'after a name': [{ orderBy: [by('__name__')], startAt: from(false, name('j2map')) }, ['j3map', 'j4map']],
  'before a name, downwards': [
    { orderBy: [by('__name__', down)], startAt: from(false, name('b1no')) },
    ['b0null', 'absent'],
  ],
  'an empty cursor': [{ orderBy: [by('v')], startAt: from(true), limit: 1 }, ['b0null']],
  'a range is ordered by its field': [{ where: is('GREATER_THAN', two) }, ['c7half', 'c8ten', 'c9most']],
  'a range, downwards': [
    { where: is('GREATER_THAN', two), orderBy: [by('v', down)] },
    ['c9most', 'c8ten', 'c7half'],
  ],
  'a range, ordered by another field first': [
    { where: is('GREATER_THAN', two), orderBy: [by('map.v', down)], limit: 2 },
    ['c9most', 'c8ten'],
  ],
  'a cursor with a name of another collection': [
    { orderBy: [by('__name__')], startAt: from(true, reference('~/other/a')) },
    [],
  ],
  'a name from which on, and a range': [
    { where: every('AND', is('GREATER_THAN', name('c7half'), '__name__'), is('LESS_THAN', int(1))) },
    [],
  ],
  'by the fields of ranges, and the name after them': [
    { where: every('OR', is('LESS_THAN', name('b1no'), '__name__'), is('GREATER_THAN', two)) },
    ['b0null', 'c7half', 'c8ten', 'c9most'],
  ],
  'by no field of a range that finds nothing': [
    {
      where: every(
        'OR',
        is('GREATER_THAN', double('NaN'), 'w'),
        is('NOT_EQUAL', nothing, 'x'),
        is('GREATER_THAN', int(9)),
      ),
    },
    ['c8ten', 'c9most'],
  ],
  'a name beside a range': [
    { where: every('AND', is('EQUAL', name('c7half'), '__name__'), is('GREATER_THAN', two)) },
    ['c7half'],
  ],
  'a range over two fields': [
    {
      where: every('AND', is('GREATER_THAN', two), is('LESS_THAN', ten, 'map.v')),
    },
    ['c7half'],
  ],
  'either of two, ordered': [
    { where: every('OR', is('EQUAL', text('a')), is('EQUAL', ten)), orderBy: [by('v', down)] },
    ['e2a', 'c8ten'],
  ],
  'a filter with an order by another field': [
    { where: is('EQUAL', text('a'), 'map.v'), orderBy: [by('v')] },
    ['e2a'],
  ],
  'a list that holds, with an order and a limit': [
    { where: is('ARRAY_CONTAINS', two), orderBy: [by('v', down)], limit: 1 },
    ['i2list'],
  ],
} as const satisfies Readonly<Record<string, Found>>;

const upwards: Differs = { emulator: '400 FAILED_PRECONDITION', reason: 'unservedThere' };

const refused = {
  'a limit below zero': { limit: -1 },
  'a limit that is no number': { limit: { value: 20 } },
  'a limit of words': { limit: 'many' },
  'a limit with a fraction': { limit: 1.5 },
  'a limit beyond int32': { limit: 1e300 },
  'an offset below zero': { offset: -1 },
  'a direction that is none': { orderBy: [by('v', 'UP')] },
  'an order without a field': { orderBy: [{ direction: down }] },
  'an order by a field twice': { orderBy: [by('v'), by('v')] },
  'a cursor longer than its order': { startAt: from(true, two, two) },
  'a cursor with a value for a name': { orderBy: [by('__name__')], startAt: from(true, two) },
  'a cursor with a name that nobody asked to order by': {
    orderBy: [by('v')],
    startAt: from(false, two, name('c5two')),
  },
  'a cursor with nothing to order by': { startAt: from(false, name('j2map')) },
  'a cursor with the field of a range that nobody asked to order by': {
    where: is('GREATER_THAN', two),
    startAt: from(false, ten),
  },
  'two collections': { from: [{ collectionId: 'list' }, { collectionId: 'list' }] },
  'no collection': { from: [] },
  'a collection by a path': { from: [{ collectionId: 'a/b' }] },
  'a reserved collection': { from: [{ collectionId: '__list__' }] },
  'an empty collection': { from: [{ collectionId: '' }] },
  'a part that is not known': { surprise: 1 },
  'an order by a field behind the name': { orderBy: [by('__name__'), by('v')] },
  'an order by a reserved field': { orderBy: [by('__secret__')] },
} as const satisfies Readonly<Record<string, object>>;

const otherwise: Otherwise<keyof typeof found | keyof typeof refused> = {
  'by name, downwards': upwards,
  'before a name, downwards': upwards,
  'a name beside a range': { emulator: '400 INVALID_ARGUMENT', reason: 'unservedThere' },
  'no collection': { emulator: 'allowed', reason: 'strict' },
  'an empty collection': { emulator: 'allowed', reason: 'strict' },
};

/** Of a list whose rows share their values. */
const shared = [
  ['n0', 5],
  ['n1', 3],
  ['n2', 3],
  ['n3', 9],
  ['n4', 1],
  ['n5', 3],
] as const;
export const pages = shared.map(([id, n]) => put(id, { n: int(n), m: int(n % 2), id: text(id) }));

const paged: Readonly<Record<string, readonly [query: object, ids: readonly string[]]>> = {
  'equals by name, downwards too': [{ orderBy: [by('n', down)] }, ['n3', 'n0', 'n5', 'n2', 'n1', 'n4']],
  'the second page of equals': [
    { orderBy: [by('n', down), by('__name__', down)], startAt: from(false, int(3), name('n5')), limit: 2 },
    ['n2', 'n1'],
  ],
  'by two fields': [{ orderBy: [by('m'), by('n', down), by('id')] }, ['n3', 'n0', 'n1', 'n2', 'n5', 'n4']],
  'by two fields from both': [
    { orderBy: [by('m'), by('n', down)], startAt: from(true, int(1), int(3)) },
    ['n5', 'n2', 'n1', 'n4'],
  ],
  'by two fields up to the first': [
    { orderBy: [by('n'), by('id', down)], endAt: from(false, int(3)) },
    ['n4', 'n5', 'n2', 'n1'],
  ],
  'a filter and another order': [
    { where: is('EQUAL', int(1), 'm'), orderBy: [by('n', down)], offset: 1, limit: 3 },
    ['n0', 'n5', 'n2'],
  ],
  'a range and a second order': [
    { where: is('GREATER_THAN_OR_EQUAL', int(3), 'n'), orderBy: [by('n'), by('id', down)] },
    ['n5', 'n2', 'n1', 'n0', 'n3'],
  ],
};

export const orderCases: readonly Case[] = [
  ...Object.entries<Found>(found).map(
    ([title, [query, expected]]): Case => ({
      title: `an order: ${title}`,
      as: 'staff',
      before: filled,
      world: 'values',
      call: queried(query),
      expected: { found: expected },
      ...differs(otherwise, title),
    }),
  ),
  ...Object.entries(paged).map(
    ([title, [query, expected]]): Case => ({
      title: `an order: ${title}`,
      as: 'staff',
      before: pages,
      world: 'pages',
      call: queried(query),
      expected: { found: expected },
    }),
  ),
  ...Object.entries(refused).map(
    ([title, query]): Case => ({
      title: `a query that is refused: ${title}`,
      as: 'staff',
      call: queried(query),
      expected: '400 INVALID_ARGUMENT',
      ...differs(otherwise, title),
    }),
  ),
  {
    title: 'an order: a limit of zero',
    as: 'staff',
    before: pages,
    world: 'pages',
    call: queried({ limit: 0 }),
    expected: { found: [] },
  },
  {
    title: 'a query: a selection of fields',
    as: 'staff',
    before: pages,
    world: 'pages',
    call: queried({ select: { fields: [{ fieldPath: 'n' }] } }),
    expected: '400 INVALID_ARGUMENT',
    differs: unserved,
  },
  {
    title: 'a query: all collections of a name',
    as: 'staff',
    before: pages,
    world: 'pages',
    call: queried({ from: [{ collectionId: 'list', allDescendants: true }], limit: 1 }),
    expected: '400 INVALID_ARGUMENT',
    differs: unserved,
  },
  {
    title: 'a query: an empty collection',
    as: 'staff',
    call: queried({}),
    expected: { found: [] },
  },
  {
    title: 'a query: below a document that is not there',
    as: 'staff',
    call: { ...queried({}), at: '/~/list/absent:runQuery' },
    expected: { found: [] },
  },
  {
    title: 'a query: below a collection',
    as: 'staff',
    call: { ...queried({}), at: '/~/list:runQuery' },
    expected: '400 INVALID_ARGUMENT',
  },
];
