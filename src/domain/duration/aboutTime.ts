/**
 * A service's total time as a citizen plans by it: 'About 30 minutes' for a total of at most a day that is counts of units, '2 days'
 * for a longer one. A total that the charter words otherwise ('Within the day'), and none, stay as they are.
 */
import type { Translate } from '../../i18n/define.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import { durationLexicon } from './durationWords.ts';

const minutesADay = 1_440;

/** '1 hour, 5 minutes' → 65, '5 ka minuto' → 5; null for any other text. */
const readMinutes = (total: string): number | null => {
  let minutes = 0;
  for (const part of total.toLowerCase().split(/, | and /)) {
    const [, count = '', name = ''] = /^(\d{1,6}) (?:ka )?(\p{L}+)$/u.exec(part) ?? [];
    const word = durationLexicon.get(name);
    if (word?.kind !== 'unit') return null;
    minutes += Number(count) * word.value;
  }
  return minutes;
};

/** @param total as the service's page shows it (`formatTotalTime`) */
export const formatAboutTime = (total: string, translate: Translate): string => {
  const { normal, time } = translate(serviceMessages);
  const plain = total.endsWith(normal) ? total.slice(0, -normal.length) : total;
  const minutes = readMinutes(plain);
  return minutes !== null && minutes > 0 && minutes <= minutesADay ? time.about(plain) : plain;
};
