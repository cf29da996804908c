import type { navPanelMachine as machine } from '../../../machines/navigation/navPanel.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const navPanel: ValueExpectations<typeof machine> = { begins: { item: null } };
