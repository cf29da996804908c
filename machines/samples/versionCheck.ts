import { answers, fails, type Registered } from '../model/registered.ts';
import { versionCheck as machine } from '../site/versionCheck.ts';

const found = (built: string | null, stored: string | null, hasReloaded: boolean) => ({
  built,
  stored,
  hasReloaded,
});

export const versionCheck = {
  machine,
  samples: {
    ...answers('recall', {
      'a first visit': found('new', null, false),
      'the same version': found('new', 'new', false),
      'an old version': found('old', 'old', false),
      'an old page, reloaded once': found('old', 'new', true),
      'reloaded, not told what it is': found(null, 'old', true),
    }),
    ...fails('recall', { blocked: 'blocked' }),
    ...answers('readVersion', { new: 'new' }),
    ...fails('readVersion', { offline: 'offline' }),
    ...answers('updateWorker', { installed: undefined }),
    ...fails('updateWorker', { fails: 'not installed' }),
    ...answers('clearCaches', { cleared: undefined }),
    ...fails('clearCaches', { fails: 'unknown' }),
    ...answers('storeVersion', { stored: undefined }),
    ...fails('storeVersion', { full: 'full' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context,
} as const satisfies Registered;
