/** Cebuano of ../newer.ts. */
import type { Dictionary } from '../messages.ts';

export const newer: Dictionary['newer'] = {
  show: 'Ipakita ang bag-o',
  shown: 'Gipakita na sa page ang bag-o.',
};
