/** Cebuano translation of ../en/newer.ts. */
import type { MessageCatalogue } from '../messages.ts';

export const newer: MessageCatalogue['newer'] = {
  show: 'Ipakita ang bag-o',
  shown: 'Gipakita na sa page ang bag-o.',
};
