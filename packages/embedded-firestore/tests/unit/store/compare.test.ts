/** Firestore's order of values. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../src/protocol/value.ts';
import { areValuesEqual, compareValues } from '../../../src/store/compare.ts';

const timestampOf = (micros: bigint): Value => ({ kind: 'timestamp', micros });
const bytesOf = (base64: string): Value => ({ kind: 'bytes', text: base64 });
const referenceOf = (text: string): Value => ({ kind: 'reference', text });
const pointOf = (latitude: number, longitude: number): Value => ({
  kind: 'geoPoint',
  text: JSON.stringify({ latitude, longitude }),
});

/** From the smallest to the largest. */
const ordered: readonly Value[] = [
  null,
  false,
  true,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  -1n,
  0.5,
  9_007_199_254_740_993n,
  timestampOf(0n),
  timestampOf(1n),
  '',
  'Z',
  'a',
  'ñ',
  '\u{1f600}',
  bytesOf('AA=='),
  bytesOf('/w=='),
  referenceOf('projects/p/databases/(default)/documents/a/b'),
  referenceOf('projects/p/databases/(default)/documents/a/c'),
  pointOf(7, 125),
  pointOf(8, 124),
  pointOf(8, 125),
  [],
  ['a'],
  ['a', null],
  ['b'],
  new Map(),
  new Map([['a', 1n]]),
  new Map([['a', 2n]]),
  new Map([['b', 1n]]),
];

describe('the order of stored values', () => {
  it('sorts by type first, then by value', () => {
    for (const [at, value] of ordered.entries())
      for (const later of ordered.slice(at + 1)) {
        expect([value, later, Math.sign(compareValues(value, later))]).toEqual([value, later, -1]);
        expect([later, value, Math.sign(compareValues(later, value))]).toEqual([later, value, 1]);
      }
  });

  it('finds each value equal to itself', () => {
    expect(ordered.filter((value) => !areValuesEqual(value, structuredClone(value)))).toEqual([]);
  });

  it('finds 3 and 3.0 equal', () => {
    expect(areValuesEqual(3n, 3)).toBe(true);
  });
});

describe('the order of texts', () => {
  it('is that of their UTF-8 bytes', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'Z', 'ñ', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{1f600}'),
    });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareValues(a, b))).toBe(bytes);
      }),
    );
  });
});
