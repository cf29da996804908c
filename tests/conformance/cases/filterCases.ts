/** §7. What a query finds: every operator, over a value of every type. */
import { type ConformanceCase, type EmulatorDifferences, withDifference } from '../case.ts';
import {
  bytes,
  casePath,
  double,
  falseValue,
  int,
  list,
  map,
  nullValue,
  point,
  putOwn,
  type RestValue,
  reference,
  text,
  time,
  trueValue,
} from '../wire.ts';

/** A document for each; its field `v` and the same within a map. Ids in the order of their values. */
export const valueSamples: Readonly<Record<string, RestValue | null>> = {
  absent: null,
  b0null: nullValue,
  b1no: falseValue,
  b2yes: trueValue,
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
  g0reference: reference(casePath('a')),
  g1reference: reference(casePath('b')),
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

export const valueDocuments = Object.entries(valueSamples).map(([id, v]) =>
  putOwn(id, v === null ? {} : { v, map: map({ v }) }),
);

const all = Object.keys(valueSamples);
const ids = (pattern: RegExp): readonly string[] => all.filter((id) => pattern.test(id));

const field = { fieldPath: 'v' };
export const fieldFilter = (op: string, value: unknown, fieldPath = 'v'): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const compositeFilter = (op: string, ...filters: readonly object[]): object => ({
  compositeFilter: { op, filters },
});
const unaryFilter = (op: unknown): object => ({ unaryFilter: { field, op } });
const [two, a] = [int(2), text('a')];

/** Sorted by what the filter orders by: the field of an inequality, else the name. */
const findCases: Readonly<Record<string, readonly [where: object, ids: readonly string[]]>> = {
  'equal to an int, a float of the same size too': [fieldFilter('EQUAL', two), ids(/^c[56]/)],
  'equal to a float, an int of the same size too': [fieldFilter('EQUAL', double(2)), ids(/^c[56]/)],
  'equal to zero, minus zero too': [fieldFilter('EQUAL', int(0)), ids(/^c[34]/)],
  'equal to null: nothing': [fieldFilter('EQUAL', nullValue), []],
  'equal to NaN: nothing': [fieldFilter('EQUAL', double('NaN')), []],
  'equal to a text': [fieldFilter('EQUAL', a), ['e2a']],
  'equal to a boolean': [fieldFilter('EQUAL', falseValue), ['b1no']],
  'equal to a time': [fieldFilter('EQUAL', time('2031-05-06T00:00:00Z')), ['d0time']],
  'equal to bytes': [fieldFilter('EQUAL', bytes('AA==')), ['f1bytes']],
  'equal to a reference': [fieldFilter('EQUAL', reference(casePath('a'))), ['g0reference']],
  'equal to a point': [fieldFilter('EQUAL', point(8, 0)), ['h1north']],
  'equal to a list': [fieldFilter('EQUAL', list(two, a)), ['i2list']],
  'equal to an empty list': [fieldFilter('EQUAL', list()), ['i0list']],
  'equal to a map': [fieldFilter('EQUAL', map({ x: double(1) })), ['j1map']],
  'equal within a map': [fieldFilter('EQUAL', a, 'map.v'), ['e2a']],
  'equal by a name that is not there': [fieldFilter('EQUAL', a, 'map.v.x'), []],
  'equal by a quoted name': [fieldFilter('EQUAL', a, 'map.`v`'), ['e2a']],
  'not equal: neither null nor what lacks the field': [
    fieldFilter('NOT_EQUAL', two),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'not equal to null: nothing': [fieldFilter('NOT_EQUAL', nullValue), []],
  'not equal to NaN: everything but null': [
    fieldFilter('NOT_EQUAL', double('NaN')),
    all.filter((id) => !['absent', 'b0null'].includes(id)),
  ],
  'less than a number': [fieldFilter('LESS_THAN', two), ids(/^c[1-4]/)],
  'less than a number or it': [fieldFilter('LESS_THAN_OR_EQUAL', two), ids(/^c[1-6]/)],
  'more than a number': [fieldFilter('GREATER_THAN', two), ids(/^c[7-9]/)],
  'more than a number or it': [fieldFilter('GREATER_THAN_OR_EQUAL', two), ids(/^c[5-9]/)],
  'less than a text': [fieldFilter('LESS_THAN', a), ids(/^e[01]/)],
  'more than a text, by its bytes': [fieldFilter('GREATER_THAN', text('ab')), ids(/^e[456]/)],
  'less than a time': [fieldFilter('LESS_THAN', time('2031-05-06T00:00:00.000001Z')), ['d0time']],
  'more than bytes': [fieldFilter('GREATER_THAN', bytes('AA==')), ['f2bytes']],
  'more than a reference': [fieldFilter('GREATER_THAN', reference(casePath('a'))), ['g1reference']],
  'more than a point': [fieldFilter('GREATER_THAN', point(8, 0)), ['h2east']],
  'less than true': [fieldFilter('LESS_THAN', trueValue), ['b1no']],
  'more than a list': [fieldFilter('GREATER_THAN', list(two)), ids(/^i[23]/)],
  'more than a map': [fieldFilter('GREATER_THAN', map({ x: two })), ids(/^j[34]/)],
  'more than NaN: nothing': [fieldFilter('GREATER_THAN', double('NaN')), []],
  'null or more: nothing': [fieldFilter('GREATER_THAN_OR_EQUAL', nullValue), []],
  'one of several': [fieldFilter('IN', list(two, a)), ids(/^c[56]|^e2/)],
  'one of several, null and NaN among them': [fieldFilter('IN', list(a, nullValue, double('NaN'))), ['e2a']],
  'one of lists': [fieldFilter('IN', list(a, map({ x: int(1) }))), ids(/^e2|^j1/)],
  'one of one': [fieldFilter('IN', list(a)), ['e2a']],
  'one of 30': [fieldFilter('IN', list(...Array(29).fill(two), a)), ids(/^c[56]|^e2/)],
  'none of several': [
    fieldFilter('NOT_IN', list(two, a)),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat', 'e2a'].includes(id)),
  ],
  'none of several, NaN among them': [
    fieldFilter('NOT_IN', list(two, double('NaN'))),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'none of several, null among them: nothing': [fieldFilter('NOT_IN', list(a, nullValue)), []],
  'a list that holds': [fieldFilter('ARRAY_CONTAINS', a), ids(/^i[23]/)],
  'a list that holds a number of the same size': [fieldFilter('ARRAY_CONTAINS', double(2)), ids(/^i[12]/)],
  'a list that holds one of several': [
    fieldFilter('ARRAY_CONTAINS_ANY', list(two, text('z'))),
    ids(/^i[12]/),
  ],
  'either of two lists that hold': [
    compositeFilter('OR', fieldFilter('ARRAY_CONTAINS', a), fieldFilter('ARRAY_CONTAINS', two, 'map.v')),
    ids(/^i[123]/),
  ],
  'is null': [unaryFilter('IS_NULL'), ['b0null']],
  'is not null': [unaryFilter('IS_NOT_NULL'), all.filter((id) => !['absent', 'b0null'].includes(id))],
  'is no number': [unaryFilter('IS_NAN'), ['c0nan']],
  'is not no number': [
    unaryFilter('IS_NOT_NAN'),
    all.filter((id) => !['absent', 'b0null', 'c0nan'].includes(id)),
  ],
  'both of two': [
    compositeFilter('AND', fieldFilter('GREATER_THAN', two), fieldFilter('LESS_THAN', int(10))),
    ['c7half'],
  ],
  'one filter in a composite': [compositeFilter('AND', fieldFilter('EQUAL', a)), ['e2a']],
  'either of two': [
    compositeFilter('OR', fieldFilter('EQUAL', two), fieldFilter('EQUAL', a)),
    ids(/^c[56]|^e2/),
  ],
  'either, one of them never': [
    compositeFilter('OR', fieldFilter('EQUAL', text('z')), fieldFilter('EQUAL', a)),
    ['e2a'],
  ],
  'either and both': [
    compositeFilter(
      'AND',
      compositeFilter('OR', fieldFilter('EQUAL', two), fieldFilter('EQUAL', a)),
      fieldFilter('EQUAL', a, 'map.v'),
    ),
    ['e2a'],
  ],
  'more than a name': [fieldFilter('GREATER_THAN', reference(casePath('j2map')), '__name__'), ids(/^j[34]/)],
  'a name': [fieldFilter('EQUAL', reference(casePath('e2a')), '__name__'), ['e2a']],
  'a name in another collection': [fieldFilter('EQUAL', reference('~/other/a'), '__name__'), []],
  'one of names': [
    fieldFilter('IN', list(reference(casePath('e2a')), reference(casePath('c5two'))), '__name__'),
    ids(/^c5|^e2/),
  ],
};

const refusedFilters = {
  'no kind of filter': {},
  'two kinds of filter': { ...fieldFilter('EQUAL', a), ...unaryFilter('IS_NULL') },
  'a kind that is not known': { surprise: 1 },
  'an operator that is none': fieldFilter('LIKE', a),
  'an operator of the language': fieldFilter('constructor', a),
  'a unary operator that is none': unaryFilter('IS_ODD'),
  'no operator': { fieldFilter: { field, value: a } },
  'no value': { fieldFilter: { field, op: 'EQUAL' } },
  'no field': { fieldFilter: { op: 'EQUAL', value: a } },
  'an empty composite': compositeFilter('AND'),
  'neither and nor or': compositeFilter('XOR', fieldFilter('EQUAL', a)),
  'IN without a list': fieldFilter('IN', a),
  'IN with an empty list': fieldFilter('IN', list()),
  'IN with 31 values': fieldFilter('IN', list(...Array(31).fill(a))),
  'NOT_IN with 11 values': fieldFilter('NOT_IN', list(...Array(11).fill(a))),
  'a list of any without a list': fieldFilter('ARRAY_CONTAINS_ANY', a),
  'a path with a gap': fieldFilter('EQUAL', a, 'a..b'),
  'a path that ends in a dot': fieldFilter('EQUAL', a, 'a.'),
  'an empty path': fieldFilter('EQUAL', a, ''),
  'a reserved path': fieldFilter('EQUAL', a, '__secret__'),
  'a name that is a text': fieldFilter('EQUAL', a, '__name__'),
  'filters nested 11 deep': Array.from({ length: 11 }).reduce(
    (inner: object) => compositeFilter('AND', inner, fieldFilter('EQUAL', a)),
    fieldFilter('EQUAL', a),
  ),
  '101 filters': compositeFilter('OR', ...Array(101).fill(fieldFilter('EQUAL', a))),
  'two lists that hold': compositeFilter(
    'AND',
    fieldFilter('ARRAY_CONTAINS', a),
    fieldFilter('ARRAY_CONTAINS_ANY', list(two), 'map.v'),
  ),
  'two exclusions': compositeFilter('AND', fieldFilter('NOT_EQUAL', a), fieldFilter('NOT_EQUAL', a, 'map.v')),
  'an exclusion of a kind and one of a list': compositeFilter(
    'AND',
    unaryFilter('IS_NOT_NULL'),
    fieldFilter('NOT_IN', list(a)),
  ),
  'none of several beside one of several': compositeFilter(
    'AND',
    fieldFilter('NOT_IN', list(a)),
    fieldFilter('IN', list(a), 'map.v'),
  ),
  'none of several beside a list of any': compositeFilter(
    'AND',
    fieldFilter('NOT_IN', list(a)),
    fieldFilter('ARRAY_CONTAINS_ANY', list(a)),
  ),
  'none of several within either': compositeFilter(
    'OR',
    fieldFilter('NOT_IN', list(a)),
    fieldFilter('EQUAL', a),
  ),
} as const satisfies Readonly<Record<string, unknown>>;

const differences: EmulatorDifferences<keyof typeof refusedFilters> = {
  'an empty composite': { emulator: 'allowed', reason: 'strict' },
  'filters nested 11 deep': { emulator: 'allowed', reason: 'bounded' },
  '101 filters': { emulator: 'allowed', reason: 'bounded' },
};

export const ownQuery = (query: object): { readonly at: string; readonly body: object } => ({
  at: '/~:runQuery',
  body: { structuredQuery: { from: [{ collectionId: 'list' }], ...query } },
});

export const ownCount = (query: object, aggregations: unknown = [{ alias: 'n', count: {} }]) => ({
  at: '/~:runAggregationQuery',
  body: {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }], ...query },
      aggregations,
    },
  },
});

export const filterCases: readonly ConformanceCase[] = [
  ...Object.entries(findCases).flatMap(([title, [where, expected]]): readonly ConformanceCase[] => [
    {
      title: `a query: ${title}`,
      as: 'staff',
      before: valueDocuments,
      sharedSeedName: 'values',
      call: ownQuery({ where }),
      expected: { found: expected },
    },
    {
      title: `a count: ${title}`,
      as: 'staff',
      before: valueDocuments,
      sharedSeedName: 'values',
      call: ownCount({ where }),
      expected: { counted: { n: int(expected.length) } },
    },
  ]),
  ...Object.entries(refusedFilters).map(
    ([title, where]): ConformanceCase => ({
      title: `a query that is refused: ${title}`,
      as: 'staff',
      call: ownQuery({ where }),
      expected: '400 INVALID_ARGUMENT',
      ...withDifference(differences, title),
    }),
  ),
];
