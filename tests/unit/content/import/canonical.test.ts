import { describe, expect, it } from 'vitest';
import { toCanonical } from '../../../../src/content/import/canonical.ts';

describe('§7 canonical JSON', () => {
  it('orders the fields of an object by name, at any depth, and keeps the order of a list', () => {
    const value = { b: [{ d: 1, c: 2 }, 'x', null], a: { f: true, e: 0 } };
    expect(JSON.stringify(toCanonical(value))).toBe('{"a":{"e":0,"f":true},"b":[{"c":2,"d":1},"x",null]}');
  });

  it('drops fields without a value, as JSON does', () => {
    expect(Object.keys(toCanonical({ b: undefined, a: 1 }))).toEqual(['a']);
  });
});
