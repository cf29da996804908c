import { sampleFeedbackSubmission } from '../../../machines/samples/pageFeedback.ts';
import type { pageFeedbackMachine as machine } from '../../../machines/site/pageFeedback.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const nothing = { kind: null, message: null, textError: null, failure: null } as const;

export const pageFeedback: TransitionRows<typeof machine> = [
  /** 'Yes' needs no text. */
  ['prompting', 'YES', 'preparing', { sets: { kind: 'useful' } }],
  ['prompting', 'NO', 'editing', { sets: { kind: 'notUseful' } }],
  ['prompting', 'WRONG_NUMBER', 'editing', { sets: { kind: 'wrongNumber' } }],
  [['editing', 'incomplete', 'refused'], 'SEND', 'preparing'],
  [['editing', 'incomplete', 'refused', 'unanswered'], 'CANCEL', 'prompting', { sets: nothing }],
  ['preparing', 'prepareMessage:sendable', 'sending', { sets: { message: sampleFeedbackSubmission } }],
  [
    'preparing',
    'prepareMessage:incomplete',
    'incomplete',
    { sets: { textError: { fault: 'tooLong', length: 2001 } } },
  ],
  ['preparing', 'prepareMessage:trapped', 'refused', { sets: { failure: 'trap' } }],
  ['preparing', 'prepareMessage:no random source', 'refused', { sets: { failure: 'no-random-source' } }],
  ['sending', 'saveFeedback:stored', 'thanked'],
  ['sending', 'saveFeedback:refused', 'refused', { sets: { message: null, failure: 'permission-denied' } }],
  ['sending', 'saveFeedback:unreachable', 'unanswered', { sets: { failure: 'unreachable' } }],
  ['sending', 'after answerTimeout', 'unanswered', { sets: { failure: 'deadline-exceeded' } }],
  ['unanswered', 'SEND', 'sending'],
];
