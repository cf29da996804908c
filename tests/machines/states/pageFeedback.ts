import type { pageFeedbackMachine as machine } from '../../../machines/site/pageFeedback.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const pageFeedback: StateExpectations<typeof machine> = {
  prompting: {
    begins: true,
    tags: ['prompting'],
    holds: (context) => Object.values(context).every((value) => value === null),
  },
  editing: { tags: ['editing'], holds: ({ kind }) => kind === 'notUseful' || kind === 'wrongNumber' },
  incomplete: { tags: ['editing', 'incomplete'], holds: ({ textError }) => textError !== null },
  preparing: { tags: ['busy'], pending: ['prepareMessage'], holds: ({ message }) => message === null },
  /** The same time limit as for a request. */
  sending: {
    tags: ['busy'],
    pending: ['saveFeedback'],
    timers: { answerTimeout: 10_000 },
    holds: ({ message }) => message !== null,
  },
  /** The next message gets another id. */
  refused: {
    tags: ['editing', 'failed'],
    holds: ({ message, failure }) => message === null && failure !== null,
  },
  /** The next attempt has the same id and text: the text cannot be edited. */
  unanswered: { tags: ['failed'], holds: ({ message, failure }) => message !== null && failure !== null },
  thanked: { tags: ['thanked'] },
};
