/** Filipino translation of ../en/newer.ts. */
import type { LocaleMessages } from '../messages.ts';

export const newer: LocaleMessages['newer'] = {
  show: 'Ipakita ang bago',
  shown: 'Ipinapakita na ng pahina ang bago.',
};
