import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import {
  formatDayNear,
  formatInstant,
  formatMoment,
  formatMomentNear,
  formatShortDay,
  toCalendarLeaf,
  toEnd,
} from '../../../../src/domain/dates/formatDay.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

describe('§5 a day', () => {
  it('formats days, moments and instants for people', () => {
    expect(formatShortDay('2026-11-23', translateToEnglish)).toBe('Mon 23 Nov');
    expect(formatShortDay('2026-03-03', translateToEnglish)).toBe('Tue 3 Mar');
    expect(formatMoment('2026-11-23T08:30', translateToEnglish)).toBe(
      'Monday, 23 November 2026, 8:30\u00a0am',
    );
    expect(formatInstant(Date.UTC(2026, 10, 21, 6, 40), translateToEnglish)).toBe(
      'Saturday, 21 November 2026, 2:40\u00a0pm',
    );
    expect(formatMoment('2026-11-23T00:05', translateToEnglish)).toBe(
      'Monday, 23 November 2026, 12:05\u00a0am',
    );
  });
});

describe('a day near today', () => {
  it('has the year only where it is not the current one', () => {
    expect(formatDayNear('2026-11-18', '2026-01-01', translateToEnglish)).toBe('18 November');
    expect(formatDayNear('2025-12-31', '2026-01-01', translateToEnglish)).toBe('31 December 2025');
    expect(formatDayNear('2027-01-01', '2026-12-31', translateToEnglish)).toBe('1 January 2027');
  });

  it.each([
    ['2026-11-28T18:00', 'Saturday, 28 November, 6:00\u00a0pm'],
    ['2026-11-28T23:59', 'Saturday, 28 November'],
    ['2026-11-29T00:00', 'Saturday, 28 November'],
    ['2026-11-29T00:01', 'Sunday, 29 November, 12:01\u00a0am'],
    ['2027-01-01T00:00', 'Thursday, 31 December'],
    ['2027-01-02T12:00', 'Saturday, 2 January 2027, 12:00\u00a0pm'],
  ])('names the end %s as %s', (end, text) => {
    expect(formatMomentNear(toEnd(manilaInstant(end)), '2026-11-26', translateToEnglish)).toBe(text);
  });
});

describe.each(['fil', 'ceb'] as const)('a short day in the locale %s', (language) => {
  const { translate } = localizations[language];
  it('spells out the month of a day when Martes and Marso shorten to the same letters', () => {
    expect(formatShortDay('2026-03-03', translate)).toBe('Mar, Marso 3');
  });

  it('splits a day into date and short month for a calendar leaf', () => {
    expect(toCalendarLeaf('2026-03-03', translate)).toEqual({
      date: 3,
      month: 'Mar',
    });
  });
  it.each([
    ['2026-03-04', 'Miy Mar 4'],
    ['2026-11-24', 'Mar Nob 24'],
  ])('shortens both weekday and month of %s to %s', (day, short) => {
    expect(formatShortDay(day, translate)).toBe(short);
  });
});
