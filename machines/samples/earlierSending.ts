import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';
import { pendingSubmissionsMachine as machine } from '../request/pendingSubmissions.ts';
import { sampleReceiptCode } from './shared.ts';

export const earlierSending = {
  machine,
  samples: {
    ...sampleAnswers('recallCodes', {
      none: [],
      two: [
        { code: sampleReceiptCode, age: 0 },
        { code: sampleReceiptCode, age: 60_000 },
      ],
    }),
    ...sampleFailures('recallCodes', { fails: 'unknown' }),
    ...sampleAnswers('lookUp', {
      received: { is: 'received', recordId: '4f3a' },
      'not received': { is: 'notReceived' },
      answered: { is: 'answered' },
    }),
    ...sampleFailures('lookUp', { unreachable: 'unreachable' }),
  },
  project: ({ left }: ReturnType<typeof machine.getInitialSnapshot>['context']) => left.length,
} as const satisfies RegisteredMachine;
