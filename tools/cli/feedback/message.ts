/** How the commands name a feedback message and its kind. */

import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type FeedbackMessage, formatMessageField, messageKindOf } from '../../../src/staff-core/feedback.ts';

/** The start of the id, which is usually unique. */
export const shortMessageId = ({ id }: FeedbackMessage): string => sanitizeLine(id, 60).slice(0, 8);

const kindLabels = {
  useful: 'useful',
  notUseful: 'not useful',
  wrongNumber: 'WRONG NUMBER',
} as const satisfies Record<FeedbackKind, string>;

export const formatMessageKind = (message: FeedbackMessage): string => {
  const kind = messageKindOf(message);
  return kind === null ? formatMessageField(message, 'kind', 20) : kindLabels[kind];
};
