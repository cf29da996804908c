/** Values of any kind as text. */
import { describe, expect, it } from 'vitest';
import { formatReadable, toJson, toReadable } from '../../../src/model/readable.ts';

const format = (value: unknown) => formatReadable(toReadable(value));

class Sample {
  part = 1;
}

const circle: { self?: unknown } = {};
circle.self = circle;
const revoked = Proxy.revocable({}, {});
revoked.revoke();
const deep = Array.from({ length: 20 }).reduce<unknown>((inner) => ({ inner }), 1);

describe('a value as text', () => {
  it.each([
    ['undefined', undefined, 'undefined'],
    ['a BigInt', { size: 12n }, '{"size":12n}'],
    ['a function', [() => 1, function named() {}], '[(function),(function named)]'],
    ['a symbol', Symbol('sample'), 'Symbol(sample)'],
    ['not a number', Number.NaN, 'NaN'],
    ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
    ['a wrong date', new Date(Number.NaN), 'Invalid Date'],
    [
      'a map',
      new Map<unknown, unknown>([
        ['a', 1],
        [{}, 2],
      ]),
      'Map {"a":1,"Object":2}',
    ],
    ['a set', new Set(['a']), 'Set ["a"]'],
    ['an instance of a class', new Sample(), 'Sample {"part":1}'],
    ['an object without a prototype', Object.create(null), '{}'],
    ['an error', new TypeError('Sample'), 'TypeError: Sample'],
    ['a circle', circle, '{"self":(circular)}'],
    ['what cannot be read', { proxy: revoked.proxy }, '{"proxy":(cannot be read)}'],
    [
      'a getter that throws',
      {
        get part() {
          throw new Error('Sample fault');
        },
      },
      '{"part":Error: Sample fault}',
    ],
  ])('shows %s', (_, value, text) => {
    expect(format(value)).toBe(text);
  });

  it.each([[{ a: [1, 'b', null, { c: true }], d: {}, e: [] }], [[]], ['text'], [0]])(
    'is JSON where the value is JSON: %j',
    (value) => {
      expect(format(value)).toBe(JSON.stringify(value));
      expect(JSON.parse(formatReadable(toReadable(value), true))).toEqual(value);
    },
  );

  it('ends at a depth, and after 200 entries', () => {
    expect(format(deep)).toContain('(Object)');
    expect(format(Array.from({ length: 300 }, () => 1))).toContain('(100 more)');
  });

  it('has a key for a state whose context JSON refuses', () => {
    expect(toJson({ size: 1n })).toBe('{"size":1n}');
    expect(toJson({ size: 1 })).toBe('{"size":1}');
  });
});
