import type { conditionalWriteMachine as machine } from '../../../machines/staff/conditionalWrite.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const conditionalWrite: StateExpectations<typeof machine> = {
  idle: {
    begins: true,
    tags: [],
    holds: ({ plan, written, failure }) => plan === null && written === null && failure === null,
  },
  checking: {
    tags: ['busy'],
    pending: ['check'],
    holds: ({ plan, written, failure }) => plan === null && written === null && failure === null,
  },
  nothing: { tags: ['nothing'], holds: ({ plan, written }) => plan === null && written === null },
  confirming: {
    tags: ['confirming'],
    holds: ({ plan, written }) => plan?.kind === 'confirm' && written === null,
  },
  writing: {
    tags: ['busy'],
    pending: ['write'],
    holds: ({ plan, written }) => plan !== null && plan.kind !== 'nothing' && written === null,
  },
  written: { tags: ['written'], entered: ['reload'], holds: ({ written }) => written !== null },
  conflict: { tags: ['conflict'], holds: ({ written }) => written === null },
  failed: { tags: ['failed'], holds: ({ failure, written }) => failure !== null && written === null },
};
