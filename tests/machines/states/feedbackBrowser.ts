import type { feedbackBrowserMachine as machine } from '../../../machines/staff/feedbackBrowser.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const feedbackBrowser: StateExpectations<typeof machine> = {
  loading: {
    begins: true,
    tags: ['loading'],
    pending: ['readMessages'],
    holds: ({ chosen, failure }) => chosen === null && failure === null,
  },
  loadFailed: { tags: ['loadFailed'], holds: ({ failure }) => failure === 'unreachable' },
  listed: {
    tags: ['listed'],
    holds: ({ found, chosen, failure }) => found !== null && chosen === null && failure === null,
  },
  confirming: {
    tags: ['listed', 'confirming'],
    holds: ({ chosen, failure }) => chosen !== null && failure === null,
  },
  deleting: {
    tags: ['listed', 'confirming', 'busy'],
    pending: ['deleteMessage'],
    holds: ({ chosen, failure }) => chosen !== null && failure === null,
  },
  notDeleted: {
    tags: ['listed', 'confirming', 'notDeleted'],
    holds: ({ chosen, failure }) => chosen !== null && failure === 'unreachable',
  },
  deleted: {
    tags: ['listed', 'deleted'],
    holds: ({ found, chosen, failure }) => found !== null && chosen === null && failure === null,
  },
  purging: {
    tags: ['listed', 'purging'],
    pending: ['purgeMessages'],
    holds: ({ found, chosen, failure }) => found !== null && chosen === null && failure === null,
  },
  purged: {
    tags: ['listed', 'purged'],
    holds: ({ found, chosen, failure }) => found !== null && chosen === null && failure === null,
  },
  notPurged: {
    tags: ['listed', 'notPurged'],
    holds: ({ chosen, failure }) => chosen === null && failure === 'unreachable',
  },
};
