import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const statusUpdate: StateExpectations<typeof machine> = {
  choosing: { begins: true, tags: ['choosing'], holds: ({ failure }) => failure === null },
  incomplete: {
    tags: ['choosing', 'incomplete'],
    holds: ({ needsReason, reason }) => needsReason && reason === null,
  },
  saving: {
    tags: ['busy'],
    pending: ['saveState'],
    holds: ({ needsReason, reason, failure }) => (!needsReason || reason !== null) && failure === null,
  },
  conflict: { tags: ['conflict'] },
  failed: { tags: ['choosing', 'failed'], holds: ({ failure }) => failure === 'unreachable' },
};
