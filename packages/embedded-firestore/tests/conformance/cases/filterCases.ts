/** What a query finds: every operator, over a value of every type. */
import { type ConformanceCase, type EmulatorDifferences, withDifference } from '../../support/case.ts';
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
} from '../../support/wire.ts';

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
  'equal to an integer, matching an equal double': [fieldFilter('EQUAL', two), ids(/^c[56]/)],
  'equal to a double, matching an equal integer': [fieldFilter('EQUAL', double(2)), ids(/^c[56]/)],
  'equal to zero, matching minus zero': [fieldFilter('EQUAL', int(0)), ids(/^c[34]/)],
  'equal to null, matching nothing': [fieldFilter('EQUAL', nullValue), []],
  'equal to NaN, matching nothing': [fieldFilter('EQUAL', double('NaN')), []],
  'equal to a string': [fieldFilter('EQUAL', a), ['e2a']],
  'equal to a boolean': [fieldFilter('EQUAL', falseValue), ['b1no']],
  'equal to a timestamp': [fieldFilter('EQUAL', time('2031-05-06T00:00:00Z')), ['d0time']],
  'equal to bytes': [fieldFilter('EQUAL', bytes('AA==')), ['f1bytes']],
  'equal to a reference': [fieldFilter('EQUAL', reference(casePath('a'))), ['g0reference']],
  'equal to a geopoint': [fieldFilter('EQUAL', point(8, 0)), ['h1north']],
  'equal to an array': [fieldFilter('EQUAL', list(two, a)), ['i2list']],
  'equal to an empty array': [fieldFilter('EQUAL', list()), ['i0list']],
  'equal to a map': [fieldFilter('EQUAL', map({ x: double(1) })), ['j1map']],
  'equal by a field within a map': [fieldFilter('EQUAL', a, 'map.v'), ['e2a']],
  'equal by an absent field path': [fieldFilter('EQUAL', a, 'map.v.x'), []],
  'equal by a quoted field path': [fieldFilter('EQUAL', a, 'map.`v`'), ['e2a']],
  'not equal, leaving out null and absent fields': [
    fieldFilter('NOT_EQUAL', two),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'not equal to null, matching nothing': [fieldFilter('NOT_EQUAL', nullValue), []],
  'not equal to NaN, matching everything but null': [
    fieldFilter('NOT_EQUAL', double('NaN')),
    all.filter((id) => !['absent', 'b0null'].includes(id)),
  ],
  'less than a number': [fieldFilter('LESS_THAN', two), ids(/^c[1-4]/)],
  'less than or equal to a number': [fieldFilter('LESS_THAN_OR_EQUAL', two), ids(/^c[1-6]/)],
  'greater than a number': [fieldFilter('GREATER_THAN', two), ids(/^c[7-9]/)],
  'greater than or equal to a number': [fieldFilter('GREATER_THAN_OR_EQUAL', two), ids(/^c[5-9]/)],
  'less than a string': [fieldFilter('LESS_THAN', a), ids(/^e[01]/)],
  'greater than a string, compared by bytes': [fieldFilter('GREATER_THAN', text('ab')), ids(/^e[456]/)],
  'less than a timestamp': [fieldFilter('LESS_THAN', time('2031-05-06T00:00:00.000001Z')), ['d0time']],
  'greater than bytes': [fieldFilter('GREATER_THAN', bytes('AA==')), ['f2bytes']],
  'greater than a reference': [fieldFilter('GREATER_THAN', reference(casePath('a'))), ['g1reference']],
  'greater than a geopoint': [fieldFilter('GREATER_THAN', point(8, 0)), ['h2east']],
  'less than true': [fieldFilter('LESS_THAN', trueValue), ['b1no']],
  'greater than an array': [fieldFilter('GREATER_THAN', list(two)), ids(/^i[23]/)],
  'greater than a map': [fieldFilter('GREATER_THAN', map({ x: two })), ids(/^j[34]/)],
  'greater than NaN, matching nothing': [fieldFilter('GREATER_THAN', double('NaN')), []],
  'greater than or equal to null, matching nothing': [fieldFilter('GREATER_THAN_OR_EQUAL', nullValue), []],
  'in several values': [fieldFilter('IN', list(two, a)), ids(/^c[56]|^e2/)],
  'in several values with null and NaN': [fieldFilter('IN', list(a, nullValue, double('NaN'))), ['e2a']],
  'in values with a map': [fieldFilter('IN', list(a, map({ x: int(1) }))), ids(/^e2|^j1/)],
  'in one value': [fieldFilter('IN', list(a)), ['e2a']],
  'in 30 values': [fieldFilter('IN', list(...Array(29).fill(two), a)), ids(/^c[56]|^e2/)],
  'not in several values': [
    fieldFilter('NOT_IN', list(two, a)),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat', 'e2a'].includes(id)),
  ],
  'not in several values with NaN': [
    fieldFilter('NOT_IN', list(two, double('NaN'))),
    all.filter((id) => !['absent', 'b0null', 'c5two', 'c6twoFloat'].includes(id)),
  ],
  'not in several values with null, matching nothing': [fieldFilter('NOT_IN', list(a, nullValue)), []],
  'array contains a value': [fieldFilter('ARRAY_CONTAINS', a), ids(/^i[23]/)],
  'array contains an equal number': [fieldFilter('ARRAY_CONTAINS', double(2)), ids(/^i[12]/)],
  'array contains any of several values': [
    fieldFilter('ARRAY_CONTAINS_ANY', list(two, text('z'))),
    ids(/^i[12]/),
  ],
  'either of two array contains filters': [
    compositeFilter('OR', fieldFilter('ARRAY_CONTAINS', a), fieldFilter('ARRAY_CONTAINS', two, 'map.v')),
    ids(/^i[123]/),
  ],
  'is null': [unaryFilter('IS_NULL'), ['b0null']],
  'is not null': [unaryFilter('IS_NOT_NULL'), all.filter((id) => !['absent', 'b0null'].includes(id))],
  'is NaN': [unaryFilter('IS_NAN'), ['c0nan']],
  'is not NaN': [unaryFilter('IS_NOT_NAN'), all.filter((id) => !['absent', 'b0null', 'c0nan'].includes(id))],
  'both of two filters': [
    compositeFilter('AND', fieldFilter('GREATER_THAN', two), fieldFilter('LESS_THAN', int(10))),
    ['c7half'],
  ],
  'one filter in a composite filter': [compositeFilter('AND', fieldFilter('EQUAL', a)), ['e2a']],
  'either of two filters': [
    compositeFilter('OR', fieldFilter('EQUAL', two), fieldFilter('EQUAL', a)),
    ids(/^c[56]|^e2/),
  ],
  'either of two filters, one matching nothing': [
    compositeFilter('OR', fieldFilter('EQUAL', text('z')), fieldFilter('EQUAL', a)),
    ['e2a'],
  ],
  'either of two filters, and a third': [
    compositeFilter(
      'AND',
      compositeFilter('OR', fieldFilter('EQUAL', two), fieldFilter('EQUAL', a)),
      fieldFilter('EQUAL', a, 'map.v'),
    ),
    ['e2a'],
  ],
  'greater than a document name': [
    fieldFilter('GREATER_THAN', reference(casePath('j2map')), '__name__'),
    ids(/^j[34]/),
  ],
  'equal to a document name': [fieldFilter('EQUAL', reference(casePath('e2a')), '__name__'), ['e2a']],
  'equal to a document name in another collection': [
    fieldFilter('EQUAL', reference('~/other/a'), '__name__'),
    [],
  ],
  'in two document names': [
    fieldFilter('IN', list(reference(casePath('e2a')), reference(casePath('c5two'))), '__name__'),
    ids(/^c5|^e2/),
  ],
};

const refusedFilters = {
  'no kind of filter': {},
  'two kinds of filter': { ...fieldFilter('EQUAL', a), ...unaryFilter('IS_NULL') },
  'an unknown kind of filter': { surprise: 1 },
  'an unknown operator': fieldFilter('LIKE', a),
  'constructor as the operator': fieldFilter('constructor', a),
  'an unknown unary operator': unaryFilter('IS_ODD'),
  'no operator': { fieldFilter: { field, value: a } },
  'no value': { fieldFilter: { field, op: 'EQUAL' } },
  'no field': { fieldFilter: { op: 'EQUAL', value: a } },
  'an empty composite filter': compositeFilter('AND'),
  'an unknown composite operator': compositeFilter('XOR', fieldFilter('EQUAL', a)),
  'IN without a list': fieldFilter('IN', a),
  'IN with an empty list': fieldFilter('IN', list()),
  'IN with 31 values': fieldFilter('IN', list(...Array(31).fill(a))),
  'NOT_IN with 11 values': fieldFilter('NOT_IN', list(...Array(11).fill(a))),
  'ARRAY_CONTAINS_ANY without a list': fieldFilter('ARRAY_CONTAINS_ANY', a),
  'a field path with an empty segment': fieldFilter('EQUAL', a, 'a..b'),
  'a field path with a trailing dot': fieldFilter('EQUAL', a, 'a.'),
  'an empty field path': fieldFilter('EQUAL', a, ''),
  'a reserved field path': fieldFilter('EQUAL', a, '__secret__'),
  'a string as the document name': fieldFilter('EQUAL', a, '__name__'),
  'filters nested 11 deep': Array.from({ length: 11 }).reduce(
    (inner: object) => compositeFilter('AND', inner, fieldFilter('EQUAL', a)),
    fieldFilter('EQUAL', a),
  ),
  '101 filters': compositeFilter('OR', ...Array(101).fill(fieldFilter('EQUAL', a))),
  'two array filters': compositeFilter(
    'AND',
    fieldFilter('ARRAY_CONTAINS', a),
    fieldFilter('ARRAY_CONTAINS_ANY', list(two), 'map.v'),
  ),
  'two NOT_EQUAL filters': compositeFilter(
    'AND',
    fieldFilter('NOT_EQUAL', a),
    fieldFilter('NOT_EQUAL', a, 'map.v'),
  ),
  'NOT_IN with IS_NOT_NULL': compositeFilter(
    'AND',
    unaryFilter('IS_NOT_NULL'),
    fieldFilter('NOT_IN', list(a)),
  ),
  'NOT_IN with IN': compositeFilter(
    'AND',
    fieldFilter('NOT_IN', list(a)),
    fieldFilter('IN', list(a), 'map.v'),
  ),
  'NOT_IN with ARRAY_CONTAINS_ANY': compositeFilter(
    'AND',
    fieldFilter('NOT_IN', list(a)),
    fieldFilter('ARRAY_CONTAINS_ANY', list(a)),
  ),
  'NOT_IN within OR': compositeFilter('OR', fieldFilter('NOT_IN', list(a)), fieldFilter('EQUAL', a)),
} as const satisfies Readonly<Record<string, unknown>>;

const differences: EmulatorDifferences<keyof typeof refusedFilters> = {
  'an empty composite filter': { emulator: 'allowed', reason: 'strict' },
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
      title: `query: ${title}`,
      as: 'staff',
      before: valueDocuments,
      sharedSeedName: 'values',
      call: ownQuery({ where }),
      expected: { found: expected },
    },
    {
      title: `count: ${title}`,
      as: 'staff',
      before: valueDocuments,
      sharedSeedName: 'values',
      call: ownCount({ where }),
      expected: { counted: { n: int(expected.length) } },
    },
  ]),
  ...Object.entries(refusedFilters).map(
    ([title, where]): ConformanceCase => ({
      title: `refused query: ${title}`,
      as: 'staff',
      call: ownQuery({ where }),
      expected: '400 INVALID_ARGUMENT',
      ...withDifference(differences, title),
    }),
  ),
];
