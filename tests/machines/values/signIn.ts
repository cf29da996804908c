import type { signInMachine as machine } from '../../../machines/staff/signIn.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const signIn: ValueExpectations<typeof machine> = {
  begins: { failure: null, hasWork: false, isUnsaved: false },
};
