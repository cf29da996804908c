import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';
import { pageFeedbackMachine as machine } from '../site/pageFeedback.ts';
import { sampleReceiptCode } from './shared.ts';

/** A message of the model, which is sent nowhere. */
export const sampleFeedbackSubmission = { id: sampleReceiptCode, record: { kind: 'wrongNumber' } };

export const pageFeedback = {
  machine,
  samples: {
    ...sampleAnswers('writeMessage', {
      sendable: { outcome: 'sendable', message: sampleFeedbackSubmission },
      incomplete: { outcome: 'incomplete', wrong: 'Sample' },
      trapped: { outcome: 'trapped' },
    }),
    ...sampleFailures('writeMessage', { 'no random source': 'no-random-source' }),
    ...sampleAnswers('saveFeedback', { stored: undefined }),
    ...sampleFailures('saveFeedback', { refused: 'permission-denied', unreachable: 'unreachable' }),
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
} as const satisfies RegisteredMachine;
