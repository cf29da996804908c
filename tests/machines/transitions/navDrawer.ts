import type { navDrawerMachine as machine } from '../../../machines/navigation/navDrawer.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

interface Context {
  readonly unfolded: readonly string[];
}

/** Each item unfolds by itself. */
const toggled = (choice: string, item: string): readonly TransitionRow<Context>[] => [
  [
    'open',
    choice,
    'open',
    {
      when: ({ unfolded }) => unfolded.includes(item),
      sets: ({ unfolded }) => ({ unfolded: unfolded.filter((other) => other !== item) }),
    },
  ],
  ['open', choice, 'open', { sets: ({ unfolded }) => ({ unfolded: [...unfolded, item].toSorted() }) }],
];

export const navDrawer: TransitionRows<typeof machine> = [
  /** It opens folded, however it was left. */
  ['closed', 'OPEN', 'open', { does: ['holdFocus'], sets: { unfolded: [] } }],
  ['open', ['CLOSE', 'SCRIM', 'ESCAPE', 'WIDEN', 'GO'], 'closed', { does: ['giveFocusBack'] }],
  ...toggled('TOGGLE:visitor', '/Visitor'),
  ...toggled('TOGGLE:government', '/Government'),
];
