import { describe, expect, it } from 'vitest';
import { ageOn } from '../../../../src/domain/dates/age.ts';
import { createClock } from '../../../../src/domain/dates/clock.ts';
import {
  addDays,
  isRealDay,
  isRealMoment,
  isWeekend,
  manilaDay,
  manilaTime,
  weekdayOf,
} from '../../../../src/domain/dates/day.ts';
import {
  formatInstant,
  formatMoment,
  formatShortDay,
  toCalendarLeaf,
} from '../../../../src/domain/dates/formatDay.ts';
import { easterOf, findOpenDays, holidayOf } from '../../../../src/domain/dates/holiday.ts';
import {
  findNextOpenDay,
  findOpenMoments,
  findScheduleWarnings,
} from '../../../../src/domain/dates/openHours.ts';
import { site } from '../../../../src/site.ts';
import { withLocale } from '../../../../tools/vite/locales.ts';
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

  it("follows the server's time when the device is ten years off", () => {
    let device = Date.UTC(2016, 0, 1);
    const clock = createClock(() => device);
    expect(clock.isCorrected()).toBe(false);
    clock.correct(Date.UTC(2026, 0, 1));
    device += 5_000;
    expect(clock.now()).toBe(Date.UTC(2026, 0, 1) + 5_000);
    expect(clock.isCorrected()).toBe(true);
  });
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
  it('formats days, moments and instants for people', () => {
    expect(formatShortDay('2026-11-23')).toBe('Mon 23 Nov');
    expect(formatShortDay('2026-03-03')).toBe('Tue 3 Mar');
    expect(formatMoment('2026-11-23T08:30')).toBe('Monday, 23 November 2026, 8:30\u00a0am');
    expect(formatInstant(Date.UTC(2026, 10, 21, 6, 40))).toBe('Saturday, 21 November 2026, 2:40\u00a0pm');
    expect(formatMoment('2026-11-23T00:05')).toBe('Monday, 23 November 2026, 12:05\u00a0am');
  });
});

describe.each(['fil', 'ceb'] as const)('a short day in the locale %s', (language) => {
  it('spells out the month of a day when Martes and Marso shorten to the same letters', () => {
    expect(withLocale(language, () => formatShortDay('2026-03-03'))).toBe('Mar, Marso 3');
  });

  it('splits a day into date and short month for a calendar leaf', () => {
    expect(withLocale(language, () => toCalendarLeaf('2026-03-03'))).toEqual({ date: 3, month: 'Mar' });
  });
  it.each([
    ['2026-03-04', 'Miy Mar 4'],
    ['2026-11-24', 'Mar Nob 24'],
  ])('shortens both weekday and month of %s to %s', (day, short) => {
    expect(withLocale(language, () => formatShortDay(day))).toBe(short);
  });
});

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

/** A minute before: '08:00' → '07:59' */
const before = (time: string): string =>
  new Date(Date.parse(`2031-01-01T${time}Z`) - 60_000).toISOString().slice(11, 16);

// Holds for halls that open at nine at the latest, and close at five or in the hour before it.
describe('the open hours of the hall', () => {
  const { opens, closes } = site.hall;
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);
  it('offers today until the last open hour begins', () => {
    expect(findOpenMoments(at('06:10'))[0]).toBe(`2026-11-23T${opens}`);
    expect(findOpenMoments(at('09:10'))[0]).toBe('2026-11-23T10:00');
    expect(findOpenMoments(at('15:59'))[0]).toBe('2026-11-23T16:00');
    expect(findOpenMoments(at('16:00'))[0]).toBe(`2026-11-24T${opens}`);
    expect(findOpenMoments(at('23:30'))[0]).toBe(`2026-11-24T${opens}`);
  });
  it('returns the first open day after a refused one, and no day that has passed', () => {
    expect(findNextOpenDay('2026-11-28', at('09:00'))).toBe('2026-12-01');
    expect(findNextOpenDay('0020-11-28', at('09:00'))).toBe('2026-11-23');
  });
  it.each([
    ['2026-11-30T09:00', ['holiday']],
    [`2026-12-01T${before(opens)}`, ['closedHours']],
    [`2026-12-01T${closes}`, ['closedHours']],
    ['2026-11-23T08:30', ['passed']],
    ['2026-12-01T09:00', []],
    ['2026-11-28T07:00', []],
    ['rubbish', []],
  ])('returns for the moment %s the warnings %j', (moment, kinds) => {
    expect(findScheduleWarnings(moment, at('09:00')).map(({ kind }) => kind)).toEqual(kinds);
  });
});
