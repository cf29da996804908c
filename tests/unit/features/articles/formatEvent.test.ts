import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import { formatEvent, formatEventBesideTile } from '../../../../src/features/articles/formatEvent.ts';
import type { Locale } from '../../../../src/i18n/locales.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

const event = (begins: string, ends: string | null = null) => ({
  begins: manilaInstant(begins),
  ends: ends === null ? null : manilaInstant(ends),
  isWholeDay: begins.endsWith('T00:00'),
});
/** As people see it: with ordinary spaces. */
const format = (...[begins, ends, locale = 'en']: [string, (string | null)?, Locale?]) => {
  const { translate } = localizations[locale];
  return [
    formatEvent(event(begins, ends), translate),
    formatEventBesideTile(event(begins, ends), '2026-11-26', translate),
  ].map((text) => text.replaceAll('\u00a0', ' '));
};

describe('when an event is', () => {
  it.each([
    [
      '2026-11-28T06:00',
      '2026-11-28T09:00',
      'Saturday, 28 November 2026, 6:00 am to 9:00 am',
      'Saturday, 6:00 am to 9:00 am',
    ],
    ['2026-11-28T06:00', null, 'Saturday, 28 November 2026, 6:00 am', 'Saturday, 6:00 am'],
    ['2026-11-28T00:00', null, 'Saturday, 28 November 2026', ''],
    ['2026-11-28T00:00', '2026-11-29T00:00', 'Saturday, 28 November 2026', 'Saturday'],
    ['2026-11-28T00:00', '2026-11-28T23:59', 'Saturday, 28 November 2026', 'Saturday'],
    [
      '2026-11-28T00:00',
      '2026-11-28T05:00',
      'Saturday, 28 November 2026, 12:00 am to 5:00 am',
      'Saturday, 12:00 am to 5:00 am',
    ],
    [
      '2026-11-28T18:00',
      '2026-11-29T00:00',
      'Saturday, 28 November 2026, 6:00 pm to 12:00 am',
      'Saturday, 6:00 pm to 12:00 am',
    ],
    [
      '2026-11-27T00:00',
      '2026-11-30T00:00',
      'Friday, 27 November 2026 to Sunday, 29 November 2026',
      'Friday, 27 November to Sunday, 29 November',
    ],
    [
      '2026-12-31T20:00',
      '2027-01-01T02:00',
      'Thursday, 31 December 2026, 8:00 pm to Friday, 1 January 2027, 2:00 am',
      'Thursday, 31 December, 8:00 pm to Friday, 1 January 2027, 2:00 am',
    ],
  ])('from %s until %s is %j in an article and %j beside a tile', (begins, ends, inArticle, besideTile) => {
    expect(format(begins, ends)).toEqual([inArticle, besideTile]);
  });

  it('is in Filipino and in Cebuano', () => {
    expect(format('2026-11-28T06:00', '2026-11-28T09:00', 'fil')[0]).toBe(
      'Sabado, Nobyembre 28, 2026, 6:00 am hanggang 9:00 am',
    );
    expect(format('2026-11-28T06:00', '2026-11-28T09:00', 'ceb')[0]).toBe(
      'Sabado, Nobyembre 28, 2026, 6:00 am hangtod 9:00 am',
    );
  });
});
