import type { statusUpdateMachine as machine } from '../../../machines/staff/statusUpdate.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const statusUpdate: ValueExpectations<typeof machine> = {
  begins: {
    state: 'received',
    reason: null,
    arePapersComplete: null,
    needsReason: false,
    needsPapers: false,
    failure: null,
  },
  inputs: {
    saveState: ({ context: { state, reason, arePapersComplete } }) => ({ state, reason, arePapersComplete }),
  },
  rows: [
    {
      title: 'asks for no papers at first where nobody said that they matter',
      input: { state: 'received', reason: null, needsReason: false },
      steps: [],
      sets: { arePapersComplete: null, needsPapers: false },
    },
    {
      title: 'asks about papers only where the chosen status says so',
      steps: ['CHOOSE:in progress before the appointment', 'CHOOSE {"state":"ready","needsReason":false}'],
      sets: { needsPapers: false },
    },
    {
      title: 'asks about papers where the chosen reason says so',
      steps: ['CHOOSE:refused', 'CHOOSE_REASON {"reason":"not-free","needsPapers":true}'],
      sets: { needsPapers: true },
    },
    {
      title: 'asks about no papers where the chosen reason does not say so',
      steps: ['CHOOSE:in progress before the appointment', 'CHOOSE_REASON {"reason":"not-free"}'],
      sets: { needsPapers: false },
    },
    {
      title: 'saves a refusal with the reason that the citizen reads',
      steps: ['CHOOSE:refused', 'CHOOSE_REASON:not free', 'SAVE'],
      inputs: { saveState: { state: 'refused', reason: 'not-free', arePapersComplete: null } },
    },
    {
      title: 'saves whether the papers of a citizen were complete',
      steps: ['CHOOSE:in progress before the appointment', 'CHOOSE_PAPERS:not yet', 'SAVE'],
      inputs: { saveState: { state: 'processing', reason: null, arePapersComplete: false } },
    },
  ],
};
