import type { fileChoiceMachine as machine } from '../../../machines/staff/fileChoice.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const fileChoice: ValueExpectations<typeof machine> = {
  begins: { failure: null },
  params: { attachFile: ({ event }) => ({ file: event.output }) },
};
