import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { statusUpdateMachine as machine } from '../staff/statusUpdate.ts';

export const statusUpdate = {
  machine,
  input: { state: 'received', reason: null, needsReason: false },
  samples: {
    ...sampleEvents('CHOOSE', {
      ready: { state: 'ready', needsReason: false },
      refused: { state: 'refused', needsReason: true },
    }),
    ...sampleEvents('CHOOSE_REASON', { 'not free': { reason: 'not-free' }, none: { reason: null } }),
    ...sampleAnswers('saveState', { saved: undefined }),
    ...sampleFailures('saveState', {
      'changed by someone else': 'conflict',
      unreachable: 'unreachable',
    }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'A refusal with its reason': [
      'CHOOSE:refused',
      'SAVE',
      'CHOOSE_REASON:not free',
      'SAVE',
      'saveState:saved',
    ],
  },
} as const satisfies RegisteredMachine;
