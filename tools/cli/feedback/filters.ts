/** Filters for feedback: by page, by kind, since a day. */
import { UserError } from '../../../server/lib/userError.ts';
import { type FeedbackKind, feedbackKinds } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { canonicalPathOf } from '../../../src/routes/menu.ts';
import {
  type FeedbackMessage,
  feedbackCollection,
  toFeedbackMessage,
} from '../../../src/staff-core/feedback.ts';
import { listRecords, type RecordQuery } from '../../../src/staff-core/records.ts';
import { createAndFilter, createFieldFilter } from '../../../src/staff-core/search/filters.ts';
import { createStoreCommand } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { createArrivalFilter, parseSinceOption, requireChoice } from '../requests/filters.ts';

export interface FeedbackFilters {
  /** In the route table's spelling. */
  readonly page: string | null;
  readonly kind: FeedbackKind | null;
  /** Messages that arrived then or later, epoch ms. */
  readonly since: number | null;
}

/** Creates a command on a store with the options of these filters. */
export const createFeedbackFilterCommand = (name: string) =>
  createStoreCommand(name)
    .option('--page <PATH>', 'the path of a page, such as /Emergency-Hotlines')
    .option('--kind <KIND>', Object.keys(feedbackKinds).join(', '))
    .option('--since <DAY>', "sent on that day or later: yyyy-mm-dd, yyyy-mm-ddThh:mm, 'today'");

type FilterArgs = Readonly<Partial<Record<'page' | 'kind' | 'since', string | undefined>>>;

/** 'emergency-hotlines' → '/Emergency-Hotlines' */
function parsePage(text: string): string {
  const page = canonicalPathOf(`/${text.replace(/^\//, '')}`);
  if (page === null)
    throw new UserError(
      `--page must be the path of a page, such as /Emergency-Hotlines; it is '${sanitizeLine(text, 60)}'.`,
    );
  return page;
}

const normalizeName = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

/** 'wrong-number' → 'wrongNumber' */
function parseKind(text: string): FeedbackKind {
  const kinds = Object.keys(feedbackKinds) as FeedbackKind[];
  const kind = kinds.find((each) => normalizeName(each) === normalizeName(text));
  return requireChoice(kind, '--kind', kinds, text);
}

/** @throws UserError */
export const parseFeedbackFilters = ({ page, kind, since }: FilterArgs, now: number): FeedbackFilters => ({
  page: page === undefined ? null : parsePage(page),
  kind: kind === undefined ? null : parseKind(kind),
  since: since === undefined ? null : parseSinceOption(since, now),
});

const matchesFilters = (
  { fields, arrived }: FeedbackMessage,
  { page, kind, since }: FeedbackFilters,
): boolean =>
  (page === null || fields.page === page) &&
  (kind === null || fields.kind === kind) &&
  (since === null || arrived >= since);

/**
 * The query for an indexed store: by equal values or by the latest date, which need only the indexes that every field
 * has.
 */
function toIndexedQuery({ page, kind, since }: FeedbackFilters): RecordQuery {
  const equal = [
    ...(page === null ? [] : [createFieldFilter('page', 'EQUAL', { stringValue: page })]),
    ...(kind === null ? [] : [createFieldFilter('kind', 'EQUAL', { stringValue: kind })]),
  ];
  if (equal.length > 0) return { where: createAndFilter(equal) };
  const by = { field: 'dateCreated', descending: true } as const;
  if (since === null) return { by };
  return { where: createArrivalFilter(since), by };
}

/** Whether the store returns the newest first, so that reading can stop at the limit. */
export const isNewestFirst = ({ isIndexed }: StoreClient, { page, kind }: FeedbackFilters): boolean =>
  isIndexed && page === null && kind === null;

/**
 * @param page the page size of the query
 * @throws UserError
 */
export async function* findMessages(
  client: StoreClient,
  filters: FeedbackFilters,
  page = 300,
): AsyncGenerator<FeedbackMessage> {
  const query = client.isIndexed ? toIndexedQuery(filters) : {};
  for await (const record of listRecords(client, feedbackCollection, { ...query, page })) {
    const message = toFeedbackMessage(record);
    if (matchesFilters(message, filters)) yield message;
  }
}
