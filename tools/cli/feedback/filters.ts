/** Which feedback is meant: of a page, of a kind, since a day. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { Problem } from '../../../server/firestore/lib/userError.ts';
import { type FeedbackKind, feedbackKinds } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { canonicalPathOf } from '../../../src/routes/menu.ts';
import { all, compared } from '../../../src/staff-core/filters.ts';
import { type Asked, recordsOf } from '../../../src/staff-core/records.ts';
import type { Door } from '../lib/storeClient.ts';
import { sinceOf } from '../requests/filters.ts';
import { feedback, type Message, messageOf } from './message.ts';

export interface Filters {
  /** In the table's spelling. */
  readonly page: string | null;
  readonly kind: FeedbackKind | null;
  /** It came then or later, epoch ms. */
  readonly since: number | null;
}

export const filterOptions = {
  page: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

export const filterUsage = '[--page P] [--kind K] [--since D]';

type Given = { readonly [Name in keyof typeof filterOptions]?: string | undefined };

/** 'emergency-hotlines' → '/Emergency-Hotlines' */
function pageOf(text: string): string {
  const page = canonicalPathOf(`/${text.replace(/^\//, '')}`);
  if (page === null)
    throw new Problem(
      `--page must be the path of a page, such as /Emergency-Hotlines; it is '${sanitizeLine(text, 60)}'.`,
    );
  return page;
}

const fold = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, '');

/** 'wrong-number' → 'wrongNumber' */
function namedKind(text: string): FeedbackKind {
  const kinds = Object.keys(feedbackKinds) as FeedbackKind[];
  const kind = kinds.find((each) => fold(each) === fold(text));
  if (kind === undefined)
    throw new Problem(`--kind must be one of ${kinds.join(', ')}; it is '${sanitizeLine(text, 40)}'.`);
  return kind;
}

/** @throws Problem */
export const filtersOf = ({ page, kind, since }: Given, now: number): Filters => ({
  page: page === undefined ? null : pageOf(page),
  kind: kind === undefined ? null : namedKind(kind),
  since: since === undefined ? null : sinceOf(since, now),
});

const isMeant = ({ fields, arrived }: Message, { page, kind, since }: Filters): boolean =>
  (page === null || fields.page === page) &&
  (kind === null || fields.kind === kind) &&
  (since === null || arrived >= since);

/** Handed over at most so long before it comes: the rules take none that is older. */
const longestWay = 25 * 3_600_000;

/** An indexed store is asked for equal values, or for the latest; none needs an index but those that every field has. */
function indexedQuery({ page, kind, since }: Filters): Asked {
  const equal = [
    ...(page === null ? [] : [compared('page', 'EQUAL', { stringValue: page })]),
    ...(kind === null ? [] : [compared('kind', 'EQUAL', { stringValue: kind })]),
  ];
  if (equal.length > 0) return { where: all(equal) };
  const by = { field: 'dateCreated', descending: true } as const;
  if (since === null) return { by };
  const value = { integerValue: String(since - longestWay) };
  return { where: compared('dateCreated', 'GREATER_THAN_OR_EQUAL', value), by };
}

/** Whether they come newest first, and need be read no further than they are shown. */
export const isNewestFirst = ({ isIndexed }: Door, { page, kind }: Filters): boolean =>
  isIndexed && page === null && kind === null;

/** @param page so many of one reading. @throws Problem */
export async function* messagesMeant(door: Door, filters: Filters, page = 300): AsyncGenerator<Message> {
  const query = door.isIndexed ? indexedQuery(filters) : {};
  for await (const record of recordsOf(door, feedback, { ...query, page })) {
    const message = messageOf(record);
    if (isMeant(message, filters)) yield message;
  }
}
