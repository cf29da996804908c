import type { feedbackBrowserMachine as machine } from '../../../machines/staff/feedbackBrowser.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const feedbackBrowser: ValueExpectations<typeof machine> = {
  begins: { found: null, chosen: null, purged: 0, failure: null },
  inputs: {
    /** The older messages are read after those that are there. */
    readMessages: ({ context: { found } }) => ({ found }),
    deleteMessage: ({ context: { chosen } }) => ({ id: chosen }),
  },
};
