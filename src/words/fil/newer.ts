/** Filipino of ../newer.ts. */
import type { Dictionary } from '../dictionary.ts';

export const newer: Dictionary['newer'] = {
  show: 'Ipakita ang bago',
  shown: 'Ipinapakita na ng pahina ang bago.',
};
