import { describe, expect, it } from 'vitest';
import { monthName } from '../../../../src/domain/dates/formatDay.ts';
import { endOfMonth, listMonths, monthOf } from '../../../../src/domain/dates/month.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';

const manila = (text: string) => Date.parse(`${text}+08:00`);

describe('§2 the months of a dated list', () => {
  it.each([
    ['2026-11-30T23:59', '2026-11'],
    ['2026-12-01T00:00', '2026-12'],
    ['2027-01-01T07:59', '2027-01'],
  ])('assigns %s in Manila to the month %s', (moment, month) => {
    expect(monthOf(manila(moment))).toBe(month);
  });

  it('ends a month when the next one begins in Manila', () => {
    expect(endOfMonth('2026-11')).toBe(manila('2026-12-01T00:00'));
    expect(endOfMonth('2026-12')).toBe(manila('2027-01-01T00:00'));
  });

  it('lists months from the newest to the oldest, over the turn of a year', () => {
    expect(listMonths(manila('2026-11-02T00:00'), manila('2027-02-01T00:00'))).toEqual([
      '2027-02',
      '2027-01',
      '2026-12',
      '2026-11',
    ]);
    expect(listMonths(manila('2026-11-02T00:00'), manila('2026-11-20T00:00'))).toEqual(['2026-11']);
  });

  it('lists at most a century of months, whatever the dates', () => {
    expect(listMonths(0, Date.UTC(9998, 0))).toHaveLength(1_200);
    expect(listMonths(5_000_000_000_000, 0)).toEqual(['1970-01']);
  });

  it('returns the name of a month', () => {
    expect(monthName('2026-11', translateToEnglish)).toBe('November');
  });
});
