import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { statusUpdateMachine as machine } from '../staff/statusUpdate.ts';

export const statusUpdate = {
  machine,
  input: { state: 'received', reason: null, arePapersComplete: null, needsReason: false, needsPapers: false },
  samples: {
    ...sampleEvents('CHOOSE', {
      ready: { state: 'ready', needsReason: false, needsPapers: false },
      refused: { state: 'refused', needsReason: true, needsPapers: false },
      'in progress before the appointment': { state: 'processing', needsReason: false, needsPapers: true },
    }),
    ...sampleEvents('CHOOSE_REASON', {
      'not free': { reason: 'not-free', needsPapers: false },
      none: { reason: null, needsPapers: false },
    }),
    ...sampleEvents('CHOOSE_PAPERS', { complete: { areComplete: true }, 'not yet': { areComplete: false } }),
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
    'Work that begins before the appointment': [
      'CHOOSE:in progress before the appointment',
      'SAVE',
      'CHOOSE_PAPERS:not yet',
      'SAVE',
      'saveState:saved',
    ],
  },
} as const satisfies RegisteredMachine;
