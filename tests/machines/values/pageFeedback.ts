import type { pageFeedbackMachine as machine } from '../../../machines/site/pageFeedback.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const pageFeedback: ValueExpectations<typeof machine> = {
  begins: { kind: null, message: null, textError: null, failure: null },
  inputs: {
    prepareMessage: ({ context: { kind } }) => ({ kind }),
    saveFeedback: ({ context: { message } }) => message,
  },
};
