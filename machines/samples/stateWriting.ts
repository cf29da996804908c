import { answers, each, fails, type Registered } from '../model/registered.ts';
import { stateWriting as machine } from '../staff/statusUpdate.ts';

export const stateWriting = {
  machine,
  input: { state: 'received', reason: null, needsReason: false },
  samples: {
    ...each('CHOOSE', {
      ready: { state: 'ready', needsReason: false },
      refused: { state: 'refused', needsReason: true },
    }),
    ...each('REASON', { 'not free': { reason: 'not-free' }, none: { reason: null } }),
    ...answers('saveState', { saved: undefined }),
    ...fails('saveState', { 'somebody else was quicker': 'conflict', unreachable: 'unreachable' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'Refused, and why': ['CHOOSE:refused', 'SAVE', 'REASON:not free', 'SAVE', 'saveState:saved'],
  },
} as const satisfies Registered;
