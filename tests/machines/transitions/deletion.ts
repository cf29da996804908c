import type { deletionMachine as machine } from '../../../machines/staff/deletion.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const twoRequests = { requests: 2, leftovers: 0 };
const leftOfOne = { requests: 0, leftovers: 1 };
const forgotten = { counts: null, deleted: null };

export const deletion: TransitionRows<typeof machine> = [
  ['idle', 'ASK', 'counting'],
  [['nothing', 'done'], 'ASK', 'counting', { sets: forgotten }],
  ['failed', 'ASK', 'counting', { sets: { ...forgotten, failure: null } }],
  ['counting', 'countDocuments:two requests', 'confirming', { sets: { counts: twoRequests } }],
  ['counting', 'countDocuments:what is left of one', 'confirming', { sets: { counts: leftOfOne } }],
  ['counting', 'countDocuments:nothing', 'nothing'],
  ['counting', 'countDocuments:unreachable', 'failed', { sets: { failure: 'unreachable' } }],
  /** Nothing is deleted by one press. */
  ['confirming', 'DELETE', 'deleting'],
  ['confirming', 'CANCEL', 'idle', { sets: { counts: null } }],
  [
    'deleting',
    'deleteDocuments:both',
    'done',
    { sets: { deleted: { requests: 2, receipts: 2, isWhole: true } }, does: ['reload'] },
  ],
  [
    'deleting',
    'deleteDocuments:all but one',
    'done',
    { sets: { deleted: { requests: 1, receipts: 1, isWhole: false } }, does: ['reload'] },
  ],
  ['deleting', 'deleteDocuments:changed by someone else', 'conflict'],
  ['deleting', 'deleteDocuments:unavailable', 'failed', { sets: { failure: 'unavailable' } }],
  ['conflict', 'RELOAD', 'idle', { sets: { counts: null }, does: ['reload'] }],
];
