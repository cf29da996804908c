import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { TransitionRows } from '../expectations.ts';

const ready = { state: 'ready', needsReason: false, reason: null };
const refused = { state: 'refused', needsReason: true, reason: null };
const isWhole = ({ needsReason, reason }: { needsReason: boolean; reason: string | null }) =>
  !needsReason || reason !== null;

export const stateWriting: TransitionRows<typeof machine> = [
  /** A reason is of its state: with another state it is gone. */
  [['choosing', 'incomplete'], 'CHOOSE:ready', 'choosing', { sets: ready }],
  [['choosing', 'incomplete'], 'CHOOSE:refused', 'choosing', { sets: refused }],
  [['choosing', 'incomplete'], 'REASON:not free', 'choosing', { sets: { reason: 'not-free' } }],
  [['choosing', 'incomplete'], 'REASON:none', 'choosing', { sets: { reason: null } }],
  ['failed', 'CHOOSE:ready', 'choosing', { sets: { ...ready, failure: null } }],
  ['failed', 'CHOOSE:refused', 'choosing', { sets: { ...refused, failure: null } }],
  ['failed', 'REASON:not free', 'choosing', { sets: { reason: 'not-free', failure: null } }],
  ['failed', 'REASON:none', 'choosing', { sets: { reason: null, failure: null } }],
  ['choosing', 'SAVE', 'saving', { when: isWhole }],
  ['choosing', 'SAVE', 'incomplete'],
  /** What failed was whole. */
  ['failed', 'SAVE', 'saving', { sets: { failure: null } }],
  ['saving', 'saveState:saved', 'saved', { does: ['readAnew'] }],
  ['saving', 'saveState:somebody else was quicker', 'conflict'],
  ['saving', 'saveState:unreachable', 'failed', { sets: { failure: 'unreachable' } }],
  ['conflict', 'READ_ANEW', 'choosing', { does: ['readAnew'] }],
];
