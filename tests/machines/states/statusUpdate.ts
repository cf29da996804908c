import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const statusUpdate: StateExpectations<typeof machine> = {
  choosing: { begins: true, tags: ['choosing'], holds: ({ failure }) => failure === null },
  incomplete: {
    tags: ['choosing', 'incomplete'],
    holds: ({ needsReason, reason, needsPapers, arePapersComplete }) =>
      (needsReason && reason === null) || (needsPapers && arePapersComplete === null),
  },
  saving: {
    tags: ['busy'],
    pending: ['saveState'],
    holds: ({ needsReason, reason, needsPapers, arePapersComplete, failure }) =>
      (!needsReason || reason !== null) && (!needsPapers || arePapersComplete !== null) && failure === null,
  },
  conflict: { tags: ['conflict'] },
  failed: { tags: ['choosing', 'failed'], holds: ({ failure }) => failure === 'unreachable' },
};
