import { answers, fails, type Registered } from '../model/registered.ts';
import { pageFeedback as machine } from '../site/pageFeedback.ts';
import { code } from './shared.ts';

/** Of the model: nothing of it is sent anywhere. */
export const message = { id: code, record: { kind: 'wrongNumber' } };

export const pageFeedback = {
  machine,
  samples: {
    ...answers('writeMessage', {
      sendable: { outcome: 'sendable', message },
      incomplete: { outcome: 'incomplete', wrong: 'Sample' },
      trapped: { outcome: 'trapped' },
    }),
    ...fails('writeMessage', { 'no random source': 'no-random-source' }),
    ...answers('saveFeedback', { stored: undefined }),
    ...fails('saveFeedback', { refused: 'permission-denied', unreachable: 'unreachable' }),
  },
  project: ({
    kind,
    message: sent,
    wrong,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [kind, sent?.id, wrong, failure],
  stories: {
    'A wrong number, stored at the second try': [
      'WRONG_NUMBER',
      'SEND',
      'writeMessage:sendable',
      'saveFeedback:unreachable',
      'SEND',
      'saveFeedback:stored',
    ],
  },
} as const satisfies Registered;
