import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { TransitionRows } from '../expectations.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const nothing = { sets: { failure: null } } as const;

export const staffSignIn: TransitionRows<typeof machine> = [
  ['recalling', 'recall:nobody', 'asking'],
  ['recalling', 'recall:staff', 'inside'],
  ['recalling', 'recall:without the claim', 'notStaff'],
  ['recalling', 'recall:a link', 'following'],
  ['recalling', 'recall:a link, on another device', 'askingAddress'],
  ['recalling', 'recall:unreachable', 'asking', unreachable],
  ['asking', 'SUBMIT', 'entering', nothing],
  ['entering', 'enter:staff', 'inside'],
  ['entering', 'enter:without the claim', 'notStaff'],
  ['entering', 'enter:a link is sent', 'sent'],
  ['entering', 'enter:refused', 'asking', { sets: { failure: 'refused' } }],
  ['entering', 'enter:unreachable', 'asking', unreachable],
  ['sent', 'BACK', 'asking'],
  ['askingAddress', 'BACK', 'asking', nothing],
  ['askingAddress', 'SUBMIT', 'following', nothing],
  ['following', 'followLink:staff', 'inside'],
  ['following', 'followLink:without the claim', 'notStaff'],
  ['following', 'followLink:refused', 'asking', { sets: { failure: 'link' } }],
  /** The link is not used up. */
  ['following', 'followLink:another address', 'askingAddress', { sets: { failure: 'address' } }],
  ['following', 'followLink:unreachable', 'asking', unreachable],
  [['notStaff', 'inside'], 'SIGN_OUT', 'leaving'],
  ['inside', 'HOLD', 'holding'],
  [['holding', 'askingOut'], 'RELEASE', 'inside'],
  /** What is typed is not lost unasked. */
  ['holding', 'SIGN_OUT', 'askingOut'],
  ['askingOut', 'STAY', 'holding'],
  ['askingOut', 'LOSE', 'leaving'],
  [['inside', 'holding', 'askingOut'], 'ENDED', 'leaving', { sets: { failure: 'ended' } }],
  ['leaving', ['leave:gone', 'leave:unreachable'], 'asking'],
];
