import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const needsNothing = { needsReason: false, needsPapers: false, reason: null, arePapersComplete: null };
const ready = { ...needsNothing, state: 'ready' };
const refused = { ...needsNothing, state: 'refused', needsReason: true };
const inProgress = { ...needsNothing, state: 'processing', needsPapers: true };
interface Snapshot {
  readonly needsReason: boolean;
  readonly reason: string | null;
  readonly needsPapers: boolean;
  readonly arePapersComplete: boolean | null;
}

const isComplete = ({ needsReason, reason, needsPapers, arePapersComplete }: Snapshot) =>
  (!needsReason || reason !== null) && (!needsPapers || arePapersComplete !== null);

export const statusUpdate: TransitionRows<typeof machine> = [
  /** A reason and an answer belong to their status: another status clears them. */
  [['choosing', 'incomplete'], 'CHOOSE:ready', 'choosing', { sets: ready }],
  [['choosing', 'incomplete'], 'CHOOSE:refused', 'choosing', { sets: refused }],
  [['choosing', 'incomplete'], 'CHOOSE:in progress before the appointment', 'choosing', { sets: inProgress }],
  /** A request whose document is missing needs no answer about its papers. */
  [
    ['choosing', 'incomplete'],
    'CHOOSE_REASON:not free',
    'choosing',
    { sets: { reason: 'not-free', needsPapers: false } },
  ],
  [
    ['choosing', 'incomplete'],
    'CHOOSE_REASON:none',
    'choosing',
    { sets: { reason: null, needsPapers: false } },
  ],
  [['choosing', 'incomplete'], 'CHOOSE_PAPERS:complete', 'choosing', { sets: { arePapersComplete: true } }],
  [['choosing', 'incomplete'], 'CHOOSE_PAPERS:not yet', 'choosing', { sets: { arePapersComplete: false } }],
  ['failed', 'CHOOSE:ready', 'choosing', { sets: { ...ready, failure: null } }],
  ['failed', 'CHOOSE:refused', 'choosing', { sets: { ...refused, failure: null } }],
  [
    'failed',
    'CHOOSE:in progress before the appointment',
    'choosing',
    { sets: { ...inProgress, failure: null } },
  ],
  [
    'failed',
    'CHOOSE_REASON:not free',
    'choosing',
    { sets: { reason: 'not-free', needsPapers: false, failure: null } },
  ],
  ['failed', 'CHOOSE_REASON:none', 'choosing', { sets: { reason: null, needsPapers: false, failure: null } }],
  ['failed', 'CHOOSE_PAPERS:complete', 'choosing', { sets: { arePapersComplete: true, failure: null } }],
  ['failed', 'CHOOSE_PAPERS:not yet', 'choosing', { sets: { arePapersComplete: false, failure: null } }],
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
