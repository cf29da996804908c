import { describe, expect, it } from 'vitest';
import type { HallDayRecord } from '../../../../src/domain/dates/hallDay.ts';
import { listUnusualDays } from '../../../../src/domain/dates/hallState.ts';

const recordOf = (id: string, change: Partial<HallDayRecord> = {}): HallDayRecord => ({
  id,
  isHoliday: false,
  isClosed: { morning: false, afternoon: false },
  places: { morning: null, afternoon: null },
  reason: '',
  note: '',
  ...change,
});
const afternoon = { isClosed: { morning: false, afternoon: true } };

describe("§3 the next days that differ from the hall's weekly hours", () => {
  it('are the legal holidays where nothing is written', () => {
    expect(listUnusualDays('2026-11-28', 3, [])).toEqual(['2026-11-30', '2026-12-08', '2026-12-25']);
    // 30 and 31 December, and New Year's Day; 1 November 2026 is a Sunday.
    expect(listUnusualDays('2026-12-26', 3, [])).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(listUnusualDays('2026-10-31', 1, [])).toEqual(['2026-11-30']);
  });

  it('are the holidays and the closed days together, in their order, today among them', () => {
    const records = [
      recordOf('2026-11-27', afternoon),
      recordOf('2026-12-03', afternoon),
      recordOf('2026-12-04', { isHoliday: true }),
    ];
    expect(listUnusualDays('2026-11-28', 3, records)).toEqual(['2026-11-30', '2026-12-03', '2026-12-04']);
    expect(listUnusualDays('2026-11-27', 2, records)).toEqual(['2026-11-27', '2026-11-30']);
    expect(listUnusualDays('2026-11-30', 1, records)).toEqual(['2026-11-30']);
  });

  it('name a holiday once that has a record', () => {
    expect(listUnusualDays('2026-11-28', 2, [recordOf('2026-11-30', afternoon)])).toEqual([
      '2026-11-30',
      '2026-12-08',
    ]);
  });

  it.each([
    [
      'an open day with a number of places',
      recordOf('2027-05-04', { places: { morning: 3, afternoon: 0 } }),
      [],
    ],
    ['an open day with a note', recordOf('2027-05-04', { note: 'Sample' }), ['2027-05-04']],
    ['a closed Sunday', recordOf('2027-05-09', afternoon), []],
    ['a Sunday with a note', recordOf('2027-05-09', { note: 'Sample' }), ['2027-05-09']],
    ['the record of every day', recordOf('every-day', afternoon), []],
    ['a day that is over', recordOf('2027-05-02', afternoon), []],
    ['a day after the search ends', recordOf('2027-07-05', afternoon), []],
  ])('among records: %s', (_, record, expected) => {
    // The next holiday on a weekday is more than 60 days away.
    expect(listUnusualDays('2027-05-03', 1, [record])).toEqual(expected);
  });
});
