import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';
import { pendingSubmissionsMachine as machine } from '../request/pendingSubmissions.ts';
import { sampleReceiptCode } from './shared.ts';

export const pendingSubmissions = {
  machine,
  samples: {
    ...sampleAnswers('loadCodes', {
      none: [],
      two: [
        { code: sampleReceiptCode, age: 0 },
        { code: sampleReceiptCode, age: 60_000 },
      ],
    }),
    ...sampleFailures('loadCodes', { fails: 'unknown' }),
    ...sampleAnswers('checkReceipt', {
      received: { is: 'received', recordId: '4f3a' },
      'not received': { is: 'notReceived' },
      answered: { is: 'answered' },
    }),
    ...sampleFailures('checkReceipt', { unreachable: 'unreachable' }),
  },
  project: ({ pending }: ReturnType<typeof machine.getInitialSnapshot>['context']) => pending.length,
} as const satisfies RegisteredMachine;
