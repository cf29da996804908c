import type { receiptActionsMachine as machine } from '../../../machines/request/receiptActions.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

/** At most one result shows, and a failure always has a sentence. */
export const receiptActions: StateExpectations<typeof machine> = {
  idle: { begins: true },
  savingPicture: { tags: ['busy'], pending: ['savePicture'] },
  pictureSaved: { tags: ['pictureSaved'] },
  pictureFailed: { tags: ['pictureFailed'] },
  sharing: { tags: ['busy'], pending: ['share'] },
  shareReady: { tags: ['shareReady'] },
  copying: { pending: ['copy'] },
  copied: { tags: ['copied'] },
  copyFailed: { tags: ['copyFailed'] },
  savingCalendar: { tags: ['busy'], pending: ['saveCalendar'] },
  calendarFailed: { tags: ['calendarFailed'] },
};
