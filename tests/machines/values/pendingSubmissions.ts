import type { pendingSubmissionsMachine as machine } from '../../../machines/request/pendingSubmissions.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const versionId = '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5';

export const pendingSubmissions: ValueExpectations<typeof machine> = {
  begins: { pending: [], recordId: null, versionId: null },
  inputs: { checkReceipt: ({ context: { pending } }) => ({ code: pending[0]?.code }) },
  params: {
    removeCode: ({ context: { pending } }) => ({ code: pending[0]?.code }),
    showReceipt: ({ context: { pending } }) => ({ code: pending[0]?.code, recordId: '4f3a', versionId }),
    log: ({ event }) => ({ what: String(event.error) }),
  },
  rows: [
    {
      title: 'looks for a lost request a last time fifteen seconds after it was sent',
      steps: ['loadCodes:one', 'xstate.done.actor.checkReceipt {"output":{"is":"notFound","age":10000}}'],
      timers: { nextLookup: 5_000 },
    },
    {
      title: 'shows the day of a request that arrived by the version that its receipt names',
      steps: ['loadCodes:one', 'checkReceipt:received'],
      params: { showReceipt: { code, recordId: '4f3a', versionId } },
    },
  ],
};
