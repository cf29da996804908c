import { describe, expect, it } from 'vitest';
import { easterOf, findOpenDays, holidayOf } from '../../../../src/domain/dates/holiday.ts';

describe('holidays by law', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('computes Easter of %i as %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });
  it.each([
    ['2026-04-02', 'maundyThursday'],
    ['2026-04-03', 'goodFriday'],
    ['2026-08-31', 'nationalHeroes'],
    ['2026-08-24', null],
    ['2026-11-30', 'bonifacio'],
    ['2026-11-23', null],
  ])("holidayOf('%s') returns %s", (day, holiday) => {
    expect(holidayOf(day)).toBe(holiday);
  });
  it('leaves weekends and holidays out of the open days', () => {
    expect(findOpenDays('2026-11-28', 4)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04']);
  });
});
