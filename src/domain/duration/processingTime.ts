/**
 * A service's processing time in ISO 8601, when the charter's wording is unambiguous: '5 minutes' and '1 hour' →
 * 'PT1H5M'. Null when a step's time is unreadable, when the total is written by hand, and from one day on: a
 * charter's days are working days, which ISO 8601 cannot express.
 */
import type { Translate } from '../../i18n/define.ts';
import { parseDurationMinutes, sumDurations } from './duration.ts';
import { formatTotalTime } from './totalTime.ts';

const minutesADay = 1_440;

/**
 * @param times the steps' times
 * @param total as the page shows it
 */
export const toIsoProcessingTime = (
  times: readonly string[],
  total: string,
  translate: Translate,
): string | null => {
  const sum = sumDurations(times);
  if (
    sum === null ||
    sum === 0 ||
    sum >= minutesADay ||
    times.some((time) => parseDurationMinutes(time) === 0) ||
    formatTotalTime(times, '', translate) !== total
  )
    return null;
  const [hours, rest] = [Math.floor(sum / 60), sum % 60];
  return `PT${hours === 0 ? '' : `${hours}H`}${rest === 0 ? '' : `${rest}M`}`;
};
