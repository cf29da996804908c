/** Filipino translation of ../en/alerts.ts. */
import type { LocaleMessages } from '../messages.ts';

export const alerts: LocaleMessages['alerts'] = {
  region: 'Apurahang anunsyo',
  dismiss: (title) => `Isara: ${title}`,
  over: 'Wala nang bisa.',
  urgent: 'Apurahan',
  until: (moment) => `hanggang ${moment}`,
  more: (count) => `at ${count} pa`,
};
