/** §5 Lower numbers of places. */
import { describe, expect, it } from 'vitest';
import { renumberPlaces } from '../../../../src/domain/places/renumberPlaces.ts';

describe('§5 the places of a half day whose number is lowered', () => {
  it.each([
    ['none is taken', [], 5, []],
    ['all stand below', [1, 5], 5, []],
    [
      'some stand above',
      [2, 9, 7],
      5,
      [
        [7, 1],
        [9, 3],
      ],
    ],
    [
      'more are taken than there are',
      [1, 3, 8, 9, 10, 11, 12],
      5,
      [
        [8, 2],
        [9, 4],
        [10, 5],
      ],
    ],
    ['the new number is 0', [4], 0, []],
  ] as const)('moves them when %s', (_, taken, places, moves) => {
    expect(renumberPlaces(taken, places).map(({ from, to }) => [from, to])).toEqual(moves);
  });

  it('leaves as many free as the new number allows, for any that are taken', () => {
    for (let bits = 0; bits < 2 ** 8; bits += 1)
      for (let places = 0; places <= 8; places += 1) {
        const taken = new Set([1, 2, 3, 4, 5, 6, 7, 8].filter((number) => bits & (1 << (number - 1))));
        const count = taken.size;
        for (const { from, to } of renumberPlaces(taken, places)) {
          taken.delete(from);
          taken.add(to);
        }
        const free = Array.from({ length: places }, (_, at) => at + 1).filter((number) => !taken.has(number));
        expect([taken.size, free.length]).toEqual([count, Math.max(0, places - count)]);
      }
  });
});
