import type { navPanelMachine as machine } from '../../../machines/navigation/navPanel.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const navPanel: StateExpectations<typeof machine> = {
  closed: { begins: true, holds: ({ item }) => item === null },
  open: { tags: ['open'], holds: ({ item }) => item !== null },
  'open.byHover': {},
  'open.byClick': {},
};
