import type { newRequestsMachine as machine } from '../../../machines/staff/newRequests.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const minute = 60_000;

export const newRequests: StateExpectations<typeof machine> = {
  'checks.waiting': {
    begins: true,
    timers: { untilNextCheck: ({ wait }) => wait },
    holds: ({ wait }) => wait > 0 && wait <= minute,
  },
  'checks.asking': { pending: ['findNewRequests'] },
  /** After a failure the full time passes. */
  'checks.failed': { timers: { untilRetry: minute } },
  /** A hidden page asks nothing, and no time runs. */
  'checks.hidden': { pending: [], timers: {} },
  'notice.none': {
    begins: true,
    holds: ({ requests, areMore }) => requests.length === 0 && !areMore,
  },
  'notice.some': { tags: ['some'], holds: ({ requests }) => requests.length > 0 },
};
