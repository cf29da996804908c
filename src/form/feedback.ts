/**
 * Feedback on a page (docs/decisions/0035-feedback.md): its kinds and its stored record. It is anonymous: no name, and
 * nothing to reply to. server/firestore.rules has the same kinds and bounds. Only the form loads the request schema,
 * so this module does not import it.
 */
import { toAnswer } from './fieldTypes/fieldType.ts';
import { paragraphPattern } from './letters.ts';

/** Whether each kind takes a text: none, optional or required. */
export const feedbackKinds = {
  useful: { text: 'none' },
  notUseful: { text: 'optional' },
  wrongNumber: { text: 'required' },
} as const satisfies Readonly<Record<string, { readonly text: 'none' | 'optional' | 'required' }>>;

export type FeedbackKind = keyof typeof feedbackKinds;

/** In UTF-16 units. */
export const maxFeedbackLength = 500;

export interface Feedback {
  /** The path of a page as the route table spells it, without query and fragment. */
  readonly page: string;
  readonly kind: FeedbackKind;
  readonly text?: string;
  /** Epoch ms, as in a request. */
  readonly dateCreated: number;
}

/** The columns, in the order that staff see. */
export const feedbackFields = [
  'page',
  'kind',
  'text',
  'dateCreated',
] as const satisfies readonly (keyof Feedback)[];

/** The fault of a text: it is missing, too long, or has an unreadable character. */
export type FeedbackFault = 'missing' | 'tooLong' | 'character';

/** @param text cleaned; undefined when nothing was written */
export const findFeedbackFault = (kind: FeedbackKind, text: string | undefined): FeedbackFault | null => {
  if (text === undefined) return feedbackKinds[kind].text === 'required' ? 'missing' : null;
  if (text.length > maxFeedbackLength) return 'tooLong';
  return paragraphPattern.test(text) ? null : 'character';
};

/** The stored record. Leaves out the text of a kind that takes none. */
export const createFeedback = (page: string, kind: FeedbackKind, written: string, now: number): Feedback => {
  const text = feedbackKinds[kind].text === 'none' ? undefined : toAnswer(written, 'paragraph');
  return { page, kind, ...(text !== undefined && { text }), dateCreated: now };
};
