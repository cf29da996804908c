import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { pendingSubmissionsMachine as machine } from '../request/pendingSubmissions.ts';
import { sampleReceiptCode, sampleVersionId } from './shared.ts';

export const pendingSubmissions = {
  machine,
  samples: {
    ...sampleAnswers('loadCodes', {
      none: [],
      one: [{ code: sampleReceiptCode, age: 1_000 }],
      two: [
        { code: sampleReceiptCode, age: 0 },
        { code: sampleReceiptCode, age: 60_000 },
      ],
    }),
    ...sampleFailures('loadCodes', { fails: 'unknown' }),
    ...sampleAnswers('checkReceipt', {
      received: { is: 'received', recordId: '4f3a', versionId: sampleVersionId },
      'not found yet': { is: 'notFound', age: 3_000 },
      'not found': { is: 'notFound', age: 15_000 },
      'awaited by a tab': { is: 'awaited', age: 3_000 },
      'awaited too long': { is: 'awaited', age: 15_000 },
      answered: { is: 'answered' },
    }),
    ...sampleFailures('checkReceipt', { unreachable: 'unreachable' }),
  },
  project: ({ pending }: ReturnType<typeof machine.getInitialSnapshot>['context']) => pending.length,
  stories: {
    'The request arrives some seconds after the page is back': [
      'loadCodes:one',
      'checkReceipt:not found yet',
      'after nextLookup',
      'checkReceipt:received',
    ],
    'There is no signal at first, and the request never arrived': [
      'loadCodes:one',
      'checkReceipt:unreachable',
      'RETRY',
      'checkReceipt:not found',
    ],
  },
} as const satisfies RegisteredMachine;
