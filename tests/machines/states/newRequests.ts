import type { newRequestsMachine as machine } from '../../../machines/staff/newRequests.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const minute = 60_000;

export const newRequests: StateExpectations<typeof machine> = {
  waiting: {
    begins: true,
    timers: { untilNextCheck: ({ wait }) => wait },
    holds: ({ wait, requests, areMore }) => wait > 0 && wait <= minute && (!areMore || requests.length > 0),
  },
  asking: { pending: ['findNewRequests'] },
  /** After a failure the full time passes. */
  failed: { timers: { untilRetry: minute } },
  /** A hidden page asks nothing, and no time runs. */
  hidden: { pending: [], timers: {} },
};
