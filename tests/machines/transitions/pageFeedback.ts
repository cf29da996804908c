import { sampleFeedbackSubmission } from '../../../machines/samples/pageFeedback.ts';
import type { pageFeedbackMachine as machine } from '../../../machines/site/pageFeedback.ts';
import type { TransitionRows } from '../expectations.ts';

const nothing = { kind: null, message: null, wrong: null, failure: null } as const;

export const pageFeedback: TransitionRows<typeof machine> = [
  /** Yes is all that there is to say. */
  ['asked', 'YES', 'writing', { sets: { kind: 'useful' } }],
  ['asked', 'NO', 'telling', { sets: { kind: 'notUseful' } }],
  ['asked', 'WRONG_NUMBER', 'telling', { sets: { kind: 'wrongNumber' } }],
  [['telling', 'incomplete', 'refused'], 'SEND', 'writing'],
  [['telling', 'incomplete', 'refused', 'unanswered'], 'CANCEL', 'asked', { sets: nothing }],
  ['writing', 'writeMessage:sendable', 'sending', { sets: { message: sampleFeedbackSubmission } }],
  ['writing', 'writeMessage:incomplete', 'incomplete', { sets: { wrong: 'Sample' } }],
  ['writing', 'writeMessage:trapped', 'refused', { sets: { failure: 'trap' } }],
  ['writing', 'writeMessage:no random source', 'refused', { sets: { failure: 'no-random-source' } }],
  ['sending', 'saveFeedback:stored', 'thanked'],
  ['sending', 'saveFeedback:refused', 'refused', { sets: { message: null, failure: 'permission-denied' } }],
  ['sending', 'saveFeedback:unreachable', 'unanswered', { sets: { failure: 'unreachable' } }],
  ['sending', 'after answerLimit', 'unanswered', { sets: { failure: 'deadline-exceeded' } }],
  ['unanswered', 'SEND', 'sending'],
];
