import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { siteSearchMachine as machine } from '../site/siteSearch.ts';

export const siteSearch = {
  machine,
  samples: {
    ...sampleEvents('TYPE', { words: { query: 'clearnce' }, nothing: { query: '' } }),
    ...sampleAnswers('loadCode', { loaded: undefined }),
    ...sampleFailures('loadCode', { offline: 'offline' }),
    ...sampleAnswers('readIndex', { read: undefined }),
    ...sampleFailures('readIndex', { offline: 'offline' }),
    ...sampleAnswers('readNewer', { read: undefined }),
    ...sampleFailures('readNewer', { offline: 'offline' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.query,
} as const satisfies RegisteredMachine;
