/** The check of every stored row: what it accepts without decoding is what decoding accepts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFields } from '../../../src/protocol/codec.ts';
import { isReadableRow } from '../../../src/store/damage.ts';

const isDecodable = (fields: string): boolean => {
  try {
    decodeFields(JSON.parse(fields));
    return true;
  } catch {
    return false;
  }
};

const isReadable = (fields: string): boolean =>
  isReadableRow({ parent: 'a/b/list', id: 'c', fields, created: 1, updated: 1 });

const signs = [
  '{',
  '}',
  '"',
  ',',
  ':',
  '\\',
  'a',
  '_',
  '1',
  '-',
  ' ',
  '\n',
  '\u0000',
  '\ud83d',
  'ñ',
  '\u{1f600}',
];
const values = fc.oneof(
  fc.string({ unit: 'binary' }).map((stringValue) => ({ stringValue })),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map((value) => ({ integerValue: String(value) })),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.constantFrom({ nullValue: null }, { doubleValue: 1 }, { mapValue: {} }, { strijgValue: 'a' }, {}),
);
const names = fc.oneof(fc.constantFrom('a', 'lname', '__a__', '', 'a b', '1'), fc.string({ maxLength: 5 }));

describe('isReadableRow', () => {
  it('agrees with decoding about stored fields, whole and with one sign changed', () => {
    const changes = fc.record({ at: fc.nat(60), by: fc.constantFrom(...signs, '') });
    fc.assert(
      fc.property(fc.dictionary(names, values, { maxKeys: 4 }), fc.option(changes), (fields, change) => {
        const whole = JSON.stringify(fields);
        const text =
          change === null ? whole : whole.slice(0, change.at) + change.by + whole.slice(change.at + 1);
        expect(isReadable(text)).toBe(isDecodable(text));
      }),
      { numRuns: 2_000 },
    );
  });
});
