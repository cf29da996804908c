import { describe, expect, it } from 'vitest';
import { formatShortDay } from '../../../../src/domain/dates/formatDay.ts';
import { formatHallDay } from '../../../../src/domain/dates/formatHallDay.ts';
import { allLocales } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

const day = (morning: boolean, afternoon: boolean, isHoliday = false, id = '2031-05-07') => ({
  id,
  isHoliday,
  isClosed: { morning, afternoon },
});

describe("§3 a line about one of the hall's days", () => {
  it.each([
    [day(true, false), 'Wednesday, 7 May 2031: closed in the morning'],
    [day(false, true), 'Wednesday, 7 May 2031: closed in the afternoon'],
    [day(true, true), 'Wednesday, 7 May 2031: closed'],
    [day(false, false, true), 'Wednesday, 7 May 2031: closed, a declared holiday'],
    [day(true, true, true), 'Wednesday, 7 May 2031: closed, a declared holiday'],
    [day(false, false), 'Wednesday, 7 May 2031'],
    [day(true, false, false, '2026-11-30'), 'Monday, 30 November 2026: closed, Bonifacio Day'],
    [day(false, true, true, '2027-03-26'), 'Friday, 26 March 2027: closed, Good Friday'],
    [{ id: '2027-03-26' }, 'Friday, 26 March 2027: closed, Good Friday'],
    [{ id: '2027-03-23' }, 'Tuesday, 23 March 2027'],
    [day(false, true, false, 'every-day'), 'Every day: closed in the afternoon'],
  ])('of %j is %s', (record, line) => {
    expect(formatHallDay(record, localizations.en.translate)).toBe(line);
  });

  it('may name the day in short', () => {
    expect(formatHallDay(day(true, false), localizations.en.translate, formatShortDay)).toBe(
      'Wed 7 May: closed in the morning',
    );
  });

  it.each(allLocales)('differs in %s by what is closed', (locale) => {
    const lines = [day(true, false), day(false, true), day(true, true), day(false, false, true)].map(
      (record) => formatHallDay(record, localizations[locale].translate),
    );
    expect(new Set(lines).size).toBe(4);
  });
});
