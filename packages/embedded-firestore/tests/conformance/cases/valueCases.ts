/** What a document may hold, and what it may not. */
import {
  type ConformanceCase,
  type EmulatorDifference,
  type EmulatorDifferences,
  withDifference,
} from '../../support/case.ts';
import type { ComparableAnswer } from '../../support/comparableAnswer.ts';
import { commitCall } from '../../support/restCalls.ts';
import {
  bytes,
  casePath,
  double,
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

/** `deep(3)` is a value of three maps in each other. */
const deep = (maps: number): RestValue => (maps === 0 ? nullValue : map({ a: deep(maps - 1) }));

/** A value that is stored, and how the store spells it where that differs. */
const storedValues: Readonly<Record<string, readonly [RestValue, RestValue?]>> = {
  null: [nullValue],
  'null as NULL_VALUE': [{ nullValue: 'NULL_VALUE' }, nullValue],
  'a boolean': [trueValue],
  'the largest integer': [int('9223372036854775807')],
  'the smallest integer': [int('-9223372036854775808')],
  'an integer as a JSON number': [{ integerValue: 7 }, int(7)],
  'an integer with a fraction of zero': [{ integerValue: '3.0' }, int(3)],
  'an integer with an exponent': [{ integerValue: '1e2' }, int(100)],
  'minus zero as an integer': [int('-0'), int(0)],
  'a whole double': [double(3)],
  'a double with a fraction': [double(0.5)],
  'the largest double': [double(1.7976931348623157e308)],
  'the smallest double': [double(5e-324)],
  NaN: [double('NaN')],
  infinity: [double('Infinity')],
  'minus infinity': [double('-Infinity')],
  'a double as a string': [double('2.5'), double(2.5)],
  'an empty string': [text('')],
  'a string with NUL, a joiner and a four-byte character': [text('Ñ \u0000 \u200d \u{1f600}')],
  'a timestamp': [time('2031-05-06T03:00:00Z')],
  'a timestamp in microseconds': [time('2031-05-06T03:00:00.123456Z')],
  'a timestamp in nanoseconds': [time('2031-05-06T03:00:00.123456789Z'), time('2031-05-06T03:00:00.123456Z')],
  'a timestamp in milliseconds': [time('2031-05-06T03:00:00.120Z'), time('2031-05-06T03:00:00.12Z')],
  'a timestamp with an offset': [time('2031-05-06T11:00:00+08:00'), time('2031-05-06T03:00:00Z')],
  'a timestamp before 1970': [time('1969-12-31T23:59:59.999999Z')],
  'the earliest timestamp': [time('0001-01-01T00:00:00Z')],
  'the latest timestamp': [time('9999-12-31T23:59:59.999999Z')],
  bytes: [bytes('AP8=')],
  'bytes in URL-safe base64': [bytes('_-8='), bytes('/+8=')],
  'bytes without padding': [bytes('AP8'), bytes('AP8=')],
  'empty bytes': [bytes('')],
  'a geopoint': [point(8.37, 124.86)],
  'a geopoint at its limits': [point(-90, 180)],
  'a geopoint without coordinates': [{ geoPointValue: {} }, point(0, 0)],
  'a reference': [reference(casePath('b')), { referenceValue: '~/list/b' }],
  'a reference to another project': [{ referenceValue: 'projects/other/databases/(default)/documents/a/b' }],
  'an empty array': [list()],
  'an array of several types': [
    list(nullValue, trueValue, int(1), double(0.5), text('a'), map({ a: list(int(1)) })),
  ],
  'an empty map': [map({})],
  'a map with special characters in its names': [map({ 'first name': int(1), 'a.b': int(2), '`': int(3) })],
  'values nested 20 deep': [deep(19)],
};

const refusedValues = {
  'two types in one value': { a: { integerValue: '1', stringValue: 'b' } },
  'no type': { a: {} },
  'an unknown type': { a: { anyValue: 1 } },
  'constructor as the type': { a: { constructor: 1 } },
  'a value that is not an object': { a: 1 },
  'a null value': { a: null },
  'an integer above int64': { a: int('9223372036854775808') },
  'an integer below int64': { a: int('-9223372036854775809') },
  'an integer with a fraction': { a: int('3.5') },
  'an integer as a word': { a: int('three') },
  'an integer of 10,000 digits': { a: int('9'.repeat(10_000)) },
  'a double as a word': { a: double('much') },
  'a boolean as a word': { a: { booleanValue: 'maybe' } },
  'a string as a number': { a: { stringValue: 5 } },
  'a lone surrogate': { a: text('\ud800') },
  'a lone surrogate in a field name': { 'a\udc00': nullValue },
  'a timestamp on a day that does not exist': { a: time('2031-02-30T00:00:00Z') },
  'a timestamp without a time zone': { a: time('2031-02-03T00:00:00') },
  'a timestamp after the latest': { a: time('10000-01-01T00:00:00Z') },
  'a timestamp before the earliest': { a: time('0000-12-31T23:59:59Z') },
  'an array in an array': { a: list(list()) },
  'values nested too deep': { a: deep(21) },
  'a reserved field name': { __secret__: nullValue },
  'an empty field name': { '': nullValue },
  'a field name of 1,501 bytes': { ['a'.repeat(1_501)]: nullValue },
  'a reference to a collection': { a: reference('~/list') },
  'a reference as a word': { a: { referenceValue: 'somewhere' } },
  'bytes that are not base64': { a: bytes('*') },
  'a geopoint beyond the pole': { a: point(91, 0) },
  'a geopoint beyond the date line': { a: point(0, 180.5) },
  'a geopoint with a word as latitude': { a: { geoPointValue: { latitude: 'north' } } },
  'an array as fields': [{ a: nullValue }],
  'an object as the values of an array': { a: { arrayValue: { values: { a: nullValue } } } },
  'a map with an empty name': { a: map({ '': nullValue }) },
  'a document over 1 MiB': { a: text('x'.repeat(1_048_576)) },
} as const satisfies Readonly<Record<string, unknown>>;

const lenient: EmulatorDifference = { emulator: 'allowed', reason: 'strict' };
const differences: EmulatorDifferences<keyof typeof refusedValues> = {
  'a string as a number': lenient,
  'a lone surrogate': lenient,
  'a lone surrogate in a field name': lenient,
  'a timestamp on a day that does not exist': lenient,
};

const toRawCommit = (fields: string): string =>
  `{"writes":[{"update":{"name":"projects/demo-project/databases/(default)/documents/Cases/raw/list/a","fields":${fields}}}]}`;

/** JSON that JSON.stringify() does not write. */
const raw: Readonly<Record<string, readonly [ComparableAnswer, string]>> = {
  '__proto__ as a field name': ['400 INVALID_ARGUMENT', toRawCommit('{"__proto__":{"stringValue":"x"}}')],
  'a JSON number that reads as infinite': [
    '400 INVALID_ARGUMENT',
    toRawCommit('{"a":{"doubleValue":1e999}}'),
  ],
  'an integer beyond the precision of a double': [
    '400 INVALID_ARGUMENT',
    toRawCommit('{"a":{"integerValue":9007199254740993.5}}'),
  ],
};

export const valueCases: readonly ConformanceCase[] = [
  ...Object.entries(storedValues).map(
    ([title, [value, stored = value]]): ConformanceCase => ({
      title: `stored value: ${title}`,
      as: 'staff',
      call: commitCall(putOwn('a', { a: value })),
      reads: [casePath('a')],
      expected: { written: 1, timed: 1, documents: { a: { a: stored } } },
    }),
  ),
  ...Object.entries(refusedValues).map(
    ([title, fields]): ConformanceCase => ({
      title: `refused value: ${title}`,
      as: 'staff',
      call: commitCall(putOwn('a', fields as never)),
      expected: '400 INVALID_ARGUMENT',
      ...withDifference(differences, title),
    }),
  ),
  ...Object.entries(raw).map(
    ([title, [expected, body]]): ConformanceCase => ({
      title: `refused value: ${title}`,
      as: 'staff',
      call: { at: ':commit', body },
      expected,
    }),
  ),
];
