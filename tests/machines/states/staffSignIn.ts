import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { StateExpectations } from '../expectations.ts';

export const staffSignIn: StateExpectations<typeof machine> = {
  recalling: {
    begins: true,
    tags: ['busy'],
    pending: ['recall'],
    holds: ({ failure }) => failure === null,
  },
  asking: { tags: ['asking'] },
  /** What was said before is gone. */
  entering: { tags: ['busy'], pending: ['enter'], holds: ({ failure }) => failure === null },
  sent: { tags: ['sent'], holds: ({ failure }) => failure === null },
  askingAddress: {
    tags: ['askingAddress'],
    holds: ({ failure }) => failure === null || failure === 'address',
  },
  following: { tags: ['busy'], pending: ['followLink'], holds: ({ failure }) => failure === null },
  notStaff: { tags: ['notStaff'], holds: ({ failure }) => failure === null },
  inside: { tags: ['in'], holds: ({ failure }) => failure === null },
  holding: { tags: ['in', 'held'], holds: ({ failure }) => failure === null },
  askingOut: { tags: ['in', 'held', 'asked'], holds: ({ failure }) => failure === null },
  leaving: { tags: ['busy'], pending: ['leave'] },
};
