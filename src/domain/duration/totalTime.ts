/**
 * Spec §9: total processing time. '5 minutes' and '2 hours' → '2 hours, 5 minutes'; adds 'Under Normal Circumstances'
 * up to an hour; nothing, or a step whose time is not understood → 'No time specified'.
 */
import type { Translate } from '../../i18n/define.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { sumDurations } from './duration.ts';
import { unitsFromLargest } from './durationWords.ts';

type ServiceMessages = typeof serviceMessages.english;

/** The longest total 'Under Normal Circumstances', minutes. */
const normalMinutes = 60;

/** 1505 → '1 day, 1 hour, 5 minutes'; 0 → ''. Whole minutes. */
const formatUnits = (minutes: number, names: ServiceMessages['units']): string => {
  let left = minutes;
  return unitsFromLargest
    .map(({ unit, minutes: size }) => {
      const count = Math.floor(left / size);
      left -= count * size;
      const [one, many] = names[unit];
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
    })
    .filter((part) => part !== '')
    .join(', ');
};

/**
 * @param times the steps' times in the charter's wording
 * @param manual overrides their sum unless it is blank
 */
export const formatTotalTime = (times: readonly string[], manual: string, translate: Translate): string => {
  if (manual.trim() !== '') return manual.trim();
  const messages = translate(serviceMessages);
  const total = sumDurations(times);
  if (total === null || total === 0) return messages.noTime;
  return formatUnits(total, messages.units) + (total <= normalMinutes ? messages.normal : '');
};
