import type { counterEntryMachine as machine } from '../../../machines/staff/counterEntry.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const counterEntry: ValueExpectations<typeof machine> = {
  begins: { failure: null, refusal: null, reference: null, isEarlier: false },
};
