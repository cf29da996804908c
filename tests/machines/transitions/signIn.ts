import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { TransitionRows } from '../expectations.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const nothing = { sets: { failure: null } } as const;

export const signIn: TransitionRows<typeof machine> = [
  ['restoring', 'restoreSession:nobody', 'signedOut'],
  ['restoring', 'restoreSession:staff', 'signedIn'],
  ['restoring', 'restoreSession:without the claim', 'notStaff'],
  ['restoring', 'restoreSession:a link', 'followingLink'],
  ['restoring', 'restoreSession:a link, on another device', 'confirmingAddress'],
  ['restoring', 'restoreSession:unreachable', 'signedOut', unreachable],
  ['signedOut', 'SUBMIT', 'signingIn', nothing],
  ['signingIn', 'signIn:staff', 'signedIn'],
  ['signingIn', 'signIn:without the claim', 'notStaff'],
  ['signingIn', 'signIn:a link is sent', 'linkSent'],
  ['signingIn', 'signIn:refused', 'signedOut', { sets: { failure: 'refused' } }],
  ['signingIn', 'signIn:unreachable', 'signedOut', unreachable],
  ['linkSent', 'BACK', 'signedOut'],
  ['confirmingAddress', 'BACK', 'signedOut', nothing],
  ['confirmingAddress', 'SUBMIT', 'followingLink', nothing],
  ['followingLink', 'followLink:staff', 'signedIn'],
  ['followingLink', 'followLink:without the claim', 'notStaff'],
  ['followingLink', 'followLink:refused', 'signedOut', { sets: { failure: 'link' } }],
  /** The link is still unused. */
  ['followingLink', 'followLink:another address', 'confirmingAddress', { sets: { failure: 'address' } }],
  ['followingLink', 'followLink:unreachable', 'signedOut', unreachable],
  [['notStaff', 'signedIn'], 'SIGN_OUT', 'signingOut'],
  ['signedIn', 'HOLD', 'unsaved'],
  [['unsaved', 'confirmingSignOut'], 'RELEASE', 'signedIn'],
  /** Unsaved text is not lost without a question. */
  ['unsaved', 'SIGN_OUT', 'confirmingSignOut'],
  ['confirmingSignOut', 'STAY', 'unsaved'],
  ['confirmingSignOut', 'DISCARD', 'signingOut'],
  [
    ['signedIn', 'unsaved', 'confirmingSignOut'],
    'SESSION_EXPIRED',
    'signingOut',
    { sets: { failure: 'ended' } },
  ],
  ['signingOut', ['signOut:done', 'signOut:unreachable'], 'signedOut'],
];
