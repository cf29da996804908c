import type { navDrawerMachine as machine } from '../../../machines/navigation/navDrawer.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const navDrawer: StateExpectations<typeof machine> = {
  closed: { begins: true },
  open: { tags: ['open'], entered: ['trapFocus'] },
};
