import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const ready = { state: 'ready', needsReason: false, reason: null };
const refused = { state: 'refused', needsReason: true, reason: null };
const isComplete = ({ needsReason, reason }: { needsReason: boolean; reason: string | null }) =>
  !needsReason || reason !== null;

export const statusUpdate: TransitionRows<typeof machine> = [
  /** A reason belongs to its status: another status clears it. */
  [['choosing', 'incomplete'], 'CHOOSE:ready', 'choosing', { sets: ready }],
  [['choosing', 'incomplete'], 'CHOOSE:refused', 'choosing', { sets: refused }],
  [['choosing', 'incomplete'], 'CHOOSE_REASON:not free', 'choosing', { sets: { reason: 'not-free' } }],
  [['choosing', 'incomplete'], 'CHOOSE_REASON:none', 'choosing', { sets: { reason: null } }],
  ['failed', 'CHOOSE:ready', 'choosing', { sets: { ...ready, failure: null } }],
  ['failed', 'CHOOSE:refused', 'choosing', { sets: { ...refused, failure: null } }],
  ['failed', 'CHOOSE_REASON:not free', 'choosing', { sets: { reason: 'not-free', failure: null } }],
  ['failed', 'CHOOSE_REASON:none', 'choosing', { sets: { reason: null, failure: null } }],
  ['choosing', 'SAVE', 'saving', { when: isComplete }],
  ['choosing', 'SAVE', 'incomplete'],
  /** The failed status was complete. */
  ['failed', 'SAVE', 'saving', { sets: { failure: null } }],
  /** The next save begins here, also where the first one had nothing to write. */
  ['saving', 'saveState:saved', 'choosing', { does: ['reload'] }],
  ['saving', 'saveState:changed by someone else', 'conflict'],
  ['saving', 'saveState:unreachable', 'failed', { sets: { failure: 'unreachable' } }],
  ['conflict', 'RELOAD', 'choosing', { does: ['reload'] }],
];
