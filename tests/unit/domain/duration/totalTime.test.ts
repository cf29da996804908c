import { describe, expect, it } from 'vitest';
import { formatTotalTime } from '../../../../src/domain/duration/totalTime.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';

describe('§9 total time', () => {
  it.each([
    [['5 minutes', '10 minutes', '5 minutes', '10 minutes'], '30 minutes (Under Normal Circumstances)'],
    [['1 minute'], '1 minute (Under Normal Circumstances)'],
    [['59 minutes'], '59 minutes (Under Normal Circumstances)'],
    [['60 minutes'], '1 hour (Under Normal Circumstances)'],
    [['30 minutes', '30 minutes'], '1 hour (Under Normal Circumstances)'],
    [['0.1 hour', '0.2 hour'], '18 minutes (Under Normal Circumstances)'],
    [['0.4 minute'], '1 minute (Under Normal Circumstances)'],
    [['61 minutes'], '1 hour, 1 minute'],
    [['60.5'], '1 hour, 1 minute'],
    [['2 hours'], '2 hours'],
    [['10 minutes', '15 minutes', '1 day', '10 minutes'], '1 day, 35 minutes'],
    [['5 minutes', '1-2 hours', '5 minutes', '10 minutes'], '2 hours, 20 minutes'],
    [['20 working days'], '2 weeks, 6 days'],
    [['30 days'], '1 month'],
    [['365 days'], '1 year'],
    [
      ['2 years', '3 months', '2 weeks', '1 day', '1 hour', '1 minute'],
      '2 years, 3 months, 2 weeks, 1 day, 1 hour, 1 minute',
    ],
    [['soon', '5 minutes', ''], '5 minutes (Under Normal Circumstances)'],
    [['45 seconds', '30 seconds'], '2 minutes (Under Normal Circumstances)'],
    [['2 minutes 30 seconds', '30 seconds'], '3 minutes (Under Normal Circumstances)'],
    [['1:30 hours', 'dalawang oras', 'usa ka oras'], '4 hours, 30 minutes'],
    [['soon'], 'No time specified'],
    [['5 minutes', '3 fortnights'], 'No time specified'],
    [['24/7', '5 minutes'], 'No time specified'],
    [['pila ka adlaw', '5 minutes'], 'No time specified'],
    [[], 'No time specified'],
    [['1e309 days', '-5 min', '99999999 years'], 'No time specified'],
  ])('formats the total of the times %j as %s', (times, shown) => {
    expect(formatTotalTime(times, '', translateToEnglish)).toBe(shown);
    expect(formatTotalTime(times, ' \t\n', translateToEnglish)).toBe(shown);
  });
  it('replaces the computed total with a manual one, without the suffix', () => {
    expect(formatTotalTime(['5 minutes'], '45 minutes', translateToEnglish)).toBe('45 minutes');
    expect(formatTotalTime([], ' 1 day ', translateToEnglish)).toBe('1 day');
  });
});
