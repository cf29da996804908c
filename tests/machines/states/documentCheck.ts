import { sampleDocumentCode } from '../../../machines/samples/shared.ts';
import type { documentCheckMachine as machine } from '../../../machines/site/documentCheck.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const documentCheck: StateExpectations<typeof machine> = {
  noCode: { begins: true, tags: ['noCode'], holds: ({ code, answer }) => code === '' && answer === null },
  /** The code before it is forgotten with its answer. */
  malformed: { tags: ['malformed'], holds: ({ code, answer }) => code === '' && answer === null },
  askingRegister: {
    tags: ['hasCode', 'loading'],
    pending: ['checkByRegister'],
    holds: ({ code, answer }) => code === sampleDocumentCode && answer === null,
  },
  readingLastList: {
    tags: ['hasCode', 'loading'],
    pending: ['checkByLastList'],
    holds: ({ code, answer }) => code === sampleDocumentCode && answer === null,
  },
  /** Only the register's own answer. */
  answered: {
    tags: ['hasCode', 'answered'],
    holds: ({ code, answer }) => code === sampleDocumentCode && answer?.isServerTime === true,
  },
  offline: {
    tags: ['hasCode', 'offline'],
    holds: ({ code, answer }) => code === sampleDocumentCode && answer?.standing === 'notRead',
  },
  unable: {
    tags: ['hasCode', 'unable'],
    holds: ({ code, answer }) => code === sampleDocumentCode && answer === null,
  },
};
