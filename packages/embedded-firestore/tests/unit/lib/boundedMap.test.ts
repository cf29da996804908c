/** A map with a limit of size. */
import { describe, expect, it } from 'vitest';
import { createBoundedMap } from '../../../src/lib/boundedMap.ts';

const createTexts = (maxOfOne?: number) =>
  createBoundedMap<string>(10, (key, text) => key.length + text.length, maxOfOne);

describe('createBoundedMap', () => {
  it('removes what was set longest ago when the sizes of keys and values exceed the limit', () => {
    const texts = createTexts();
    for (const key of ['a', 'b']) texts.set(key, 'xxxx');
    texts.set('a', 'yyyy');
    texts.set('c', 'zzzz');
    expect([texts.get('a'), texts.get('b'), texts.get('c')]).toEqual(['yyyy', null, 'zzzz']);
  });

  it('refuses a value that is too large by itself, removes the one before it, and leaves the others', () => {
    const texts = createTexts(5);
    texts.set('a', 'xxxx');
    texts.set('b', 'xxxx');
    texts.set('a', 'xxxxx');
    expect([texts.get('a'), texts.get('b')]).toEqual([null, 'xxxx']);
    texts.set('c', 'xxxx');
    expect([texts.get('b'), texts.get('c')]).toEqual(['xxxx', 'xxxx']);
  });
});
