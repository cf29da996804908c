import { describe, expect, it } from 'vitest';
import { ageOn } from '../../../../src/domain/dates/age.ts';
import {
  addDays,
  isRealDay,
  isRealMoment,
  isWeekend,
  manilaDay,
  manilaTime,
  weekdayOf,
} from '../../../../src/domain/dates/day.ts';
import { restoreTimeZone, timeZones } from '../../../support/timeZones.ts';

restoreTimeZone();

describe('§5 today in Manila (failures 18)', () => {
  it.each(timeZones)(
    'computes the same day, time and age on a device in %s, on 14 days at 4 hours',
    (device) => {
      process.env.TZ = device;
      for (let day = 0; day < 14; day++)
        for (const hour of [0, 7, 16, 23]) {
          const instant = Date.UTC(2026, 11, 25 + day, hour, 30);
          // Counted by hand from the first of them: 25 December 2026 is a Friday.
          const inManila = day + (hour >= 16 ? 1 : 0);
          const expected =
            inManila < 7 ? `2026-12-${25 + inManila}` : `2027-01-${String(inManila - 6).padStart(2, '0')}`;
          expect(manilaDay(instant)).toBe(expected);
          expect(weekdayOf(expected)).toBe(((4 + inManila) % 7) + 1);
          expect(manilaTime(instant)).toBe(`${String((hour + 8) % 24).padStart(2, '0')}:30`);
          expect(ageOn(manilaDay(instant), '1990-12-31')).toBe(inManila < 7 ? 36 : 37);
        }
    },
  );
});

describe('§5 a day', () => {
  it.each([
    ['2026-11-23', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['0000-01-01', true],
    ['20000-01-01', false],
    ['2026-1-1', false],
    ['', false],
  ])("isRealDay('%s') returns %s", (day, real) => {
    expect(isRealDay(day)).toBe(real);
  });
  it.each([
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-11-29T08:30', true],
    ['2026-11-30T00:00', false],
    ['', false],
    ['someday', false],
  ])("isWeekend('%s') returns %s", (day, weekend) => {
    expect(isWeekend(day)).toBe(weekend);
  });
  it.each([
    ['2026-11-23T08:30', true],
    ['2026-11-23T24:00', false],
    ['2026-11-23T08:60', false],
    ['2026-02-30T08:30', false],
    ['2026-11-23', false],
  ])("isRealMoment('%s') returns %s", (moment, real) => {
    expect(isRealMoment(moment)).toBe(real);
  });
  it('adds days over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('never', 1)).toBe('never');
  });
});
