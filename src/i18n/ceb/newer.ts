/** Cebuano translation of ../en/newer.ts. */
import type { LocaleMessages } from '../messages.ts';

export const newer: LocaleMessages['newer'] = {
  show: 'Ipakita ang mga kausaban',
  shown: 'Updated na kini nga page.',
};
