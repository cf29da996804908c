import type { pendingSubmissionsMachine as machine } from '../../../machines/request/pendingSubmissions.ts';
import type { StateExpectations } from '../expectations.ts';

export const earlierSending: StateExpectations<typeof machine> = {
  recalling: { begins: true, pending: ['recallCodes'] },
  /** Passed at once. */
  choosing: { holds: () => false },
  /** Until fifteen seconds after it was noted: as long as any sending takes. */
  resting: { timers: { untilAnswered: ({ left }) => Math.max(0, 15_000 - left[0]!.age) } },
  lookingUp: { pending: ['lookUp'], holds: ({ left }) => left.length > 0 },
  received: { tags: ['received'], entered: ['forgetCode'], holds: ({ recordId }) => recordId === '4f3a' },
  notReceived: { tags: ['notReceived'], entered: ['forgetCode'] },
  nothing: {},
};
