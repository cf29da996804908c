import type { pageLoadMachine as machine } from '../../../machines/navigation/pageLoad.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const pageLoad: ValueExpectations<typeof machine> = { begins: { cause: null } };
