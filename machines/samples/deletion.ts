import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { deletionMachine as machine } from '../staff/deletion.ts';

export const deletion = {
  machine,
  samples: {
    ...sampleAnswers('countDocuments', {
      'two requests': { requests: 2, leftovers: 0 },
      'what is left of one': { requests: 0, leftovers: 1 },
      nothing: { requests: 0, leftovers: 0 },
    }),
    ...sampleFailures('countDocuments', { unreachable: 'unreachable' }),
    ...sampleAnswers('deleteDocuments', {
      both: { requests: 2, receipts: 2, isWhole: true },
      'all but one': { requests: 1, receipts: 1, isWhole: false },
    }),
    ...sampleFailures('deleteDocuments', {
      'changed by someone else': 'conflict',
      unavailable: 'unavailable',
    }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'What is no longer kept is deleted': [
      'ASK',
      'countDocuments:two requests',
      'DELETE',
      'deleteDocuments:both',
    ],
    'A clerk changes their mind': ['ASK', 'countDocuments:two requests', 'CANCEL'],
  },
} as const satisfies RegisteredMachine;
