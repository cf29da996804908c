import { describe, expect, it } from 'vitest';
import {
  formatInstant,
  formatMoment,
  formatShortDay,
  toCalendarLeaf,
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
