import type { navDrawer as machine } from '../../../machines/navDrawer.ts';
import type { StateFacts } from '../facts.ts';

export const navDrawer: StateFacts<typeof machine> = {
  closed: { begins: true },
  open: { tags: ['open'], entered: ['holdFocus'] },
};
