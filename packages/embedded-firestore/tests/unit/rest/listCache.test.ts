/** Which answers to lists stay in memory. */
import { describe, expect, it } from 'vitest';
import { createListCache } from '../../../src/rest/listCache.ts';

describe('the list cache', () => {
  const createEntry = (length: number) => ({
    query: {} as never,
    changes: 0,
    answer: { status: 200, text: 'x'.repeat(length) },
  });

  it('drops the lists that were stored longest ago when there is no more room', () => {
    const lists = createListCache(100);
    for (const call of ['a', 'b', 'c', 'd', 'e']) lists.set(call, createEntry(24));
    expect([...'abcde'].filter((call) => lists.get(call) !== null)).toEqual(['b', 'c', 'd', 'e']);
    lists.set('b', createEntry(20));
    lists.set('f', createEntry(24));
    expect([...'abcdef'].filter((call) => lists.get(call) !== null)).toEqual(['b', 'd', 'e', 'f']);
  });

  it('does not store a list that alone would fill a quarter of the cache', () => {
    const lists = createListCache(100);
    lists.set('a', createEntry(25));
    expect(lists.get('a')).toBeNull();
  });
});
