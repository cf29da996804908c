import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
import { groupArticles } from '../../../../src/content/models/articleGroups.ts';
import type { DatedListName } from '../../../../src/content/schema/lists.ts';
import { addDays, manilaDay, manilaInstant } from '../../../../src/domain/dates/day.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const today = '2026-11-26';
const at = (moment: string): number => manilaInstant(moment.includes('T') ? moment : `${moment}T08:00`);

type Fields = { readonly [name: string]: unknown };

const group = (
  list: 'news' | 'announcements',
  records: Readonly<Record<string, Fields>>,
  urgentIds: readonly string[] = [],
  day = today,
) => {
  const documents = Object.entries(records).map(([id, fields]) => ({ id, data: { title: id, ...fields } }));
  const { next, past } = groupArticles(
    articleConverters[list](documents, createRecordContext()),
    day,
    urgentIds,
  );
  return { next: next.map(({ id }) => id), past: past.map(({ id }) => id) };
};

describe('the order of announcements', () => {
  it('begins with urgent ones, goes on with the nearest day, and ends with what has passed, newest first', () => {
    expect(
      group(
        'announcements',
        {
          assembly: { date: at('2027-03-06') },
          closed: { date: at('2026-11-30') },
          typhoon: { date: at('2026-12-24') },
          today: { date: at(today) },
          yesterday: { date: at('2026-11-25') },
          lastYear: { date: at('2025-11-25') },
        },
        ['typhoon'],
      ),
    ).toEqual({ next: ['typhoon', 'today', 'closed', 'assembly'], past: ['yesterday', 'lastYear'] });
  });

  it('puts an urgent announcement first although its day has passed', () => {
    const records = { typhoon: { date: at('2026-11-20') }, closed: { date: at('2026-11-30') } };
    expect(group('announcements', records, ['typhoon']).next).toEqual(['typhoon', 'closed']);
    expect(group('announcements', records).past).toEqual(['typhoon']);
  });

  it('goes by the day and hour at which the event begins, where it has one', () => {
    expect(
      group('announcements', {
        late: { date: at('2026-11-28'), begins: at('2026-11-28T13:00') },
        early: { date: at('2026-11-28'), begins: at('2026-11-28T06:00') },
      }).next,
    ).toEqual(['early', 'late']);
  });
});

describe('the order of news', () => {
  it('puts an event to come before news of today, and both before older news', () => {
    expect(
      group('news', {
        cleanUp: { date: at('2026-11-18'), begins: at('2026-11-28T06:00') },
        drainage: { date: at('2026-11-25') },
        fresh: { date: at(`${today}T07:00`) },
        atDawn: { date: at(`${today}T05:00`) },
        harvest: { date: at('2026-11-05') },
      }),
    ).toEqual({ next: ['cleanUp', 'fresh', 'atDawn'], past: ['drainage', 'harvest'] });
  });

  it.each([
    ['on its last day', '2026-11-27T17:00', '2026-11-27', 'next'],
    ['the day after it', '2026-11-27T17:00', '2026-11-28', 'past'],
    ['on the day at whose first moment it ends', '2026-11-28T00:00', '2026-11-28', 'past'],
    ['on a day within it', '2026-12-24T00:00', '2026-12-01', 'next'],
  ] as const)('has an event of several days %s', (_, ends, day, where) => {
    const records = { fair: { date: at('2026-11-01'), begins: at('2026-11-25T08:00'), ends: at(ends) } };
    expect(group('news', records, [], day)[where]).toEqual(['fair']);
  });
});

describe('any list of articles', () => {
  const moment = fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-12-31T00:00') });
  const record = fc.record({ date: moment, begins: moment, ends: moment }, { requiredKeys: ['date'] });
  it.each(['news', 'announcements'] as const satisfies readonly DatedListName[])(
    'of %s shows each once, what is to come by the nearest day, the rest by the latest',
    (list) => {
      fc.assert(
        fc.property(
          fc.array(record, { maxLength: 20 }),
          fc.integer({ min: 0, max: 700 }),
          (fields, ahead) => {
            const day = addDays('2026-01-01', ahead);
            const documents = fields.map((data, index) => ({
              id: `a${index}`,
              data: { title: 'Sample', ...data },
            }));
            const articles = articleConverters[list](documents, createRecordContext());
            const { next, past } = groupArticles(articles, day, []);
            expect([...next, ...past].map(({ id }) => id).sort()).toEqual(
              documents.map(({ id }) => id).sort(),
            );
            const begins = (each: (typeof articles)[number]) => each.event?.begins ?? each.date ?? 0;
            for (const [index, article] of next.entries()) {
              expect(manilaDay(article.event?.ends ?? begins(article)) >= day).toBe(true);
              const before = next[index - 1];
              if (before === undefined) continue;
              if (article.event !== null) expect(begins(article)).toBeGreaterThanOrEqual(begins(before));
              else if (before.event === null) expect(begins(article)).toBeLessThanOrEqual(begins(before));
            }
            for (const [index, article] of past.entries()) {
              expect(manilaDay(begins(article)) < day).toBe(true);
              if (index > 0) expect(begins(article)).toBeLessThanOrEqual(begins(past[index - 1]!));
            }
          },
        ),
      );
    },
  );
});
