import type { pendingSubmissionsMachine as machine } from '../../../machines/request/pendingSubmissions.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const pendingSubmissions: StateExpectations<typeof machine> = {
  loading: { begins: true, pending: ['loadCodes'] },
  /** A transient state. */
  selecting: { holds: () => false },
  /** A form does not submit. */
  checking: { tags: ['checking'], holds: ({ pending }) => pending.length > 0 },
  /** Ten seconds, as the form allows for an answer. */
  'checking.lookingUp': { pending: ['checkReceipt'], timers: { lookupTimeout: 10_000 } },
  /** The age doubles from look-up to look-up; the last is fifteen seconds after the submission. */
  'checking.pausing': {
    timers: {
      nextLookup: ({ pending }) => Math.min(Math.max(1_000, pending[0]!.age), 15_000 - pending[0]!.age),
    },
    holds: ({ pending }) => pending[0]!.age < 15_000,
  },
  /** Submit works again. */
  unreachable: { tags: ['unreachable'], holds: ({ pending }) => pending.length > 0 },
  'unreachable.pausing': { timers: { retryInterval: 20_000 } },
  'unreachable.lookingUp': { pending: ['checkReceipt'] },
  received: {
    tags: ['received'],
    entered: ['removeCode', 'showReceipt'],
    holds: ({ recordId }) => recordId === '4f3a',
  },
  notReceived: { tags: ['notReceived'], entered: ['removeCode'] },
  done: {},
};
