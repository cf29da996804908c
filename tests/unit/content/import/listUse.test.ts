import { describe, expect, it } from 'vitest';
import { isNearlyFull, measureListUse } from '../../../../src/content/import/listUse.ts';
import { type ListName, lists } from '../../../../src/content/schema/lists.ts';

const now = 1_000;
const active = (count: number, fields = {}) =>
  Array.from({ length: count }, () => ({ status: 'active', ...fields }));

/** How many records a list may have before clerks read of it, by list; null for a list without a limit. */
const firstTold: Readonly<Record<ListName, number | null>> = {
  contacts: 18,
  charter: 90,
  news: null,
  ordinances: null,
  announcements: 4,
  officials: 90,
  awards: null,
  tourism: 90,
  history: 90,
  pages: 90,
  hallDays: null,
  documentTexts: 90,
};

const isTold = (list: ListName, count: number): boolean => {
  const fields = { urgent: true, validUntil: now + 1, page: 'resident' };
  const use = measureListUse(list, active(count, fields), now);
  return use !== null && isNearlyFull(use);
};

describe('§7 how much of a list the site reads', () => {
  it.each(Object.entries(firstTold) as [ListName, number | null][])(
    'clerks read a sentence about %s from so many records on: %j',
    (list, first) => {
      const counts = Array.from({ length: 450 }, (_, count) => count);
      expect(counts.find((count) => isTold(list, count)) ?? null).toBe(first);
      // The page names a list that stays too long at each look.
      if (first !== null) expect(counts.slice(first).every((count) => isTold(list, count))).toBe(true);
    },
  );

  it('counts active records only', () => {
    const records = [...active(3), { status: 'inactive' }, {}];
    expect(measureListUse('history', records, now)).toEqual({ kind: 'records', count: 3, most: 100 });
  });

  it('counts the sections of the page that has the most', () => {
    const records = [...active(3, { page: 'resident' }), ...active(7, { page: 'visitor' })];
    expect(measureListUse('pages', records, now)).toEqual({
      kind: 'sections',
      count: 7,
      most: lists.pages.limit,
    });
    expect(measureListUse('pages', [], now)?.count).toBe(0);
  });

  it.each([
    [{ urgent: true, validUntil: now + 1 }, 1],
    [{ urgent: true, validUntil: now + 1, validFrom: now + 500 }, 1],
    [{ urgent: true, validUntil: now }, 0],
    [{ urgent: true }, 0],
    [{ urgent: true, validUntil: 'tomorrow' }, 0],
    [{ urgent: false, validUntil: now + 1 }, 0],
    [{ urgent: true, validUntil: now + 1, status: 'inactive' }, 0],
  ])('counts of the alerts those that have not ended: %j', (fields, count) => {
    expect(measureListUse('announcements', active(1, fields), now)).toEqual({
      kind: 'alerts',
      count,
      most: 5,
    });
  });
});
