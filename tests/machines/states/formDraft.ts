import type { formDraftMachine as machine } from '../../../machines/request/draft.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

/** The condition of transient states, in which the machine never rests. */
const never = () => false;

export const formDraft: StateExpectations<typeof machine> = {
  loading: { begins: true, pending: ['loadDrafts'] },
  'active.tab.initializing': { holds: never },
  'active.tab.empty': {},
  'active.tab.stored': { tags: ['stored'], holds: ({ draft }) => draft !== '' },
  'active.tab.storeFailed': { holds: ({ draft }) => draft !== '' },
  'active.phone.initializing': { holds: never },
  'active.phone.off': {},
  /** A day after the last change, or the rest of it that a visit found. */
  'active.phone.stored': {
    tags: ['stored', 'onPhone'],
    timers: { remainingLifetime: ({ remainingTime }) => remainingTime ?? 0 },
    holds: ({ remainingTime }) => remainingTime === 24 * 3_600_000,
  },
  'active.notice.initializing': { holds: never },
  'active.notice.none': {},
  'active.notice.restored': { tags: ['restored'] },
  'active.notice.unreadable': { tags: ['unreadable'], holds: ({ isBroken }) => isBroken },
  'active.notice.storeFailed': { tags: ['storeFailed'], holds: ({ hasWarned }) => hasWarned },
  'active.notice.removed': { tags: ['removed'] },
  'active.notice.confirmingClear': { tags: ['confirmingClear'] },
  'active.notice.cleared': { tags: ['cleared'] },
};
