/**
 * What a page is told (docs/decisions/feedback.md): its kinds, and the record that is stored. Who tells it says no name and
 * leaves nothing by which to be answered. server/firestore.rules has the same kinds and bounds. Nothing of the form's schema
 * is used, which is loaded nowhere else.
 */
import { toAnswer } from './fieldTypes/fieldType.ts';
import { paragraphPattern } from './letters.ts';

/** What each kind says besides: nothing, what one likes, or something. */
export const feedbackKinds = {
  useful: { text: 'none' },
  notUseful: { text: 'optional' },
  wrongNumber: { text: 'required' },
} as const satisfies Readonly<Record<string, { readonly text: 'none' | 'optional' | 'required' }>>;

export type FeedbackKind = keyof typeof feedbackKinds;

/** In UTF-16 units. */
export const maxFeedbackLength = 500;

export interface Feedback {
  /** The path of a page in the table's spelling, without query and fragment. */
  readonly page: string;
  readonly kind: FeedbackKind;
  readonly text?: string;
  /** Epoch ms, as a request has it. */
  readonly dateCreated: number;
}

/** Its columns, in the order in which staff see them. */
export const feedbackFields = [
  'page',
  'kind',
  'text',
  'dateCreated',
] as const satisfies readonly (keyof Feedback)[];

/** What is wrong with a text: it is missing, too long, or has a character that cannot be read. */
export type FeedbackFault = 'missing' | 'tooLong' | 'character';

/** @param text cleaned; undefined where nothing was written */
export const findFeedbackFault = (kind: FeedbackKind, text: string | undefined): FeedbackFault | null => {
  if (text === undefined) return feedbackKinds[kind].text === 'required' ? 'missing' : null;
  if (text.length > maxFeedbackLength) return 'tooLong';
  return paragraphPattern.test(text) ? null : 'character';
};

/** As it is stored; of a kind that says nothing besides the text is left out. */
export const createFeedback = (page: string, kind: FeedbackKind, written: string, now: number): Feedback => {
  const text = feedbackKinds[kind].text === 'none' ? undefined : toAnswer(written, 'paragraph');
  return { page, kind, ...(text !== undefined && { text }), dateCreated: now };
};

/** A whole record, for tests. */
export const createSampleFeedback = (kind: FeedbackKind, now: number): Feedback =>
  createFeedback('/Emergency-Hotlines', kind, 'Sample: 088 000 is of another office.', now);
