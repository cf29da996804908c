import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const minute = 60_000;

export const signIn: StateExpectations<typeof machine> = {
  restoring: {
    begins: true,
    tags: ['busy'],
    pending: ['restoreSession'],
    holds: ({ failure, hasWork }) => failure === null && !hasWork,
  },
  signedOut: { tags: ['signedOut'] },
  /** The previous failure is cleared. */
  signingIn: { tags: ['busy'], pending: ['signIn'], holds: ({ failure }) => failure === null },
  linkSent: { tags: ['linkSent'], holds: ({ failure }) => failure === null },
  confirmingAddress: {
    tags: ['confirmingAddress'],
    holds: ({ failure }) => failure === null || failure === 'address',
  },
  followingLink: {
    tags: ['busy'],
    pending: ['followLink'],
    holds: ({ failure }) => failure === null,
  },
  notStaff: { tags: ['notStaff'], holds: ({ failure }) => failure === null },
  signedIn: { tags: ['signedIn'], holds: ({ failure, hasWork }) => failure === null && hasWork },
  'signedIn.inUse': { timers: { untilWarning: 18 * minute } },
  'signedIn.warned': { tags: ['idleWarning'], timers: { warning: 2 * minute } },
  /** The page asks already: it warns of nothing else. */
  'signedIn.confirmingSignOut': { tags: ['confirmingSignOut'], timers: { unasked: 20 * minute } },
  leaving: {
    tags: ['busy'],
    pending: ['signOut'],
    holds: ({ failure, hasWork }) => (failure === 'idle' || failure === 'ended') && hasWork,
  },
  signingOut: { tags: ['busy'], pending: ['signOut'], holds: ({ hasWork }) => !hasWork },
};
