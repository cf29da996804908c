import type { navDrawerMachine as machine } from '../../../machines/navigation/navDrawer.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const navDrawer: ValueExpectations<typeof machine> = {
  begins: { expanded: [] },
  rows: [
    {
      title: 'leaves a group open when another one is opened',
      steps: ['OPEN', 'TOGGLE:visitor', 'TOGGLE:government'],
      sets: { expanded: ['/Government', '/Visitor'] },
    },
  ],
};
