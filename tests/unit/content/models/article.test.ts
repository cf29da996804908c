import { describe, expect, it } from 'vitest';
import { articleConverters } from '../../../../src/content/models/article.ts';
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
