import type { deletionMachine as machine } from '../../../machines/staff/deletion.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const deletion: ValueExpectations<typeof machine> = {
  begins: { counts: null, deleted: null, failure: null },
};
