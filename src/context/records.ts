/** The records as the rest of the site sees them: the cache of queries, and what this session has read. */
import type { ActorRefFrom } from 'xstate';
import type { recordQueryMachine } from '../../machines/content/recordQuery.ts';
import type { ReportProblem } from '../content/models/record.ts';
import type { DatedListName, ListName } from '../content/schema/lists.ts';
import type { ListSpan } from '../firestore/articlePage.ts';
import type * as firestoreClient from '../firestore/client.ts';
import type { Localization } from '../i18n/define.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import type { Logger } from './logger.ts';

/** The Firestore client's functions that read public records. */
export type RecordReader = Pick<
  typeof firestoreClient,
  'readList' | 'readDated' | 'readNewest' | 'readBySlug' | 'readSections' | 'readUrgent' | 'readHallDays'
>;

export interface Query<Answer> {
  /** The data it reads, as the name of the device's copy; several queries may share a source. */
  readonly source: string;
  /** The name in the log of a failed read; `source` by default. */
  readonly label?: string;
  readonly fetchRecords: (records: RecordReader) => Promise<Answer>;
  /** Checks a stored result; null when it is invalid. */
  readonly parse: (found: unknown) => Answer | null;
  /** Stale time, ms: how long a result is not fetched again; `defaultStaleTime` (ten minutes) by default. */
  readonly staleTime?: number;
  /** Whether a newer result replaces the shown one at once. Without it, every newer result waits for the reader. */
  readonly showsAtOnce?: (newer: Answer, shown: Answer) => boolean;
  /** The part of the result that a page needs, if not all of it. Named, because another page may need more. */
  readonly selection?: {
    readonly name: string;
    /** @param prerendered the part that came with the page; null without one */
    readonly pick: (
      answer: Answer,
      localization: Localization,
      prerendered: Answer | null,
    ) => Answer | Promise<Answer>;
  };
}

export type QueryActorRef = ActorRefFrom<typeof recordQueryMachine>;

export interface FetchedRecords<Answer> {
  readonly found: Answer;
  /** Epoch ms. */
  readonly readAt: number;
}

/** The record cache of this session (src/query/queryClient.ts). */
export interface QueryClient {
  /**
   * The whole result of a query that no page observes, in every locale: the device's copy while it is within its stale time, else
   * Firestore's.
   * @param since epoch ms; an older copy counts as stale. 0 for any
   */
  readonly fetchQuery: <Answer>(query: Query<Answer>, since: number) => Promise<FetchedRecords<Answer>>;
  readonly getActor: <Answer>(query: Query<Answer>) => QueryActorRef;
  /** Marks the query as visible on the page, which starts its machine. Returns the function that ends this. */
  readonly observe: (actor: QueryActorRef) => () => void;
  /** Whether a visible query has a newer result than the page shows. */
  readonly hasUpdates: () => boolean;
  readonly showUpdates: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Discards all queries after a locale change. Each runs again, starting from the device's copy, which has all locales. */
  readonly clear: () => void;
}

/**
 * The records read in this session: documents for the search, the ends of the dated lists, and the faults already
 * logged. They are in memory only and end with the page (src/query/sessionRecords.ts).
 */
export interface SessionRecords {
  /** Adds the documents to the search and returns them. */
  readonly add: (list: ListName, documents: readonly UncheckedDocument[]) => readonly UncheckedDocument[];
  readonly documents: (list: ListName) => readonly UncheckedDocument[];
  readonly spanOf: (list: DatedListName) => ListSpan;
  readonly setSpan: (list: DatedListName, span: ListSpan) => void;
  /** Forgets the documents after a locale change: they are in the old locale. */
  readonly clear: () => void;
  /** Returns a reporter that logs each malformed field once a session (spec §8). */
  readonly createReport: (list: ListName, log: Logger) => ReportProblem;
}
