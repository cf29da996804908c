import { answers, each, fails, type Registered } from '../model/registered.ts';
import { siteSearch as machine } from '../site/siteSearch.ts';

export const siteSearch = {
  machine,
  samples: {
    ...each('TYPE', { words: { query: 'clearnce' }, nothing: { query: '' } }),
    ...answers('loadCode', { loaded: undefined }),
    ...fails('loadCode', { offline: 'offline' }),
    ...answers('readIndex', { read: undefined }),
    ...fails('readIndex', { offline: 'offline' }),
    ...answers('readNewer', { read: undefined }),
    ...fails('readNewer', { offline: 'offline' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context.query,
} as const satisfies Registered;
