/** Filipino of ../alerts.ts. */
import type { Dictionary } from '../messages.ts';

export const alerts: Dictionary['alerts'] = {
  region: 'Anunsyo',
  dismiss: (title) => `Isara: ${title}`,
  over: 'Wala nang bisa.',
};
