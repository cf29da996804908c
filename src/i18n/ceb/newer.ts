/** Cebuano translation of ../en/newer.ts. */
import type { LocaleMessages } from '../messages.ts';

export const newer: LocaleMessages['newer'] = {
  show: 'Ipakita ang bag-o',
  shown: 'Gipakita na sa page ang bag-o.',
};
