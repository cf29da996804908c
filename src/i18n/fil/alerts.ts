/** Filipino translation of ../en/alerts.ts. */
import type { MessageCatalogue } from '../messages.ts';

export const alerts: MessageCatalogue['alerts'] = {
  region: 'Anunsyo',
  dismiss: (title) => `Isara: ${title}`,
  over: 'Wala nang bisa.',
};
