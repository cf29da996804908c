/** RA 11032: working days from the day of appearance, over weekends and the holidays that the law dates. */
import { describe, expect, it } from 'vitest';
import { addDays, isWeekend } from '../../../../src/domain/dates/day.ts';
import { holidayOf } from '../../../../src/domain/dates/holiday.ts';
import { findLatestDay, type ServiceClass, workingDays } from '../../../../src/domain/dates/latestDay.ts';

describe('RA 11032 the latest day', () => {
  it.each([
    ['a Monday', '2031-05-05', 'simple', '2031-05-08'],
    ['a Thursday, over a weekend', '2031-05-08', 'simple', '2031-05-13'],
    ['a Friday', '2031-05-09', 'simple', '2031-05-14'],
    ['the day before Bonifacio Day', '2028-11-29', 'simple', '2028-12-05'],
    ['the Wednesday of the Holy Week, over three holidays', '2031-04-08', 'simple', '2031-04-16'],
    ['the end of a year, over five holidays', '2030-12-24', 'simple', '2031-01-02'],
    ['a holiday itself', '2031-06-12', 'simple', '2031-06-17'],
    ['a Monday', '2031-05-05', 'complex', '2031-05-14'],
    ['a Monday, over Independence Day', '2031-05-26', 'highlyTechnical', '2031-06-24'],
  ] as const)('counts from %s, %s, for a %s service to %s', (_, appearance, serviceClass, latest) => {
    expect(findLatestDay(appearance, serviceClass)).toBe(latest);
  });
  it('does not count a declared holiday, and counts a day on which the hall is closed', () => {
    const record = (id: string, isHoliday: boolean, isClosed: boolean) => ({
      id,
      isClosed: { morning: isClosed, afternoon: isClosed },
      isHoliday,
      places: { morning: null, afternoon: null },
      reason: '',
      note: '',
    });
    const find = (...records: readonly ReturnType<typeof record>[]) =>
      findLatestDay('2031-05-05', 'simple', records);
    expect(find()).toBe('2031-05-08');
    expect(find(record('2031-05-07', false, true), record('every-day', false, true))).toBe('2031-05-08');
    expect(find(record('2031-05-07', true, false))).toBe('2031-05-09');
    expect(find(record('2031-05-07', true, true), record('2031-05-08', true, false))).toBe('2031-05-12');
    expect(find(record('2031-05-10', true, false))).toBe('2031-05-08');
    expect(find(record('2031-05-05', true, false))).toBe('2031-05-08');
  });
  it('ends where somebody declared a hundred days in a row', () => {
    const records = Array.from({ length: 100 }, (_, at) => ({
      id: addDays('2031-05-06', at),
      isClosed: { morning: false, afternoon: false },
      isHoliday: true,
      places: { morning: null, afternoon: null },
      reason: '',
      note: '',
    }));
    expect(findLatestDay('2031-05-05', 'simple', records) > '2031-08-13').toBe(true);
  });
  it.each(Object.keys(workingDays) as ServiceClass[])(
    'counts the working days of a %s service to a working day, from every day of 2030 and 2031',
    (serviceClass) => {
      for (let day = '2030-01-01'; day < '2032-01-01'; day = addDays(day, 1)) {
        const latest = findLatestDay(day, serviceClass);
        let count = 0;
        for (let next = addDays(day, 1); next <= latest; next = addDays(next, 1))
          if (!isWeekend(next) && holidayOf(next) === null) count += 1;
        expect([day, isWeekend(latest), holidayOf(latest), count]).toEqual([
          day,
          false,
          null,
          workingDays[serviceClass],
        ]);
      }
    },
  );
});
