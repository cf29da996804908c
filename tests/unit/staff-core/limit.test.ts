import { describe, expect, it } from 'vitest';
import { takeLimited, takeSorted } from '../../../src/staff-core/limit.ts';

async function* stream(...items: readonly number[]) {
  yield* items;
}
const ascending = (a: number, b: number) => a - b;

describe('§7 a list of requests with a limit', () => {
  it.each([
    [[5, 1, 4, 2, 3, 0], 2, [0, 1], true],
    [[2, 1], 2, [1, 2], false],
    [[], 2, [], false],
  ])('takes of the unsorted %j the first %i: %j', async (items, max, taken, areMore) => {
    expect(await takeSorted(stream(...items), ascending, max)).toEqual({ items: taken, areMore });
  });

  it.each([
    [[1, 2, 3], 2, [1, 2], true],
    [[1, 2], 2, [1, 2], false],
  ])('takes of the sorted %j the first %i: %j', async (items, max, taken, areMore) => {
    expect(await takeLimited(stream(...items), max)).toEqual({ items: taken, areMore });
  });
});
