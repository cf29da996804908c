import type { pageFeedbackMachine as machine } from '../../../machines/site/pageFeedback.ts';
import type { StateExpectations } from '../expectations.ts';

export const pageFeedback: StateExpectations<typeof machine> = {
  asked: {
    begins: true,
    tags: ['asked'],
    holds: (context) => Object.values(context).every((value) => value === null),
  },
  telling: { tags: ['telling'], holds: ({ kind }) => kind === 'notUseful' || kind === 'wrongNumber' },
  incomplete: { tags: ['telling', 'incomplete'], holds: ({ wrong }) => wrong !== null },
  writing: { tags: ['busy'], pending: ['writeMessage'], holds: ({ message }) => message === null },
  /** As long as a request waits for an answer. */
  sending: {
    tags: ['busy'],
    pending: ['saveFeedback'],
    timers: { answerLimit: 10_000 },
    holds: ({ message }) => message !== null,
  },
  /** The next one has another id. */
  refused: {
    tags: ['telling', 'failed'],
    holds: ({ message, failure }) => message === null && failure !== null,
  },
  /** The next try has the same id, and the same text: it cannot be changed. */
  unanswered: { tags: ['failed'], holds: ({ message, failure }) => message !== null && failure !== null },
  thanked: { tags: ['thanked'] },
};
