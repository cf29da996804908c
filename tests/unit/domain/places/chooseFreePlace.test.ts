/** §5 The choice of a free place. */
import { describe, expect, it } from 'vitest';
import { chooseFreePlace } from '../../../../src/domain/places/chooseFreePlace.ts';

describe('§5 a free place', () => {
  it.each([
    [3, [], 0, 1],
    [3, [], 0.999, 3],
    [3, [2], 0.5, 3],
    [3, [1, 3], 0.999, 2],
    [3, [7, 9], 0.4, 2],
    [1, [], 0.999, 1],
  ])('of %d without %j at %d is %d', (places, taken, random, number) => {
    expect(chooseFreePlace(places, new Set(taken), () => random)).toBe(number);
  });

  it.each([
    [0, []],
    [-1, []],
    [2, [1, 2]],
    [2, [2, 1, 3]],
  ])('of %d without %j is none', (places, taken) => {
    expect(chooseFreePlace(places, new Set(taken), () => 0)).toBeNull();
  });

  it('is each number about equally often', () => {
    const counts = new Map<number | null, number>();
    for (let at = 0; at < 500; at += 1) {
      const number = chooseFreePlace(5, new Set(), () => at / 500);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts]).toEqual([1, 2, 3, 4, 5].map((number) => [number, 100]));
  });
});
