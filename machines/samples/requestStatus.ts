import { answers, each, fails, type Registered } from '../model/registered.ts';
import { requestStatus as machine } from '../request/status.ts';
import { code } from './shared.ts';

export const requestStatus = {
  machine,
  /** The link of a receipt. */
  input: { given: { is: 'code', code } },
  samples: {
    ...each('GIVE', {
      nothing: { given: { is: 'nothing' } },
      'a malformed code': { given: { is: 'malformed' } },
      'a code': { given: { is: 'code', code } },
    }),
    ...answers('readReceipt', { found: { recordId: '4f3a' }, 'not found': null }),
    ...fails('readReceipt', { unavailable: 'unavailable' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => context,
} as const satisfies Registered;
