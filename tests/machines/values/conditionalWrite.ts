import type { conditionalWriteMachine as machine } from '../../../machines/staff/conditionalWrite.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const conditionalWrite: ValueExpectations<typeof machine> = {
  begins: { plan: null, written: null, failure: null },
};
