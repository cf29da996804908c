import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { pageLoadMachine as machine } from '../navigation/pageLoad.ts';

export const pageLoad = {
  machine,
  samples: {
    ...sampleAnswers('loadCode', { loaded: undefined }),
    ...sampleFailures('loadCode', { unavailable: 'unavailable' }),
    ...sampleAnswers('checkConnectivity', { online: 'online', offline: 'offline', portal: 'portal' }),
    ...sampleAnswers('awaitConnection', { back: undefined }),
    ...sampleAnswers('reload', { reloading: true, no: false }),
  },
  project: () => 0,
  stories: {
    'A page without a signal, which comes back': [
      'loadCode:unavailable',
      'checkConnectivity:offline',
      'awaitConnection:back',
      'loadCode:loaded',
    ],
  },
} as const satisfies RegisteredMachine;
