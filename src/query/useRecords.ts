/** What a page shows of the records: what came drawn with it, the device's copy, or what is read (spec §7). A failure is logged only (§8). */
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { parseDocuments } from '../content/models/documents.ts';
import type { ReportProblem } from '../content/models/record.ts';
import type { ListName } from '../content/schema/lists.ts';
import { useLocale } from '../context/localeContext.ts';
import { useLogger } from '../context/loggerContext.ts';
import { collectionOf } from '../firestore/collections.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import { type Query, type QueryActorRef, queryKey, useQueryClient } from './queryClient.ts';
import { useSessionRecords } from './sessionRecords.ts';

export type QueryResult<Shown> =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'success';
      readonly data: Shown;
      /** Epoch ms; null where it came drawn with the page, and nobody has found yet that the records cannot be asked. */
      readonly readAt: number | null;
      /** The records may hold something else by now. */
      readonly isOutdated: boolean;
    };

/** What of its machine a page shows: where only the way to it changes, nothing is drawn anew. */
const selectQueryState = (state: SnapshotFrom<QueryActorRef>) => ({
  ...state.context,
  isStale: state.hasTag('stale'),
  isFailed: state.hasTag('failed'),
  isOlder: state.hasTag('older'),
});

type QueryState = ReturnType<typeof selectQueryState>;

const isSameQueryState = (one: QueryState, other: QueryState): boolean =>
  (Object.keys(one) as (keyof QueryState)[]).every((name) => one[name] === other[name]);

/** The machine of a question; it runs while the question is on a page, and keeps what it knows for the next one. */
export const useQueryActor = <Answer>(query: Query<Answer>) => {
  const queryClient = useQueryClient();
  const key = queryKey(query);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that tells one question from another, in one language.
  const actor = useMemo(() => queryClient.getActor(query), [queryClient, key, language]);
  useEffect(() => queryClient.observe(actor), [queryClient, actor]);
  return [useSelector(actor, selectQueryState, isSameQueryState), actor] as const;
};

/** `shape` makes what is shown of an answer, and never throws; it stays the same function as long as it means the same. */
export const useQuery = <Answer, Shown>(
  query: Query<Answer>,
  shape: (answer: Answer) => Shown,
): QueryResult<Shown> => {
  const [{ shown: answer, drawnAt, isStale, isFailed, isOlder }] = useQueryActor(query);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is made of an answer says it in one language.
  return useMemo(() => {
    // Its own check let it in, as documents, pages or nothing.
    if (answer !== null)
      return {
        status: 'success',
        data: shape(answer.found as Answer),
        readAt: answer.readAt ?? (isStale ? drawnAt : null),
        isOutdated: isOlder,
      };
    return { status: isFailed ? 'error' : 'loading' };
  }, [answer, drawnAt, isFailed, isOlder, isStale, shape, language]);
};

export type UncheckedDocuments = readonly UncheckedDocument[];

/** A list that is read whole, as a question. */
export const createListQuery = (list: ListName): Query<UncheckedDocuments> => ({
  source: list,
  label: `'${list}'`,
  fetchRecords: ({ readList }) => readList(list),
  parse: (found) => parseDocuments(found, collectionOf(list).limit),
});

/** Documents as they are shown; the search of this visit finds them from then on. */
export const useDocumentQuery = <Shown>(
  list: ListName,
  query: Query<UncheckedDocuments>,
  shape: (documents: UncheckedDocuments, report: ReportProblem) => Shown,
): QueryResult<Shown> => {
  const log = useLogger();
  const sessionRecords = useSessionRecords();
  const shaped = useMemo(
    () => (documents: UncheckedDocuments) =>
      shape(sessionRecords.add(list, documents), sessionRecords.createReport(list, log)),
    [list, shape, sessionRecords, log],
  );
  return useQuery(query, shaped);
};

/** `shape` is given from outside the component, so that it stays the same. */
export const useRecords = <Shown>(
  list: ListName,
  shape: (documents: UncheckedDocuments, report: ReportProblem) => Shown,
): QueryResult<Shown> => useDocumentQuery(list, createListQuery(list), shape);
