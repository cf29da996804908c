import type { requestBrowserMachine as machine } from '../../../machines/staff/requestBrowser.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const view = { day: '2026-11-23', state: '', text: '' };

export const requestBrowser: ValueExpectations<typeof machine> = {
  begins: { view, found: { entries: [], areMore: false }, open: null, sought: null, failure: null },
  inputs: { readRequests: ({ context }) => context.view },
  rows: [
    {
      title: 'opens the request that the address names',
      input: { view, open: '4f3a' },
      steps: [],
      sets: { open: '4f3a', sought: null },
    },
  ],
};
