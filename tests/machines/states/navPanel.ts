import type { navPanelMachine as machine } from '../../../machines/navigation/navPanel.ts';
import type { StateFacts } from '../expectations.ts';

export const navPanel: StateFacts<typeof machine> = {
  closed: { begins: true, holds: ({ item }) => item === null },
  open: { tags: ['open'], holds: ({ item }) => item !== null },
  'open.byHover': {},
  'open.byClick': {},
};
