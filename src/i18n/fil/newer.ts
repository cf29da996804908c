/** Filipino translation of ../en/newer.ts. */
import type { LocaleMessages } from '../messages.ts';

export const newer: LocaleMessages['newer'] = {
  show: 'Ipakita ang mga pagbabago',
  shown: 'Updated na ang pahinang ito.',
};
