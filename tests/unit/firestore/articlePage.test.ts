/** Pages of a dated list, with a count of the documents they read; tests/e2e/content/articleLists.test.ts tests the built site. */
import { describe, expect, it } from 'vitest';
import {
  type ListSpan,
  pageSize,
  type ReadDated,
  readDatedPage,
  readNearest,
  toCursorKey,
} from '../../../src/firestore/articlePage.ts';
import type { UncheckedDocument } from '../../../src/lib/readFields.ts';

/** A list in memory, ordered as in the store: newest first, and within one date by descending id. */
const listOf = (dates: readonly number[]): readonly UncheckedDocument[] =>
  dates
    .map((date, at) => ({ id: `n${String(at).padStart(5, '0')}`, data: { date } }))
    .sort((a, b) => b.data.date - a.data.date || (a.id < b.id ? 1 : -1));

/** Reads pages of the documents, and counts the documents that it returns. */
const createCountingReader = (documents: readonly UncheckedDocument[]) => {
  const count = { read: 0 };
  const isOlder = (a: UncheckedDocument, key: { readonly date: number; readonly id: string }) => {
    const own = toCursorKey(a)!;
    return own.date < key.date || (own.date === key.date && own.id < key.id);
  };
  const read: ReadDated = async ({ way, key, isIncluded = false, most }) => {
    const ordered = way === 'older' ? documents : [...documents].reverse();
    const found = ordered
      .filter((each) => {
        if (key === null) return true;
        const own = toCursorKey(each)!;
        // A key without an id is every article of its date.
        if (own.date === key.date && (key.id === '' || own.id === key.id)) return isIncluded;
        return isOlder(each, key) === (way === 'older');
      })
      .slice(0, most);
    count.read += found.length;
    return found;
  };
  return { read, count };
};

const unknown: ListSpan = { newest: null, oldest: null };
const ids = (documents: readonly UncheckedDocument[]) => documents.map(({ id }) => id);

describe('§2 the pages of a dated list', () => {
  it.each([0, 1, 19, 20, 21, 40, 41, 100])('pages through %i entries, each once, and back', async (size) => {
    // Several of one date, so that the ids decide.
    const documents = listOf(Array.from({ length: size }, (_, at) => 1_000 * Math.floor(at / 7)));
    const { read } = createCountingReader(documents);
    const seen: string[] = [];
    let span = unknown;
    let page = await readDatedPage(read, null, span);
    seen.push(...ids(page.documents));
    expect(page.hasNewer).toBe(false);
    while (page.hasOlder) {
      span = page.span;
      page = await readDatedPage(read, { way: 'before', key: toCursorKey(page.documents.at(-1)!)! }, span);
      expect(page.documents.length).toBeGreaterThan(0);
      expect(page.hasNewer).toBe(true);
      seen.push(...ids(page.documents));
    }
    expect(seen).toEqual(ids(documents));
    while (page.hasNewer) {
      page = await readDatedPage(read, { way: 'after', key: toCursorKey(page.documents[0]!)! }, page.span);
      expect(page.hasOlder).toBe(true);
    }
    expect(ids(page.documents)).toEqual(ids(documents.slice(0, pageSize)));
  });

  it.each([
    ['the beginning', null],
    ['the middle to older entries', { way: 'before', at: 5_000 }],
    ['the middle to newer entries', { way: 'after', at: 5_000 }],
    ['near the beginning to newer entries', { way: 'after', at: 7 }],
    ['near the end to older entries', { way: 'before', at: 9_990 }],
    ['the last entry to older entries', { way: 'before', at: -1 }],
  ] as const)('a page of 10,000 entries reads 21 documents at most, from %s', async (_, from) => {
    const documents = listOf(Array.from({ length: 10_000 }, (__, at) => at));
    const { read, count } = createCountingReader(documents);
    const key = from === null ? null : (toCursorKey(documents.at(from.at) ?? documents[0]!) ?? null);
    const cursor = from === null || key === null ? null : { way: from.way, key };
    const page = await readDatedPage(read, cursor, unknown);
    expect(page.documents.length).toBeLessThanOrEqual(20);
    expect(count.read).toBeLessThanOrEqual(21);
    expect(count.read).toBeGreaterThanOrEqual(page.documents.length);
  });

  describe.each([0, 1, 19, 20, 21, 45])('of which %i lie ahead', (ahead) => {
    it.each([0, 1, 19, 20, 45])(
      'and %i have passed: the first page has the nearest, and leads to the others',
      async (past) => {
        const now = 1_000_000;
        const documents = listOf([
          ...Array.from({ length: ahead }, (_, at) => now + 7 * at),
          ...Array.from({ length: past }, (_, at) => now - 1 - 7 * at),
        ]);
        const { read, count } = createCountingReader(documents);
        const page = await readDatedPage(read, null, unknown, now);
        const first = Math.max(0, ahead - pageSize);
        expect(ids(page.documents)).toEqual(ids(documents.slice(first, first + pageSize)));
        expect([page.hasNewer, page.hasOlder]).toEqual([first > 0, first + pageSize < documents.length]);
        expect(count.read).toBeLessThanOrEqual(pageSize + 2);
        const nearest = await readNearest(read, now, 5);
        const firstNearest = Math.max(0, ahead - 5);
        expect(ids(nearest)).toEqual(ids(documents.slice(firstNearest, firstNearest + 5)));
      },
    );
  });

  it('a page after an entry that was deleted since begins with the next older one', async () => {
    const documents = listOf(Array.from({ length: 100 }, (_, at) => at));
    const key = toCursorKey(documents[50]!)!;
    const { read, count } = createCountingReader(documents.filter((_, at) => at !== 50));
    const page = await readDatedPage(read, { way: 'before', key }, unknown);
    expect(ids(page.documents)).toEqual(ids(documents.slice(51, 51 + pageSize)));
    expect(page.hasNewer).toBe(true);
    expect(count.read).toBeLessThanOrEqual(pageSize + 1);
  });

  it('a page after a date without an id begins with older dates, and reports newer entries', async () => {
    const documents = listOf([1_000, 2_000, 2_000, 3_000]);
    const page = await readDatedPage(
      createCountingReader(documents).read,
      { way: 'before', key: { date: 2_000, id: '' } },
      unknown,
    );
    expect(page.documents.map(({ data }) => data)).toEqual([{ date: 1_000 }]);
    expect(page.hasNewer).toBe(true);
  });

  it('the first page reports the newest and the oldest date of the list', async () => {
    const documents = listOf(Array.from({ length: 50 }, (_, at) => at));
    const first = await readDatedPage(createCountingReader(documents).read, null, unknown);
    expect([first.span.newest?.date, first.span.oldest?.date]).toEqual([49, 0]);
  });
});
