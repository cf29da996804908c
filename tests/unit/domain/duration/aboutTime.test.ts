import { describe, expect, it } from 'vitest';
import { formatAboutTime } from '../../../../src/domain/duration/aboutTime.ts';
import { formatTotalTime } from '../../../../src/domain/duration/totalTime.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import { localizations } from '../../../../src/i18n/localizations.ts';

describe('§9 the total time by which a citizen plans', () => {
  it.each([
    [['5 minutes', '25 minutes'], '', 'About 30 minutes'],
    [['1 minute'], '', 'About 1 minute'],
    [['59 minutes', '2 minutes'], '', 'About 1 hour, 1 minute'],
    [['1 day'], '', 'About 1 day'],
    [['1 day', '1 minute'], '', '1 day, 1 minute'],
    [['3 days', '5 minutes'], '', '3 days, 5 minutes'],
    [['2 weeks'], '', '2 weeks'],
    [[], '', 'No time specified'],
    [['5 minutes'], '45 mins', 'About 45 mins'],
    [['5 minutes'], '1 hour and 30 minutes', 'About 1 hour and 30 minutes'],
    [['5 minutes'], '24 hours', 'About 24 hours'],
    [['5 minutes'], '25 hours', '25 hours'],
    [['5 minutes'], '0 minutes', '0 minutes'],
    [['5 minutes'], 'Within the day', 'Within the day'],
    [['5 minutes'], 'About an hour', 'About an hour'],
    [['5 minutes'], '1-2 hours', '1-2 hours'],
    [['5 minutes'], '30 minutes if complete', '30 minutes if complete'],
    [['5 minutes'], '<img src=x>', '<img src=x>'],
  ])('shows %j, by hand %j, as %j', (times, manual, about) => {
    const total = formatTotalTime(times, manual, translateToEnglish);
    expect(formatAboutTime(total, translateToEnglish)).toBe(about);
  });

  it.each([
    ['fil', 'Mga 35 minuto'],
    ['ceb', 'Mga 35 ka minuto'],
  ] as const)('is in the language of the page: %s', (locale, about) => {
    const { translate } = localizations[locale];
    expect(formatAboutTime(formatTotalTime(['35 minutes'], '', translate), translate)).toBe(about);
  });
});
