import { streetMapMachine as machine } from '../content/streetMap.ts';
import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';

export const streetMap = {
  machine,
  samples: {
    ...sampleAnswers('loadCode', { loaded: undefined }),
    ...sampleFailures('loadCode', { gone: 'gone' }),
  },
  project: () => 0,
} as const satisfies RegisteredMachine;
