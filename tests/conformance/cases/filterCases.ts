/** §7. What a query finds: every operator, over a value of every type. */
import { type Case, differs, type Otherwise } from '../case.ts';
import {
  bytes,
  double,
  int,
  list,
  map,
  no,
  nothing,
  own,
  point,
  put,
  reference,
  text,
  time,
  type Wire,
  yes,
} from '../wire.ts';

/** A document for each; its field `v` and the same within a map. Ids in the order of their values. */
export const values: Readonly<Record<string, Wire | null>> = {
  absent: null,
  b0null: nothing,
  b1no: no,
  b2yes: yes,
  c0nan: double('NaN'),
  c1least: double('-Infinity'),
  c2minus: int(-1),
  c3zero: int(0),
  c4minusZero: double('-0'),
  c5two: int(2),
  c6twoFloat: double(2),
  c7half: double(2.5),
  c8ten: int(10),
  c9most: int('9223372036854775807'),
  d0time: time('2031-05-06T00:00:00Z'),
  d1later: time('2031-05-06T00:00:00.000001Z'),
  e0empty: text(''),
  e1capital: text('B'),
  e2a: text('a'),
  e3ab: text('ab'),
  e4enye: text('ñ'),
  e5wide: text('\uff21'),
  e6four: text('\u{1f600}'),
  f0bytes: bytes(''),
  f1bytes: bytes('AA=='),
  f2bytes: bytes('/w=='),
  g0reference: reference(own('a')),
  g1reference: reference(own('b')),
  h0south: point(-8, 0),
  h1north: point(8, 0),
  h2east: point(8, 124),
  i0list: list(),
  i1list: list(int(2)),
  i2list: list(int(2), text('a')),
  i3list: list(text('a')),
  j0map: map({}),
  j1map: map({ x: int(1) }),
  j2map: map({ x: int(2) }),
  j3map: map({ x: int(2), y: int(0) }),
  j4map: map({ y: int(0) }),
};

export const filled = Object.entries(values).map(([id, v]) =>
  put(id, v === null ? {} : { v, map: map({ v }) }),
);

const all = Object.keys(values);
const ids = (pattern: RegExp): readonly string[] => all.filter((id) => pattern.test(id));

const field = { fieldPath: 'v' };
export const is = (op: string, value: unknown, fieldPath = 'v'): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const every = (op: string, ...filters: readonly object[]): object => ({
  compositeFilter: { op, filters },
});
const unary = (op: unknown): object => ({ unaryFilter: { field, op } });
const [two, a] = [int(2), text('a')];

/** Sorted by what the filter orders by: the field of an inequality, else the name. */
const found: Readonly<Record<string, readonly [where: object, ids: readonly string[]]>> = {
  'equal to an int, a float of the same size too': [is('EQUAL', two), ids(/^c[56]/)],
  'equal to a float, an int of the same size too': [is('EQUAL', double(2)), ids(/^c[56]/)],
  'equal to zero, minus zero too': [is('EQUAL', int(0)), ids(/^c[34]/)],
  'equal to null: nothing': [is('EQUAL', nothing), []],
  'equal to NaN: nothing': [is('EQUAL', double('NaN')), []],
  'equal to a text': [is('EQUAL', a), ['e2a']],
  'equal to a boolean': [is('EQUAL', no), ['b1no']],
  'equal to a time': [is('EQUAL', time('2031-05-06T00:00:00Z')), ['d0time']],
  'equal to bytes': [is('EQUAL', bytes('AA==')), ['f1bytes']],
  'equal to a reference': [is('EQUAL', reference(own('a'))), ['g0reference']],
  'equal to a point': [is('EQUAL', point(8, 0)), ['h1north']],
  'equal to a list': [is('EQUAL', list(two, a)), ['i2list']],
  'equal to an empty list': [is('EQUAL', list()), ['i0list']],
  'equal to a map': [is('EQUAL', map({ x: double(1) })), ['j1map']],
  'equal within a map': [is('EQUAL', a, 'map.v'), ['e2a']],
  'equal by a name that is not there': [is('EQUAL', a, 'map.v.x'), []],
  'equal by a quoted name': [is('EQUAL', a, 'map.`v`'), ['e2a']],
  'not equal: neither null nor what lacks the field': [
    is('NOT_EQUAL', two),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'not equal to null: nothing': [is('NOT_EQUAL', nothing), []],
  'not equal to NaN: everything but null': [
    is('NOT_EQUAL', double('NaN')),
    all.filter((id) => !['absent', 'b0null'].includes(id)),
  ],
  'less than a number': [is('LESS_THAN', two), ids(/^c[1-4]/)],
  'less than a number or it': [is('LESS_THAN_OR_EQUAL', two), ids(/^c[1-6]/)],
  'more than a number': [is('GREATER_THAN', two), ids(/^c[7-9]/)],
  'more than a number or it': [is('GREATER_THAN_OR_EQUAL', two), ids(/^c[5-9]/)],
  'less than a text': [is('LESS_THAN', a), ids(/^e[01]/)],
  'more than a text, by its bytes': [is('GREATER_THAN', text('ab')), ids(/^e[456]/)],
  'less than a time': [is('LESS_THAN', time('2031-05-06T00:00:00.000001Z')), ['d0time']],
  'more than bytes': [is('GREATER_THAN', bytes('AA==')), ['f2bytes']],
  'more than a reference': [is('GREATER_THAN', reference(own('a'))), ['g1reference']],
  'more than a point': [is('GREATER_THAN', point(8, 0)), ['h2east']],
  'less than true': [is('LESS_THAN', yes), ['b1no']],
  'more than a list': [is('GREATER_THAN', list(two)), ids(/^i[23]/)],
  'more than a map': [is('GREATER_THAN', map({ x: two })), ids(/^j[34]/)],
  'more than NaN: nothing': [is('GREATER_THAN', double('NaN')), []],
  'null or more: nothing': [is('GREATER_THAN_OR_EQUAL', nothing), []],
  'one of several': [is('IN', list(two, a)), ids(/^c[56]|^e2/)],
  'one of several, null and NaN among them': [is('IN', list(a, nothing, double('NaN'))), ['e2a']],
  'one of lists': [is('IN', list(a, map({ x: int(1) }))), ids(/^e2|^j1/)],
  'one of one': [is('IN', list(a)), ['e2a']],
  'one of 30': [is('IN', list(...Array(29).fill(two), a)), ids(/^c[56]|^e2/)],
  'none of several': [
    is('NOT_IN', list(two, a)),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat', 'e2a'].includes(id)),
  ],
  'none of several, NaN among them': [
    is('NOT_IN', list(two, double('NaN'))),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'none of several, null among them: nothing': [is('NOT_IN', list(a, nothing)), []],
  'a list that holds': [is('ARRAY_CONTAINS', a), ids(/^i[23]/)],
  'a list that holds a number of the same size': [is('ARRAY_CONTAINS', double(2)), ids(/^i[12]/)],
  'a list that holds one of several': [is('ARRAY_CONTAINS_ANY', list(two, text('z'))), ids(/^i[12]/)],
  'either of two lists that hold': [
    every('OR', is('ARRAY_CONTAINS', a), is('ARRAY_CONTAINS', two, 'map.v')),
    ids(/^i[123]/),
  ],
  'is null': [unary('IS_NULL'), ['b0null']],
  'is not null': [unary('IS_NOT_NULL'), all.filter((id) => !['absent', 'b0null'].includes(id))],
  'is no number': [unary('IS_NAN'), ['c0nan']],
  'is not no number': [unary('IS_NOT_NAN'), all.filter((id) => !['absent', 'b0null', 'c0nan'].includes(id))],
  'both of two': [every('AND', is('GREATER_THAN', two), is('LESS_THAN', int(10))), ['c7half']],
  'one filter in a composite': [every('AND', is('EQUAL', a)), ['e2a']],
  'either of two': [every('OR', is('EQUAL', two), is('EQUAL', a)), ids(/^c[56]|^e2/)],
  'either, one of them never': [every('OR', is('EQUAL', text('z')), is('EQUAL', a)), ['e2a']],
  'either and both': [
    every('AND', every('OR', is('EQUAL', two), is('EQUAL', a)), is('EQUAL', a, 'map.v')),
    ['e2a'],
  ],
  'more than a name': [is('GREATER_THAN', reference(own('j2map')), '__name__'), ids(/^j[34]/)],
  'a name': [is('EQUAL', reference(own('e2a')), '__name__'), ['e2a']],
  'a name in another collection': [is('EQUAL', reference('~/other/a'), '__name__'), []],
  'one of names': [
    is('IN', list(reference(own('e2a')), reference(own('c5two'))), '__name__'),
    ids(/^c5|^e2/),
  ],
};

const refused = {
  'no kind of filter': {},
  'two kinds of filter': { ...is('EQUAL', a), ...unary('IS_NULL') },
  'a kind that is not known': { surprise: 1 },
  'an operator that is none': is('LIKE', a),
  'an operator of the language': is('constructor', a),
  'a unary operator that is none': unary('IS_ODD'),
  'no operator': { fieldFilter: { field, value: a } },
  'no value': { fieldFilter: { field, op: 'EQUAL' } },
  'no field': { fieldFilter: { op: 'EQUAL', value: a } },
  'an empty composite': every('AND'),
  'neither and nor or': every('XOR', is('EQUAL', a)),
  'IN without a list': is('IN', a),
  'IN with an empty list': is('IN', list()),
  'IN with 31 values': is('IN', list(...Array(31).fill(a))),
  'NOT_IN with 11 values': is('NOT_IN', list(...Array(11).fill(a))),
  'a list of any without a list': is('ARRAY_CONTAINS_ANY', a),
  'a path with a gap': is('EQUAL', a, 'a..b'),
  'a path that ends in a dot': is('EQUAL', a, 'a.'),
  'an empty path': is('EQUAL', a, ''),
  'a reserved path': is('EQUAL', a, '__secret__'),
  'a name that is a text': is('EQUAL', a, '__name__'),
  'filters nested 11 deep': Array.from({ length: 11 }).reduce(
    (inner: object) => every('AND', inner, is('EQUAL', a)),
    is('EQUAL', a),
  ),
  '101 filters': every('OR', ...Array(101).fill(is('EQUAL', a))),
  'two lists that hold': every('AND', is('ARRAY_CONTAINS', a), is('ARRAY_CONTAINS_ANY', list(two), 'map.v')),
  'two exclusions': every('AND', is('NOT_EQUAL', a), is('NOT_EQUAL', a, 'map.v')),
  'an exclusion of a kind and one of a list': every('AND', unary('IS_NOT_NULL'), is('NOT_IN', list(a))),
  'none of several beside one of several': every('AND', is('NOT_IN', list(a)), is('IN', list(a), 'map.v')),
  'none of several beside a list of any': every(
    'AND',
    is('NOT_IN', list(a)),
    is('ARRAY_CONTAINS_ANY', list(a)),
  ),
  'none of several within either': every('OR', is('NOT_IN', list(a)), is('EQUAL', a)),
} as const satisfies Readonly<Record<string, unknown>>;

const otherwise: Otherwise<keyof typeof refused> = {
  'an empty composite': { emulator: 'allowed', reason: 'strict' },
  'filters nested 11 deep': { emulator: 'allowed', reason: 'bounded' },
  '101 filters': { emulator: 'allowed', reason: 'bounded' },
};

export const queried = (query: object): { readonly at: string; readonly body: object } => ({
  at: '/~:runQuery',
  body: { structuredQuery: { from: [{ collectionId: 'list' }], ...query } },
});

export const counted = (query: object, aggregations: unknown = [{ alias: 'n', count: {} }]) => ({
  at: '/~:runAggregationQuery',
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }], ...query },
      aggregations,
    },
  },
});

export const filterCases: readonly Case[] = [
  ...Object.entries(found).flatMap(([title, [where, expected]]): readonly Case[] => [
    {
      title: `a query: ${title}`,
      as: 'staff',
      before: filled,
      world: 'values',
      call: queried({ where }),
      expected: { found: expected },
    },
    {
      title: `a count: ${title}`,
      as: 'staff',
      before: filled,
      world: 'values',
      call: counted({ where }),
      expected: { counted: { n: int(expected.length) } },
    },
  ]),
  ...Object.entries(refused).map(
    ([title, where]): Case => ({
      title: `a query that is refused: ${title}`,
      as: 'staff',
      call: queried({ where }),
      expected: '400 INVALID_ARGUMENT',
      ...differs(otherwise, title),
    }),
  ),
];
