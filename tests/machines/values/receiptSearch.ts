import type { receiptSearchMachine as machine } from '../../../machines/staff/receiptSearch.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const receiptSearch: ValueExpectations<typeof machine> = {
  params: { searchReference: ({ event }) => ({ reference: event.output }) },
};
