/** Cebuano translation of ../en/alerts.ts. */
import type { MessageCatalogue } from '../messages.ts';

export const alerts: MessageCatalogue['alerts'] = {
  region: 'Pahibalo',
  dismiss: (title) => `Tagoa: ${title}`,
  over: 'Dili na balido.',
};
