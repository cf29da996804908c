import { answers, fails, type Registered } from '../model/registered.ts';
import { dataSaver as machine } from '../site/dataSaver.ts';

export const dataSaver = {
  machine,
  samples: {
    ...answers('recall', { saving: true, open: false }),
    ...fails('recall', { unreadable: 'unreadable' }),
  },
  project: () => 0,
} as const satisfies Registered;
