/** The memory of a server's rendered pages. */
import { describe, expect, it } from 'vitest';
import { createPageStore, type StoredPage } from '../../../../server/ssr/pageStore.ts';

const createPage = (bytes: number): StoredPage => ({ bodies: new Map([['br', new Uint8Array(bytes)]]) });

describe('createPageStore', () => {
  it('keeps as many bytes as it may, and removes the page that was requested longest ago', () => {
    const store = createPageStore(100);
    for (const key of ['a', 'b']) store.set(key, createPage(40));
    store.set('a', store.get('a')!);
    store.set('c', createPage(40));
    expect(['a', 'b', 'c'].map((key) => store.get(key) !== null)).toEqual([true, false, true]);
  });

  it('counts every form of a page, those that it gets later too', () => {
    const store = createPageStore(100);
    const page = createPage(40);
    store.set('a', createPage(40));
    store.set('b', page);
    page.bodies.set(null, new Uint8Array(60));
    store.set('b', page);
    expect([store.get('a'), store.get('b')]).toEqual([null, page]);
  });

  it('does not keep a page larger than all that it may keep', () => {
    const store = createPageStore(100);
    store.set('a', createPage(101));
    store.set('b', createPage(100));
    expect([store.get('a'), store.get('b') !== null]).toEqual([null, true]);
  });
});
