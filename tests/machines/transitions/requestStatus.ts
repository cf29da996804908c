import type { requestStatusMachine as machine } from '../../../machines/request/status.ts';
import type { TransitionRows } from '../expectations.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const everywhere = ['asking', 'malformed', 'looking', 'received', 'notReceived', 'unreadable'];

export const requestStatus: TransitionRows<typeof machine> = [
  [everywhere, 'GIVE:nothing', 'asking', { sets: { given: { is: 'nothing' }, found: null } }],
  [everywhere, 'GIVE:a malformed code', 'malformed', { sets: { given: { is: 'malformed' }, found: null } }],
  [everywhere, 'GIVE:a code', 'looking', { sets: { given: { is: 'code', code }, found: null } }],
  ['looking', 'readReceipt:found', 'received', { sets: { found: { recordId: '4f3a' } } }],
  ['looking', 'readReceipt:not found', 'notReceived'],
  ['looking', 'readReceipt:unavailable', 'unreadable', { does: ['log'] }],
  [['notReceived', 'unreadable'], 'TRY_AGAIN', 'looking'],
];
