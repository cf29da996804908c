/** Filipino of ../alerts.ts. */
import type { Dictionary } from '../dictionary.ts';

export const alerts: Dictionary['alerts'] = {
  region: 'Anunsyo',
  dismiss: (title) => `Isara: ${title}`,
  over: 'Wala nang bisa.',
};
