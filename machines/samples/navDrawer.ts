import { type RegisteredMachine, sampleEvents } from '../../packages/machine-viewer/src/model/index.ts';
import { navDrawerMachine as machine } from '../navigation/navDrawer.ts';

export const navDrawer = {
  machine,
  samples: sampleEvents('TOGGLE', { visitor: { item: '/Visitor' }, government: { item: '/Government' } }),
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.expanded,
} as const satisfies RegisteredMachine;
