import { answers, fails, type Registered } from '../model/registered.ts';
import { earlierSending as machine } from '../request/pendingSubmissions.ts';
import { code } from './shared.ts';

export const earlierSending = {
  machine,
  samples: {
    ...answers('recallCodes', {
      none: [],
      two: [
        { code, age: 0 },
        { code, age: 60_000 },
      ],
    }),
    ...fails('recallCodes', { fails: 'unknown' }),
    ...answers('lookUp', {
      received: { is: 'received', recordId: '4f3a' },
      'not received': { is: 'notReceived' },
      answered: { is: 'answered' },
    }),
    ...fails('lookUp', { unreachable: 'unreachable' }),
  },
  project: ({ left }: ReturnType<typeof machine.getInitialSnapshot>['context']) => left.length,
} as const satisfies Registered;
