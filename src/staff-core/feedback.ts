/**
 * The feedback of citizens as staff see it, for the commands and for the staff page. Anybody may have written it, so each text is
 * sanitized before it is shown.
 */
import type { PlainObject, PlainValue } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { privateCollections } from '../firestore/collections.ts';
import { type Feedback, type FeedbackKind, feedbackKinds } from '../form/feedback.ts';
import { sanitizeLine } from '../lib/sanitizeLine.ts';
import { takeLimited } from './limit.ts';
import { listRecords, type StoredRecord, toPlainFields } from './records.ts';
import type { FirestoreRestClient } from './restClient.ts';
import { createFieldFilter } from './search/filters.ts';

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

/** A field as one line; '' for an absent field. */
export const formatMessageField = ({ fields }: FeedbackMessage, name: keyof Feedback, limit = 80): string => {
  const value = fields[name] ?? '';
  return sanitizeLine(typeof value === 'object' ? JSON.stringify(value) : String(value), limit);
};

/** The lines of the text; none without a text. */
export const toTextLines = ({ fields: { text } }: FeedbackMessage): readonly string[] =>
  typeof text === 'string' ? text.split('\n').map((line) => sanitizeLine(line, 2_000)) : [];

const isKind = (text: string): text is FeedbackKind => Object.hasOwn(feedbackKinds, text);

/** The kind of a message; null for an unknown kind. */
export const messageKindOf = (message: FeedbackMessage): FeedbackKind | null => {
  const kind = formatMessageField(message, 'kind');
  return isKind(kind) ? kind : null;
};

export const compareNewestFirst = (a: FeedbackMessage, b: FeedbackMessage): number => b.arrived - a.arrived;

export type PageCounts = Readonly<Record<FeedbackKind, number>>;

/** How often each page got each kind, by page. */
export type CountsByPage = Map<string, PageCounts>;

const noFeedback: PageCounts = { useful: 0, notUseful: 0, wrongNumber: 0 };

/** Counts one message more; one of an unknown kind counts nothing. */
export const addToCounts = (counts: CountsByPage, message: FeedbackMessage): void => {
  const kind = messageKindOf(message);
  if (kind === null) return;
  const page = formatMessageField(message, 'page', 240);
  const before = counts.get(page) ?? noFeedback;
  counts.set(page, { ...before, [kind]: before[kind] + 1 });
};

/** The most urgent pages first: those with wrong numbers, then those that were not useful. */
export const sortCounts = (counts: CountsByPage): readonly (readonly [page: string, PageCounts])[] =>
  [...counts].sort(
    ([one, a], [other, b]) =>
      b.wrongNumber - a.wrongNumber ||
      b.notUseful - a.notUseful ||
      b.useful - a.useful ||
      (one < other ? -1 : 1),
  );

/** The newest messages that staff read at once, and the most reports of wrong numbers beside them. Each costs a read on Firebase. */
export const feedbackLimits = { newest: 300, reports: 300 } as const;

export interface FoundFeedback {
  /** Newest first. */
  readonly messages: readonly FeedbackMessage[];
  /** Whether older messages are not read yet. */
  readonly areMore: boolean;
  /** Whether there are more reports of wrong numbers than were read. */
  readonly areMoreReports: boolean;
  /** Where the next read goes on; null before the first. */
  readonly last: StoredRecord | null;
}

/** Beside the newest messages, so that many of another kind cannot push a wrong number out of sight. */
const readReports = (client: FirestoreRestClient) => {
  const where = createFieldFilter('kind', 'EQUAL', { stringValue: 'wrongNumber' satisfies FeedbackKind });
  const { reports } = feedbackLimits;
  return takeLimited(listRecords(client, feedbackCollection, { where, page: reports + 1 }), reports);
};

/**
 * The newest messages and the reports of wrong numbers, or the next older messages added to those of an earlier read.
 * @param found null for the first read
 * @throws StaffError
 */
export const readFeedback = async (
  client: FirestoreRestClient,
  found: FoundFeedback | null,
): Promise<FoundFeedback> => {
  const { newest } = feedbackLimits;
  const by = { field: 'dateCreated', descending: true } as const;
  const [{ items, areMore }, reports] = await Promise.all([
    takeLimited(
      listRecords(client, feedbackCollection, { by, page: newest + 1, after: found?.last ?? null }),
      newest,
    ),
    found === null ? readReports(client) : { items: [], areMore: found.areMoreReports },
  ]);
  const read = [...reports.items, ...items].map(toFeedbackMessage);
  const byId = new Map([...(found?.messages ?? []), ...read].map((message) => [message.id, message]));
  return {
    messages: [...byId.values()].sort(compareNewestFirst),
    areMore,
    areMoreReports: reports.areMore,
    last: items.at(-1) ?? found?.last ?? null,
  };
};

/** The most open messages that the tab's name counts. Each costs a read on Firebase. */
const maxCounted = 50;

/** Whether staff have something to do about it: someone who only pressed a button is counted, and has nothing to read. */
export const isOpenMessage = ({ fields }: FeedbackMessage): boolean =>
  fields.kind === 'wrongNumber' || (fields.kind === 'notUseful' && fields.text !== undefined);

/** '3'; '50+' where there may be more; '' for none. */
export const formatOpenCount = (messages: readonly FeedbackMessage[], areMore = false): string => {
  const count = messages.filter(isOpenMessage).length;
  return areMore ? `${count}+` : count === 0 ? '' : String(count);
};

/** How many messages are open, from one bounded read. @throws StaffError */
export const countOpenFeedback = async (client: FirestoreRestClient): Promise<string> => {
  const values = ['wrongNumber', 'notUseful'].map((stringValue) => ({ stringValue }));
  const where = createFieldFilter('kind', 'IN', { arrayValue: { values } });
  const found = listRecords(client, feedbackCollection, { where, page: maxCounted + 1 });
  const { items, areMore } = await takeLimited(found, maxCounted);
  return formatOpenCount(items.map(toFeedbackMessage), areMore);
};

/** The digits of a number, however they are grouped, with '+63' for its first '0' too; null without any. */
const toNumberPattern = (number: unknown): RegExp | null => {
  const digits = String(number ?? '')
    .replace(/\D/g, '')
    .replace(/^63(?=\d{10}$)/, '0');
  const grouped = [...digits].join('[ ().-]*').replace(/^0/, '(?:0|63)');
  return digits === '' ? null : new RegExp(`(?<!\\d)${grouped}(?!\\d)`);
};

/** The id of the hotline whose number a report of a wrong number names; null without one. */
export const findReportedHotline = (
  message: FeedbackMessage,
  hotlines: readonly { readonly id: string; readonly fields: PlainObject }[],
): string | null => {
  if (messageKindOf(message) !== 'wrongNumber') return null;
  const text = toTextLines(message).join('\n');
  const isNamed = (number: unknown): boolean => toNumberPattern(number)?.test(text) === true;
  return hotlines.find(({ fields }) => isNamed(fields.mobileCon1) || isNamed(fields.mobileCon2))?.id ?? null;
};

/** All of it, as the store has it. @throws StaffError */
export async function* readAllFeedback(client: FirestoreRestClient): AsyncGenerator<FeedbackMessage> {
  for await (const record of listRecords(client, feedbackCollection)) yield toFeedbackMessage(record);
}

/** Deleting what another clerk deleted already succeeds. @throws StaffError */
export const deleteFeedback = async (
  client: FirestoreRestClient,
  { name }: Pick<FeedbackMessage, 'name'>,
): Promise<void> => {
  await client.post(':commit', { writes: [{ delete: name }] });
};
