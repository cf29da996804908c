/** Values in proto JSON: which are refused, in which sentence, and how accepted ones are stored. */
import { describe, expect, it } from 'vitest';
import {
  decodeFields,
  decodeValue,
  formatRfc3339,
  requireSize,
  stringifyFields,
  valueLimits,
} from '../../../src/protocol/codec.ts';

const nestMaps = (depth: number): object =>
  depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nestMaps(depth - 1) } } };

describe('a value of a document', () => {
  it.each([
    ['no type', {}, 'A value must have exactly one type.'],
    ['two types', { nullValue: null, booleanValue: true }, 'A value must have exactly one type.'],
    ['an unknown type', { colorValue: 1 }, 'A value has a type that is not known.'],
    ['a type of every object', { constructor: 1 }, 'A value has a type that is not known.'],
    ['a null value that is false', { nullValue: false }, 'A null value must be null.'],
    ['a boolean in quotes', { booleanValue: 'true' }, 'A boolean value must be true or false.'],
    ['a fraction as an integer', { integerValue: 1.5 }, 'An integer value must be the digits of an int64.'],
    ['an integer above int64', { integerValue: '9223372036854775808' }, 'An integer value is outside int64.'],
    ['a word as a double', { doubleValue: 'many' }, 'A double value must be a number.'],
    ['half a surrogate pair', { stringValue: '\ud800' }, 'A string value is not well-formed Unicode.'],
    [
      'a day that there is not',
      { timestampValue: '2026-02-30T00:00:00Z' },
      'A timestamp must be an RFC 3339 time.',
    ],
    [
      'a time after the year 9999',
      { timestampValue: '9999-12-31T23:59:59-01:00' },
      'A timestamp is out of range.',
    ],
    ['bytes that are not base64', { bytesValue: 'a b' }, 'A bytes value must be base64.'],
    ['a reference to no document', { referenceValue: 'a/b' }, 'A reference must be the name of a document.'],
    [
      'a reference to a collection',
      { referenceValue: 'projects/p/databases/(default)/documents/a' },
      'The path does not name a document.',
    ],
    ['a point with words', { geoPointValue: { latitude: 'north' } }, 'A point has two numbers.'],
    ['a point off the Earth', { geoPointValue: { latitude: 91 } }, 'A point is off the Earth.'],
    ['a list that is none', { arrayValue: { values: 'a' } }, 'An array value must be a list.'],
    [
      'an array in an array',
      { arrayValue: { values: [{ arrayValue: {} }] } },
      'An array may not hold an array.',
    ],
    [
      'a map with an extra field',
      { mapValue: { keys: {} } },
      'A map value has a field that is not served; served are: fields.',
    ],
    [
      'a field without a name',
      { mapValue: { fields: { '': { nullValue: null } } } },
      'A field name is not valid.',
    ],
    ['21 levels', nestMaps(20), 'Values may nest 20 deep.'],
  ])('is refused with %s', (_, value, sentence) => {
    expect(() => decodeValue(value)).toThrow(sentence);
  });

  it('may nest 20 deep', () => {
    expect(decodeValue(nestMaps(19))).toBeInstanceOf(Map);
  });

  it.each([
    ['a null value by its name', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
    ['an integer with an exponent', { integerValue: '1e2' }, { integerValue: '100' }],
    ['a double as text', { doubleValue: '2.50' }, { doubleValue: 2.5 }],
    ['minus zero', { doubleValue: '-0' }, { doubleValue: '-0' }],
    ['infinity', { doubleValue: 'Infinity' }, { doubleValue: 'Infinity' }],
    [
      'a time of another zone, without digits after the sixth',
      { timestampValue: '2026-11-21T08:30:00.123456789+08:00' },
      { timestampValue: '2026-11-21T00:30:00.123456Z' },
    ],
    ['bytes in the alphabet of addresses', { bytesValue: '_-8' }, { bytesValue: '/+8=' }],
    ['half a point', { geoPointValue: { latitude: 8 } }, { geoPointValue: { latitude: 8, longitude: 0 } }],
    ['an empty array', { arrayValue: {} }, { arrayValue: { values: [] } }],
    ['an empty map', { mapValue: {} }, { mapValue: { fields: {} } }],
  ])('is stored in one form: %s', (_, value, stored) => {
    expect(JSON.parse(stringifyFields(decodeFields({ a: value })))).toEqual({ a: stored });
  });

  it('never is a duration, which only the rules know', () => {
    const duration = new Map([['a', { kind: 'duration', micros: 1n } as const]]);
    expect(() => stringifyFields(duration)).toThrow('A duration is no value of a document.');
  });
});

describe('a stored document', () => {
  it('has its fields in one order', () => {
    const [a, b] = [{ nullValue: null }, { booleanValue: true }];
    expect(stringifyFields(decodeFields({ b, a }))).toBe(stringifyFields(decodeFields({ a, b })));
  });

  it('may have 1 MiB and no more', () => {
    const largest = 'a'.repeat(valueLimits.documentBytes);
    expect(() => requireSize(largest)).not.toThrow();
    expect(() => requireSize(`${largest}a`)).toThrow('A document may have 1 MiB.');
  });
});

describe('formatRfc3339', () => {
  it.each([
    [0n, '1970-01-01T00:00:00.000000Z'],
    [-1n, '1969-12-31T23:59:59.999999Z'],
    [1_795_000_000_123_456n, '2026-11-18T11:06:40.123456Z'],
  ])('writes %s microseconds as %s', (micros, text) => {
    expect(formatRfc3339(micros)).toBe(text);
  });
});
