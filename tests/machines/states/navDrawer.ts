import type { navDrawer as machine } from '../../../machines/navDrawer.ts';
import type { StateFacts } from '../facts.ts';

export const navDrawer: StateFacts<typeof machine> = {
  closed: {},
  open: { tags: ['open'], entered: ['holdFocus'] },
};
