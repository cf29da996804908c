import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { pageFeedbackMachine as machine } from '../site/pageFeedback.ts';
import { sampleReceiptCode } from './shared.ts';

/** A message of the model, which is sent nowhere. */
export const sampleFeedbackSubmission = { id: sampleReceiptCode, record: { kind: 'wrongNumber' } };

export const pageFeedback = {
  machine,
  samples: {
    ...sampleAnswers('prepareMessage', {
      sendable: { outcome: 'sendable', message: sampleFeedbackSubmission },
      incomplete: { outcome: 'incomplete', textError: { fault: 'tooLong', length: 2001 } },
      trapped: { outcome: 'trapped' },
    }),
    ...sampleFailures('prepareMessage', { 'no random source': 'no-random-source' }),
    ...sampleAnswers('saveFeedback', { stored: undefined }),
    ...sampleFailures('saveFeedback', { refused: 'permission-denied', unreachable: 'unreachable' }),
  },
  project: ({
    kind,
    message,
    textError,
    failure,
  }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [kind, message?.id, textError, failure],
  stories: {
    'A wrong number is stored at the second attempt': [
      'WRONG_NUMBER',
      'SEND',
      'prepareMessage:sendable',
      'saveFeedback:unreachable',
      'SEND',
      'saveFeedback:stored',
    ],
  },
} as const satisfies RegisteredMachine;
