import type { pendingSubmissionsMachine as machine } from '../../../machines/request/pendingSubmissions.ts';
import type { StateExpectations } from '../expectations.ts';

export const pendingSubmissions: StateExpectations<typeof machine> = {
  loading: { begins: true, pending: ['loadCodes'] },
  /** A transient state. */
  selecting: { holds: () => false },
  /** Until fifteen seconds after the code was stored: as long as a submission can take. */
  waiting: { timers: { answerDeadline: ({ pending }) => Math.max(0, 15_000 - pending[0]!.age) } },
  checkingReceipt: { pending: ['checkReceipt'], holds: ({ pending }) => pending.length > 0 },
  received: { tags: ['received'], entered: ['removeCode'], holds: ({ recordId }) => recordId === '4f3a' },
  notReceived: { tags: ['notReceived'], entered: ['removeCode'] },
  done: {},
};
