import type { requestStatusMachine as machine } from '../../../machines/request/status.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const requestStatus: StateExpectations<typeof machine> = {
  /** A transient state. */
  checkingCode: { holds: () => false },
  idle: { holds: ({ codeInput, found }) => codeInput.is === 'nothing' && found === null },
  malformed: {
    tags: ['malformed'],
    holds: ({ codeInput, found }) => codeInput.is === 'malformed' && found === null,
  },
  reference: {
    tags: ['reference'],
    holds: ({ codeInput, found }) => codeInput.is === 'reference' && found === null,
  },
  /** The result of the previous code is cleared. */
  loading: {
    begins: true,
    tags: ['hasCode', 'loading'],
    pending: ['readReceipt'],
    holds: ({ codeInput, found }) => codeInput.is === 'code' && found === null,
  },
  received: { tags: ['hasCode', 'received'], holds: ({ found }) => found?.recordId === '4f3a' },
  notReceived: { tags: ['hasCode', 'notReceived'], holds: ({ found }) => found === null },
  loadFailed: { tags: ['hasCode', 'loadFailed'], holds: ({ found }) => found === null },
};
