/** A feedback message as staff see it. Anybody may have written it, so its text is sanitized before it is printed. */
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { privateCollections } from '../../../src/firestore/collections.ts';
import { type Feedback, type FeedbackKind, feedbackKinds } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type StoredRecord, toPlainFields } from '../../../src/staff-core/records.ts';
import { formatManilaMoment } from '../../../src/staff-core/request.ts';

/** 'Sample_website/Page_Feedback/list' → 'Page_Feedback' */
export const feedbackCollection = privateCollections.feedback.path.split('/')[1] ?? '';

export interface FeedbackMessage {
  readonly id: string;
  readonly name: string;
  readonly fields: { readonly [name: string]: PlainValue };
  /** When the store received it, epoch ms. */
  readonly arrived: number;
  readonly version: string;
}

export const toFeedbackMessage = ({
  id,
  name,
  fields,
  createTime,
  updateTime,
}: StoredRecord): FeedbackMessage => ({
  id,
  name,
  fields: toPlainFields(fields),
  arrived: Date.parse(createTime),
  version: updateTime,
});

/** The start of the id, which is usually unique. */
export const shortMessageId = ({ id }: FeedbackMessage): string => sanitizeLine(id, 60).slice(0, 8);

/** A field as one line; '' for an absent field. */
export const formatMessageField = ({ fields }: FeedbackMessage, name: keyof Feedback, limit = 80): string => {
  const value = fields[name] ?? '';
  return sanitizeLine(typeof value === 'object' ? JSON.stringify(value) : String(value), limit);
};

export const formatSentTime = ({ arrived }: FeedbackMessage): string => formatManilaMoment(arrived);

const isKind = (text: string): text is FeedbackKind => Object.hasOwn(feedbackKinds, text);

/** The kind of a message; null for an unknown kind. */
export const messageKindOf = (message: FeedbackMessage): FeedbackKind | null => {
  const kind = formatMessageField(message, 'kind');
  return isKind(kind) ? kind : null;
};

const kindLabels = {
  useful: 'useful',
  notUseful: 'not useful',
  wrongNumber: 'WRONG NUMBER',
} as const satisfies Record<FeedbackKind, string>;

export const formatMessageKind = (message: FeedbackMessage): string => {
  const kind = messageKindOf(message);
  return kind === null ? formatMessageField(message, 'kind', 20) : kindLabels[kind];
};
