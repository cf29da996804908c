import type { requestStatusMachine as machine } from '../../../machines/request/status.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const linkedType = 'BARANGAY_CLEARANCE';
const everywhere = ['idle', 'malformed', 'reference', 'loading', 'received', 'notReceived', 'loadFailed'];

export const requestStatus: TransitionRows<typeof machine> = [
  [everywhere, 'SET_CODE:nothing', 'idle', { sets: { codeInput: { is: 'nothing' }, found: null } }],
  [
    everywhere,
    'SET_CODE:a malformed code',
    'malformed',
    { sets: { codeInput: { is: 'malformed' }, found: null } },
  ],
  [
    everywhere,
    'SET_CODE:a reference',
    'reference',
    { sets: { codeInput: { is: 'reference' }, found: null } },
  ],
  [
    everywhere,
    'SET_CODE:a code',
    'loading',
    { sets: { codeInput: { is: 'code', code, linkedType }, found: null } },
  ],
  ['loading', 'readReceipt:found', 'received', { sets: { found: { recordId: '4f3a' } } }],
  ['loading', 'readReceipt:not found', 'notReceived'],
  ['loading', 'readReceipt:unavailable', 'loadFailed', { does: ['log'] }],
  [['notReceived', 'loadFailed'], 'RETRY', 'loading'],
];
