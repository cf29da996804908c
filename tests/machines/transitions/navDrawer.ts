import type { navDrawerMachine as machine } from '../../../machines/navigation/navDrawer.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly expanded: readonly string[];
}

/** Each item expands independently. */
const toggled = (choice: string, item: string): readonly TransitionRow<Context>[] => [
  [
    'open',
    choice,
    'open',
    {
      when: ({ expanded }) => expanded.includes(item),
      sets: ({ expanded }) => ({ expanded: expanded.filter((other) => other !== item) }),
    },
  ],
  ['open', choice, 'open', { sets: ({ expanded }) => ({ expanded: [...expanded, item].toSorted() }) }],
];

export const navDrawer: TransitionRows<typeof machine> = [
  /** The drawer opens with every item collapsed. */
  ['closed', 'OPEN', 'open', { does: ['trapFocus'], sets: { expanded: [] } }],
  ['open', ['CLOSE', 'SCRIM', 'ESCAPE', 'WIDEN', 'NAVIGATED'], 'closed', { does: ['restoreFocus'] }],
  ...toggled('TOGGLE:visitor', '/Visitor'),
  ...toggled('TOGGLE:government', '/Government'),
];
