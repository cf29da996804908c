import type { staffSignIn as machine } from '../../../machines/staffSignIn.ts';
import type { Rows } from '../facts.ts';

const unreachable = { sets: { failure: 'unreachable' } } as const;
const nothing = { sets: { failure: null } } as const;

export const staffSignIn: Rows<typeof machine> = [
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
  ['askingAddress', 'BACK', 'asking'],
  ['askingAddress', 'SUBMIT', 'following'],
  ['following', 'followLink:staff', 'inside'],
  ['following', 'followLink:without the claim', 'notStaff'],
  ['following', 'followLink:refused', 'asking', { sets: { failure: 'link' } }],
  ['following', 'followLink:unreachable', 'asking', unreachable],
  [['notStaff', 'inside'], 'SIGN_OUT', 'leaving'],
  ['inside', 'ENDED', 'leaving', { sets: { failure: 'ended' } }],
  ['leaving', ['leave:gone', 'leave:unreachable'], 'asking'],
];
