import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { fileChoiceMachine as machine } from '../staff/fileChoice.ts';

/** A picture that only the model has, in the shape in which the page gets it. */
const picture = {
  id: '0123456789abcdef0123456789abcdef',
  type: 'image/webp',
  bytes: new Uint8Array(),
  pixels: { width: 8, height: 6 },
  name: 'sample',
};

export const fileChoice = {
  machine,
  samples: {
    ...sampleAnswers('prepareFile', { prepared: picture }),
    ...sampleFailures('prepareFile', { 'not a picture': 'notPicture' }),
  },
  project: ({ failure }: ReturnType<typeof machine.getInitialSnapshot>['context']) => failure,
  stories: {
    'A second picture is chosen while the first is prepared': ['CHOOSE', 'CHOOSE', 'prepareFile:prepared'],
  },
} as const satisfies RegisteredMachine;
