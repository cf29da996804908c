/** Hooks that query records: prerendered, from the device, or from Firestore (spec §7). Failures are only logged (§8). */
import { useSelector } from '@xstate/react';
import { useContext, useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { parseDocuments } from '../content/models/documents.ts';
import type { RecordContext } from '../content/models/record.ts';
import type { ListName } from '../content/schema/lists.ts';
import { LocalizationContext, useLocale } from '../context/localeContext.ts';
import type { Query, QueryActorRef } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import { collectionOf } from '../firestore/collections.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import { queryKey } from './queryClient.ts';

export type QueryResult<Shown> =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | {
      readonly status: 'success';
      readonly data: Shown;
      /** Epoch ms; null for a prerendered result. After a failed fetch, the time of prerendering. */
      readonly readAt: number | null;
      /** Firestore may have newer data by now. */
      readonly isOutdated: boolean;
    };

/** The part of the machine's state that a page shows. Other state changes do not re-render. */
const selectQueryState = (state: SnapshotFrom<QueryActorRef>) => ({
  ...state.context,
  isStale: state.hasTag('stale'),
  isFailed: state.hasTag('failed'),
  isOlder: state.hasTag('older'),
});

type QueryState = ReturnType<typeof selectQueryState>;

const isSameQueryState = (one: QueryState, other: QueryState): boolean =>
  (Object.keys(one) as (keyof QueryState)[]).every((name) => one[name] === other[name]);

/** The machine of a query. It runs while a page shows the query, and keeps its result for the next page. */
export const useQueryActor = <Answer>(query: Query<Answer>) => {
  const { queryClient } = useServices();
  const key = queryKey(query);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key identifies a query within one locale.
  const actor = useMemo(() => queryClient.getActor(query), [queryClient, key, language]);
  useEffect(() => queryClient.observe(actor), [queryClient, actor]);
  return [useSelector(actor, selectQueryState, isSameQueryState), actor] as const;
};

/** `shape` converts a result for display and never throws. It must be referentially stable. */
export const useQuery = <Answer, Shown>(
  query: Query<Answer>,
  shape: (answer: Answer) => Shown,
): QueryResult<Shown> => {
  const [{ shown: answer, prerenderedAt, isStale, isFailed, isOlder }] = useQueryActor(query);
  return useMemo(() => {
    // The query's own `parse` has checked it.
    if (answer !== null)
      return {
        status: 'success',
        data: shape(answer.found as Answer),
        readAt: answer.readAt ?? (isStale ? prerenderedAt : null),
        isOutdated: isOlder,
      };
    return { status: isFailed ? 'error' : 'loading' };
  }, [answer, prerenderedAt, isFailed, isOlder, isStale, shape]);
};

export type UncheckedDocuments = readonly UncheckedDocument[];

/** A query that reads a whole list. */
export const createListQuery = (list: ListName): Query<UncheckedDocuments> => ({
  source: list,
  label: `'${list}'`,
  fetchRecords: ({ readList }) => readList(list),
  parse: (found) => parseDocuments(found, collectionOf(list).limit),
});

/** Queries documents, converts them for display, and adds them to the session's search. */
export const useDocumentQuery = <Shown>(
  list: ListName,
  query: Query<UncheckedDocuments>,
  shape: (documents: UncheckedDocuments, context: RecordContext) => Shown,
): QueryResult<Shown> => {
  const { log, sessionRecords } = useServices();
  const localization = useContext(LocalizationContext);
  const shaped = useMemo(
    () => (documents: UncheckedDocuments) =>
      shape(sessionRecords.add(list, documents), {
        ...localization,
        report: sessionRecords.createReport(list, log),
      }),
    [list, shape, sessionRecords, localization, log],
  );
  return useQuery(query, shaped);
};

/** Define `shape` outside the component, so that it is referentially stable. */
export const useRecords = <Shown>(
  list: ListName,
  shape: (documents: UncheckedDocuments, context: RecordContext) => Shown,
): QueryResult<Shown> => useDocumentQuery(list, createListQuery(list), shape);
