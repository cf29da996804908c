import type { navDrawerMachine as machine } from '../../../machines/navigation/navDrawer.ts';
import type { StateFacts } from '../expectations.ts';

export const navDrawer: StateFacts<typeof machine> = {
  closed: { begins: true },
  open: { tags: ['open'], entered: ['holdFocus'] },
};
