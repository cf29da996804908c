import { each, type Registered } from '../model/registered.ts';
import { navDrawer as machine } from '../navigation/navDrawer.ts';

export const navDrawer = {
  machine,
  samples: each('TOGGLE', { visitor: { item: '/Visitor' }, government: { item: '/Government' } }),
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.unfolded,
} as const satisfies Registered;
