import type { requestStatusMachine as machine } from '../../../machines/request/status.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const codeInput = { is: 'code', code, linkedType: 'BARANGAY_CLEARANCE' } as const;

export const requestStatus: ValueExpectations<typeof machine> = {
  begins: { codeInput, found: null },
  inputs: { readReceipt: () => ({ code }) },
  params: { log: ({ event }) => ({ what: String(event.error) }) },
  rows: [
    {
      title: 'looks a receipt up by the whole code that the citizen entered',
      steps: ['SET_CODE:nothing', 'SET_CODE:a code'],
      inputs: { readReceipt: { code } },
    },
  ],
};
