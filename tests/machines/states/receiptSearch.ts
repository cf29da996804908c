import type { receiptSearchMachine as machine } from '../../../machines/staff/receiptSearch.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const receiptSearch: StateExpectations<typeof machine> = {
  'ready.idle': { begins: true },
  'ready.broken': { tags: ['broken'] },
  'ready.unknown': { tags: ['unknown'] },
  'ready.failed': { tags: ['failed'] },
  scanning: { tags: ['lookingUp'], timers: { scanPause: 200 } },
  lookingUp: { tags: ['lookingUp'], pending: ['findReference'] },
};
