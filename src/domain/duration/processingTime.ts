/**
 * The time of a service as ISO 8601 writes it, where the charter's own words say it without doubt: '5 minutes' and
 * '1 hour' → 'PT1H5M'. Null where a step has no time that can be read, where the total is written by hand, and from a
 * day on: a charter's days are working days, which ISO 8601 has not.
 */
import { parseDurationMinutes } from './duration.ts';
import { formatTotalTime } from './totalTime.ts';

const minutesADay = 1_440;

/** @param times of the steps. @param total as the page shows it */
export const toIsoProcessingTime = (times: readonly string[], total: string): string | null => {
  const minutes = times.map(parseDurationMinutes);
  const sum = Math.ceil(minutes.reduce((before, each) => before + each, 0));
  if (sum === 0 || sum >= minutesADay || minutes.includes(0) || formatTotalTime(times, '') !== total)
    return null;
  const [hours, rest] = [Math.floor(sum / 60), sum % 60];
  return `PT${hours === 0 ? '' : `${hours}H`}${rest === 0 ? '' : `${rest}M`}`;
};
