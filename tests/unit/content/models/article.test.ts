import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const document = (id: string, data: unknown): UncheckedDocument => ({ id, data });
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);
const entriesOf = (documents: readonly UncheckedDocument[]) =>
  articleConverters.news(documents, createRecordContext());

describe('§3 dated entries', () => {
  it('sorts dated entries newest first, and those without a date last', () => {
    const entries = entriesOf([
      document('a', { title: 'Sample old', date: 1_000 }),
      document('b', { title: 'Sample without', date: '2026-11-18' }),
      document('c', { title: 'Sample new', date: 2_000, sample: true }),
    ]);
    expect(titles(entries)).toEqual(['Sample new', 'Sample old', 'Sample without']);
    expect(entries.map(({ date, isSample }) => [date, isSample])).toEqual([
      [2_000, true],
      [1_000, false],
      [null, false],
    ]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300, 253_370_764_800_000, '1', null, { seconds: 1 }])(
    'reads the invalid date %s as none',
    (date) => {
      expect(entriesOf([document('a', { title: 'Sample', date })])[0]?.date).toBeNull();
    },
  );
});

describe('§3 the event of an article', () => {
  const read = (list: 'news' | 'announcements' | 'ordinances' | 'awards', data: object) => {
    const [article] = articleConverters[list](
      [document('a', { title: 'Sample', ...data })],
      createRecordContext(),
    );
    return { published: article?.published, event: article?.event, where: article?.where };
  };
  const hour = manilaInstant('2026-11-28T06:00');

  it('reads news and an announcement as they were before they had events', () => {
    expect(read('news', { date: hour })).toEqual({ published: hour, event: null, where: '' });
    expect(read('announcements', { date: hour })).toEqual({
      published: null,
      event: { begins: hour, ends: null, isWholeDay: true },
      where: '',
    });
    expect(read('ordinances', { date: hour })).toEqual({ published: hour, event: null, where: '' });
  });

  it('reads beginning, end and place of an event', () => {
    const fields = { date: 5, begins: hour, ends: hour + 1, where: 'Sample court' };
    const event = { begins: hour, ends: hour + 1, isWholeDay: false };
    expect(read('news', fields)).toEqual({ published: 5, event, where: 'Sample court' });
    expect(read('announcements', fields)).toEqual({ published: null, event, where: 'Sample court' });
  });

  it('takes an event that begins at midnight in Manila as one without an hour', () => {
    const begins = manilaInstant('2026-11-28T00:00');
    expect(read('news', { begins }).event).toEqual({ begins, ends: null, isWholeDay: true });
  });

  it.each([
    ['an end that is no later than the beginning', { begins: hour, ends: hour }],
    ['an end that is no moment', { begins: hour, ends: 'later' }],
    ['a place that is no text', { begins: hour, where: { lat: 8 } }],
  ])('shows the beginning alone beside %s', (_, fields) => {
    expect(read('news', fields)).toMatchObject({ event: { begins: hour, ends: null }, where: '' });
  });

  it.each([
    ['a beginning that is no moment', { begins: 'soon' }],
    ['an end without a beginning', { ends: hour }],
    ['fields that only other lists have', { validFrom: hour }],
  ])('reads no event of news from %s', (_, fields) => {
    expect(read('news', fields).event).toBeNull();
  });

  it('reads no beginning in a list without events', () => {
    expect(read('ordinances', { date: 5, begins: hour }).event).toBeNull();
  });
});
