/** Hooks that query records: prerendered, from the device, or from Firestore (spec §7). Failures are only logged (§8). */
import { useSelector } from '@xstate/react';
import { useCallback, useContext, useEffect, useMemo } from 'react';
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
  | { readonly status: 'success'; readonly data: Shown };

type QueryState = SnapshotFrom<QueryActorRef>;

/** The shown records, undefined while there are none. Records that are read again unchanged stay the same object. */
export const selectFound = ({ context: { shown } }: QueryState): unknown => shown?.found;
/** The records that are not shown yet. */
export const selectNewer = ({ context: { newer } }: QueryState): QueryState['context']['newer'] => newer;
export const selectIsFailed = (state: QueryState): boolean => state.hasTag('failed');
/** Whether the records are an older copy, which could not be read again. */
export const selectIsStale = (state: QueryState): boolean => state.hasTag('stale');

/**
 * When a copy that may be out of date was read, epoch ms; null for current records, and for prerendered ones until they could
 * not be read again.
 */
export const selectCopyReadAt = (state: QueryState): number | null => {
  const { shown, prerenderedAt } = state.context;
  if (!state.hasTag('older')) return null;
  return shown?.readAt ?? (selectIsStale(state) ? prerenderedAt : null);
};

/**
 * The machine of a query. It runs while a page shows the query, and keeps its result for the next page. A component selects the part
 * of its state that it shows, so that no other change renders it again.
 */
export const useQueryActor = <Answer>(query: Query<Answer>): QueryActorRef => {
  const { queryClient } = useServices();
  const key = queryKey(query);
  const language = useLocale();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key identifies a query within one locale.
  const actor = useMemo(() => queryClient.getActor(query), [queryClient, key, language]);
  useEffect(() => queryClient.observe(actor), [queryClient, actor]);
  return actor;
};

/** `shape` converts a result for display and never throws. It must be referentially stable. */
export const useQuery = <Answer, Shown>(
  query: Query<Answer>,
  shape: (answer: Answer) => Shown,
): QueryResult<Shown> => {
  const actor = useQueryActor(query);
  const found = useSelector(actor, selectFound);
  const isFailed = useSelector(actor, selectIsFailed);
  return useMemo(() => {
    // The query's own `parse` has checked it.
    if (found !== undefined) return { status: 'success', data: shape(found as Answer) };
    return { status: isFailed ? 'error' : 'loading' };
  }, [found, isFailed, shape]);
};

export type UncheckedDocuments = readonly UncheckedDocument[];

/** A query that reads a whole list. */
export const createListQuery = (list: ListName): Query<UncheckedDocuments> => ({
  source: list,
  label: `'${list}'`,
  fetchRecords: ({ readList }) => readList(list),
  parse: (found) => parseDocuments(found, collectionOf(list).limit),
});

/** What a conversion of the list's documents needs: the page's locale, and the log of what is malformed. */
export const useRecordContext = (list: ListName): RecordContext => {
  const { log, sessionRecords } = useServices();
  const localization = useContext(LocalizationContext);
  return useMemo(
    () => ({ ...localization, report: sessionRecords.createReport(list, log) }),
    [list, sessionRecords, localization, log],
  );
};

/** Queries documents, converts them for display, and adds them to the session's search. */
export const useDocumentQuery = <Shown>(
  list: ListName,
  query: Query<UncheckedDocuments>,
  shape: (documents: UncheckedDocuments, context: RecordContext) => Shown,
): QueryResult<Shown> => {
  const { sessionRecords } = useServices();
  const context = useRecordContext(list);
  const shaped = useCallback(
    (documents: UncheckedDocuments) => shape(sessionRecords.add(list, documents), context),
    [list, shape, sessionRecords, context],
  );
  return useQuery(query, shaped);
};

/** The first record of a result; null when there is none. */
export const takeFirst = <Shown>(result: QueryResult<readonly Shown[]>): QueryResult<Shown | null> =>
  result.status === 'success' ? { status: 'success', data: result.data[0] ?? null } : result;

/** Define `shape` outside the component, so that it is referentially stable. */
export const useRecords = <Shown>(
  list: ListName,
  shape: (documents: UncheckedDocuments, context: RecordContext) => Shown,
): QueryResult<Shown> => useDocumentQuery(list, createListQuery(list), shape);
