import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { StateExpectations } from '../expectations.ts';

export const signIn: StateExpectations<typeof machine> = {
  restoring: {
    begins: true,
    tags: ['busy'],
    pending: ['restoreSession'],
    holds: ({ failure }) => failure === null,
  },
  signedOut: { tags: ['signedOut'] },
  /** The previous failure is cleared. */
  signingIn: { tags: ['busy'], pending: ['signIn'], holds: ({ failure }) => failure === null },
  linkSent: { tags: ['linkSent'], holds: ({ failure }) => failure === null },
  confirmingAddress: {
    tags: ['confirmingAddress'],
    holds: ({ failure }) => failure === null || failure === 'address',
  },
  followingLink: { tags: ['busy'], pending: ['followLink'], holds: ({ failure }) => failure === null },
  notStaff: { tags: ['notStaff'], holds: ({ failure }) => failure === null },
  signedIn: { tags: ['signedIn'], holds: ({ failure }) => failure === null },
  unsaved: { tags: ['signedIn', 'unsaved'], holds: ({ failure }) => failure === null },
  confirmingSignOut: {
    tags: ['signedIn', 'unsaved', 'confirmingSignOut'],
    holds: ({ failure }) => failure === null,
  },
  signingOut: { tags: ['busy'], pending: ['signOut'] },
};
