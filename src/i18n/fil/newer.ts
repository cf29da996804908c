/** Filipino of ../newer.ts. */
import type { Dictionary } from '../messages.ts';

export const newer: Dictionary['newer'] = {
  show: 'Ipakita ang bago',
  shown: 'Ipinapakita na ng pahina ang bago.',
};
