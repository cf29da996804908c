import type { requestStatusMachine as machine } from '../../../machines/request/status.ts';
import type { StateExpectations } from '../expectations.ts';

export const requestStatus: StateExpectations<typeof machine> = {
  /** Passed at once. */
  judging: { holds: () => false },
  asking: { holds: ({ given, found }) => given.is === 'nothing' && found === null },
  malformed: { tags: ['malformed'], holds: ({ given, found }) => given.is === 'malformed' && found === null },
  /** The answer to what was given before is not shown. */
  looking: {
    begins: true,
    tags: ['given', 'looking'],
    pending: ['readReceipt'],
    holds: ({ given, found }) => given.is === 'code' && found === null,
  },
  received: { tags: ['given', 'received'], holds: ({ found }) => found?.recordId === '4f3a' },
  notReceived: { tags: ['given', 'notReceived'], holds: ({ found }) => found === null },
  unreadable: { tags: ['given', 'unreadable'], holds: ({ found }) => found === null },
};
