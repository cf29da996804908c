import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { receiptActionsMachine as machine } from '../request/receiptActions.ts';

export const receiptActions = {
  machine,
  samples: {
    ...sampleAnswers('savePicture', { saved: undefined }),
    ...sampleFailures('savePicture', { blocked: 'blocked' }),
    ...sampleAnswers('share', { closed: 'closed', 'too late': 'tooLate' }),
    ...sampleFailures('share', { blocked: 'blocked' }),
    ...sampleAnswers('copy', { copied: undefined }),
    ...sampleFailures('copy', { blocked: 'blocked' }),
    ...sampleAnswers('saveCalendar', { saved: undefined }),
    ...sampleFailures('saveCalendar', { gone: 'gone' }),
  },
  project: () => 0,
  stories: {
    'Shared at the second press': ['SHARE', 'share:too late', 'SHARE', 'share:closed'],
    'Copied by hand, because the browser can neither share nor copy': [
      'SHARE',
      'share:blocked',
      'copy:blocked',
    ],
  },
} as const satisfies RegisteredMachine;
