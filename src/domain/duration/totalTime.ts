/** Spec §9. '5 minutes' and '2 hours' → '2 hours, 5 minutes'; up to an hour it says so; nothing → 'No time specified'. */
import { serviceMessages } from '../../i18n/en/service.ts';
import { parseDurationMinutes } from './duration.ts';
import { unitsFromLargest } from './durationWords.ts';

/** The longest total that is 'Under Normal Circumstances'. */
const normalMinutes = 60;

/** 1505 → '1 day, 1 hour, 5 minutes'; 0 → ''. Whole minutes. */
const formatUnits = (minutes: number): string => {
  let left = minutes;
  return unitsFromLargest
    .map(({ unit, minutes: size }) => {
      const count = Math.floor(left / size);
      left -= count * size;
      const [one, many] = serviceMessages.units[unit];
      return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
    })
    .filter((part) => part !== '')
    .join(', ');
};

/** @param times of the steps, as the charter writes them. @param manual overrides their sum where it is not blank. */
export const formatTotalTime = (times: readonly string[], manual: string): string => {
  if (manual.trim() !== '') return manual.trim();
  const sum = times.reduce((minutes, time) => minutes + parseDurationMinutes(time), 0);
  // A promise is rounded up; thousandths are the noise of decimals ('0.1 hour').
  const total = Math.ceil(Number(sum.toFixed(3)));
  if (total === 0) return serviceMessages.noTime;
  return formatUnits(total) + (total <= normalMinutes ? serviceMessages.normal : '');
};
