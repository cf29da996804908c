import type { deletionMachine as machine } from '../../../machines/staff/deletion.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const deletion: StateExpectations<typeof machine> = {
  idle: {
    begins: true,
    tags: ['idle'],
    holds: ({ counts, deleted, failure }) => counts === null && deleted === null && failure === null,
  },
  counting: {
    tags: ['busy'],
    pending: ['countDocuments'],
    holds: ({ counts, deleted, failure }) => counts === null && deleted === null && failure === null,
  },
  nothing: { tags: ['nothing'], holds: ({ counts, deleted }) => counts === null && deleted === null },
  confirming: {
    tags: ['confirming'],
    holds: ({ counts, deleted }) =>
      counts !== null && counts.requests + counts.leftovers > 0 && deleted === null,
  },
  deleting: { tags: ['busy'], pending: ['deleteDocuments'], holds: ({ counts }) => counts !== null },
  done: { tags: ['done'], entered: ['reload'], holds: ({ deleted }) => deleted !== null },
  conflict: { tags: ['conflict'], holds: ({ deleted }) => deleted === null },
  failed: { tags: ['failed'], holds: ({ failure, deleted }) => failure !== null && deleted === null },
};
