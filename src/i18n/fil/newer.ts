/** Filipino translation of ../en/newer.ts. */
import type { MessageCatalogue } from '../messages.ts';

export const newer: MessageCatalogue['newer'] = {
  show: 'Ipakita ang bago',
  shown: 'Ipinapakita na ng pahina ang bago.',
};
