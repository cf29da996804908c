import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { streetMapMachine as machine } from '../content/streetMap.ts';

export const streetMap = {
  machine,
  samples: {
    ...sampleAnswers('loadCode', { loaded: undefined }),
    ...sampleFailures('loadCode', { gone: 'gone' }),
  },
  project: () => 0,
} as const satisfies RegisteredMachine;
