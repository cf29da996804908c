import type { requestBrowserMachine as machine } from '../../../machines/staff/requestBrowser.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const requestBrowser: StateExpectations<typeof machine> = {
  loading: {
    begins: true,
    tags: ['loading'],
    pending: ['readRequests'],
    holds: ({ failure }) => failure === null,
  },
  listed: {
    tags: ['listed'],
    holds: ({ open, sought, failure }) => open === null && sought === null && failure === null,
  },
  opened: { tags: ['opened'], holds: ({ open, sought }) => open !== null && sought === null },
  loadFailed: {
    tags: ['loadFailed'],
    holds: ({ found, failure }) => found.entries.length === 0 && failure === 'unreachable',
  },
};
