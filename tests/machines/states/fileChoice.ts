import type { fileChoiceMachine as machine } from '../../../machines/staff/fileChoice.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const fileChoice: StateExpectations<typeof machine> = {
  idle: { begins: true, holds: ({ failure }) => failure === null },
  preparing: {
    tags: ['preparing'],
    pending: ['prepareFile'],
    timers: { preparationTimeout: 60_000 },
    holds: ({ failure }) => failure === null,
  },
  ready: { tags: ['ready'], holds: ({ failure }) => failure === null },
  refused: { tags: ['refused'], holds: ({ failure }) => failure !== null },
};
