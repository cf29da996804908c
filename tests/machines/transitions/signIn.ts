import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const [inUse, warned, confirmingSignOut] = [
  'signedIn.inUse',
  'signedIn.warned',
  'signedIn.confirmingSignOut',
] as const;

const unreachable = { sets: { failure: 'unreachable' } } as const;
const nothing = { sets: { failure: null } } as const;
/** From here on the page keeps the clerk's work, until they sign out. */
const begins = { sets: { hasWork: true } } as const;
const discards = { sets: { hasWork: false } } as const;
const keeps = { sets: { failure: 'idle' } } as const;

export const signIn: TransitionRows<typeof machine> = [
  ['restoring', 'restoreSession:nobody', 'signedOut'],
  ['restoring', 'restoreSession:staff', inUse, begins],
  ['restoring', 'restoreSession:without the claim', 'notStaff'],
  ['restoring', 'restoreSession:a link', 'followingLink'],
  ['restoring', 'restoreSession:a link, on another device', 'confirmingAddress'],
  ['restoring', 'restoreSession:unreachable', 'signedOut', unreachable],
  ['signedOut', 'SUBMIT', 'signingIn', nothing],
  ['signingIn', 'signIn:staff', inUse, begins],
  ['signingIn', 'signIn:without the claim', 'notStaff'],
  ['signingIn', 'signIn:a link is sent', 'linkSent'],
  ['signingIn', 'signIn:refused', 'signedOut', { sets: { failure: 'refused' } }],
  ['signingIn', 'signIn:unreachable', 'signedOut', unreachable],
  ['linkSent', 'BACK', 'signedOut'],
  /** The link is pasted into the page that asked for it. */
  ['linkSent', 'SUBMIT', 'followingLink', nothing],
  ['confirmingAddress', 'BACK', 'signedOut', nothing],
  ['confirmingAddress', 'SUBMIT', 'followingLink', nothing],
  ['followingLink', 'followLink:staff', inUse, begins],
  ['followingLink', 'followLink:without the claim', 'notStaff'],
  ['followingLink', 'followLink:refused', 'signedOut', { sets: { failure: 'link' } }],
  /** The link is still unused. */
  ['followingLink', 'followLink:another address', 'confirmingAddress', { sets: { failure: 'address' } }],
  ['followingLink', 'followLink:unreachable', 'signedOut', unreachable],
  /** The page knows of unsaved text even while no clerk is signed in, because it may have signed itself out. */
  ['', 'HOLD', '', { sets: { isUnsaved: true } }],
  ['', 'RELEASE', '', { when: (_, isIn) => !isIn(confirmingSignOut), sets: { isUnsaved: false } }],
  /** Unsaved text is not lost without a question. */
  [[inUse, warned], 'SIGN_OUT', confirmingSignOut, { when: ({ isUnsaved }) => isUnsaved }],
  [[inUse, warned], 'SIGN_OUT', 'signingOut', discards],
  ['notStaff', 'SIGN_OUT', 'signingOut', discards],
  [confirmingSignOut, 'STAY', inUse],
  [confirmingSignOut, 'RELEASE', inUse, { sets: { isUnsaved: false } }],
  [confirmingSignOut, 'DISCARD', 'signingOut', discards],
  /** A clerk who uses the page stays signed in. */
  [inUse, 'ACTIVE', inUse, { again: true }],
  [confirmingSignOut, 'ACTIVE', confirmingSignOut, { again: true }],
  [warned, 'ACTIVE', inUse],
  [inUse, 'after untilWarning', warned],
  [warned, 'after warning', 'leaving', keeps],
  [confirmingSignOut, 'after unasked', 'leaving', keeps],
  [[inUse, warned, confirmingSignOut], 'AWAY', 'leaving', keeps],
  /** What was typed is as safe as on a page that nobody uses. */
  [[inUse, warned, confirmingSignOut], 'SESSION_EXPIRED', 'leaving', { sets: { failure: 'ended' } }],
  [['leaving', 'signingOut'], ['signOut:done', 'signOut:unreachable'], 'signedOut'],
];
