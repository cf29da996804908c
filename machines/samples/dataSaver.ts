import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { dataSaverMachine as machine } from '../site/dataSaver.ts';

export const dataSaver = {
  machine,
  samples: {
    ...sampleAnswers('loadPreference', { saving: true, off: false }),
    ...sampleFailures('loadPreference', { unreadable: 'unreadable' }),
  },
  project: () => 0,
} as const satisfies RegisteredMachine;
