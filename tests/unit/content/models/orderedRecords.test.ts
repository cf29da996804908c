import { describe, expect, it } from 'vitest';
import { isWritten, toHistoryEvents, toSections } from '../../../../src/content/models/orderedRecords.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

const context = createRecordContext();

describe('§3 records with an order', () => {
  it('reads the fields of a record, blank where they are missing, in the order of the records', () => {
    const data = { page: 'resident', title: 'Sample', status: 'active' };
    const blank = { body: '', figures: [], image: null, source: '', updated: null, isSample: false };
    expect(
      toSections(
        [
          { id: 'a', data },
          { id: 'b', data: { ...data, order: 1 } },
        ],
        context,
      ),
    ).toEqual([
      { id: 'b', ...data, ...blank, order: 1 },
      { id: 'a', ...data, ...blank, order: null },
    ]);
  });

  it('keeps only the figures of a section that have a value', () => {
    const figures = [{ value: '494 m', meaning: 'above sea level' }, { meaning: 'nothing' }, null, 'text'];
    const [section] = toSections(
      [{ id: 'a', data: { page: 'resident', title: 'Sample', figures } }],
      context,
    );
    expect(section?.figures).toEqual([{ value: '494 m', meaning: 'above sea level' }]);
  });

  it.each([
    [{ year: 2013 }, '2013', true],
    [{ year: 'Year to be published' }, 'Year to be published', true],
    [{ year: null }, '', false],
    [{}, '', false],
  ])('reads the time of the event %j as %j', (fields, year, hasText) => {
    const [event] = toHistoryEvents([{ id: 'a', data: { title: 'Sample', ...fields } }], context);
    expect(event?.year).toBe(year);
    expect(event && isWritten(event)).toBe(hasText);
  });
});
