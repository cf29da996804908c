import type { requestBrowserMachine as machine } from '../../../machines/staff/requestBrowser.ts';
import type { StateExpectations } from '../expectations.ts';

export const requestDesk: StateExpectations<typeof machine> = {
  reading: {
    begins: true,
    tags: ['reading'],
    pending: ['readRequests'],
    holds: ({ failure }) => failure === null,
  },
  listed: { tags: ['listed'], holds: ({ open, failure }) => open === null && failure === null },
  opened: { tags: ['opened'], holds: ({ open }) => open === '4f3a' },
  unreadable: {
    tags: ['unreadable'],
    holds: ({ found, failure }) => found.entries.length === 0 && failure === 'unreachable',
  },
  /** Nothing that was read stays. */
  ended: {
    tags: ['ended'],
    entered: ['tellEnded'],
    holds: ({ found, open }) => found.entries.length === 0 && open === null,
  },
};
