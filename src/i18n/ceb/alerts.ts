/** Cebuano translation of ../en/alerts.ts. */
import type { LocaleMessages } from '../messages.ts';

export const alerts: LocaleMessages['alerts'] = {
  region: 'Dinaliang pahibalo',
  dismiss: (title) => `Tagoa: ${title}`,
  over: 'Dili na balido.',
  urgent: 'Dinalian',
  until: (moment) => `hangtod ${moment}`,
  more: (count) => `ug ${count} pa`,
};
