/** What a page was told, as staff see it. Anybody may have written it: text is made harmless where it is shown. */

import { privateCollections } from '../../../src/firestore/collections.ts';
import { type Feedback, type FeedbackKind, feedbackKinds } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type Plain, plainFields } from '../../../src/staff-core/plainValue.ts';
import type { StoredRecord } from '../../../src/staff-core/records.ts';
import { momentOf } from '../../../src/staff-core/request.ts';

/** 'Sample_website/Page_Feedback/list' → 'Page_Feedback' */
export const feedback = privateCollections.feedback.path.split('/')[1] ?? '';

export interface Message {
  readonly id: string;
  readonly name: string;
  readonly fields: { readonly [name: string]: Plain };
  /** When the store got it, epoch ms. */
  readonly arrived: number;
  readonly version: string;
}

export const messageOf = ({ id, name, fields, createTime, updateTime }: StoredRecord): Message => ({
  id,
  name,
  fields: plainFields(fields),
  arrived: Date.parse(createTime),
  version: updateTime,
});

/** As much of an id as tells it from the others, most of the time. */
export const shortId = ({ id }: Message): string => sanitizeLine(id, 60).slice(0, 8);

/** A field as one line; '' where it has none. */
export const lineOf = ({ fields }: Message, name: keyof Feedback, most = 80): string => {
  const value = fields[name] ?? '';
  return sanitizeLine(typeof value === 'object' ? JSON.stringify(value) : String(value), most);
};

export const toldOn = ({ arrived }: Message): string => momentOf(arrived);

const isKind = (text: string): text is FeedbackKind => Object.hasOwn(feedbackKinds, text);

/** null of a kind there is not. */
export const kindOf = (message: Message): FeedbackKind | null => {
  const kind = lineOf(message, 'kind');
  return isKind(kind) ? kind : null;
};

const said = {
  useful: 'useful',
  notUseful: 'not useful',
  wrongNumber: 'WRONG NUMBER',
} as const satisfies Record<FeedbackKind, string>;

export const kindLine = (message: Message): string => {
  const kind = kindOf(message);
  return kind === null ? lineOf(message, 'kind', 20) : said[kind];
};
