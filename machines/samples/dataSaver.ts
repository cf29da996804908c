import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';
import { dataSaverMachine as machine } from '../site/dataSaver.ts';

export const dataSaver = {
  machine,
  samples: {
    ...sampleAnswers('recall', { saving: true, open: false }),
    ...sampleFailures('recall', { unreadable: 'unreadable' }),
  },
  project: () => 0,
} as const satisfies RegisteredMachine;
