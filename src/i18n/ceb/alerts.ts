/** Cebuano of ../alerts.ts. */
import type { Dictionary } from '../messages.ts';

export const alerts: Dictionary['alerts'] = {
  region: 'Pahibalo',
  dismiss: (title) => `Tagoa: ${title}`,
  over: 'Dili na balido.',
};
