import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { versionCheckMachine as machine } from '../site/versionCheck.ts';

const createKnownVersions = (built: string | null, stored: string | null, hasReloaded: boolean) => ({
  built,
  stored,
  hasReloaded,
});

export const versionCheck = {
  machine,
  samples: {
    ...sampleAnswers('readStored', {
      'a first visit': createKnownVersions('new', null, false),
      'the same version': createKnownVersions('new', 'new', false),
      'an old version': createKnownVersions('old', 'old', false),
      'a new page, an old version stored': createKnownVersions('new', 'old', false),
      'an old page, reloaded once': createKnownVersions('old', 'new', true),
      'reloaded, build unknown': createKnownVersions(null, 'old', true),
    }),
    ...sampleFailures('readStored', { blocked: 'blocked' }),
    ...sampleAnswers('fetchVersion', { new: 'new' }),
    ...sampleFailures('fetchVersion', { offline: 'offline' }),
    ...sampleAnswers('updateWorker', { installed: undefined }),
    ...sampleFailures('updateWorker', { fails: 'not installed' }),
    ...sampleAnswers('clearCaches', { cleared: undefined }),
    ...sampleFailures('clearCaches', { fails: 'unknown' }),
    ...sampleAnswers('storeVersion', { stored: undefined }),
    ...sampleFailures('storeVersion', { full: 'full' }),
  },
  stories: {
    'A refused request finds a newer version, and the citizen loads it': [
      'readStored:an old version',
      'fetchVersion:offline',
      'HOLD',
      'CHECK',
      'fetchVersion:new',
      'RELOAD',
      'updateWorker:installed',
      'clearCaches:cleared',
      'storeVersion:stored',
    ],
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context,
} as const satisfies RegisteredMachine;
