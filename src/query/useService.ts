/** One service of the charter; its page shows no other. */
import { useCallback, useContext } from 'react';
import type { RecordContext } from '../content/models/record.ts';
import { type Service, type ServiceSummary, toServices, trimToSummary } from '../content/models/service.ts';
import { LocalizationContext } from '../context/localeContext.ts';
import { useLogger } from '../context/loggerContext.ts';
import { findService } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { englishLocalization } from '../i18n/define.ts';
import type { Query } from './queryClient.ts';
import { useSessionRecords } from './sessionRecords.ts';
import {
  createListQuery,
  type QueryResult,
  type UncheckedDocuments,
  useDocumentQuery,
  useQuery,
  useQueryActor,
} from './useRecords.ts';

/** Slugs and names that services are found by are English. */
const searchContext: RecordContext = { ...englishLocalization, report: () => {} };

/** Selects the document of one slug, so that a prerendered page does not contain the whole charter. */
const selectBySlug =
  (slug: string) =>
  (documents: UncheckedDocuments): UncheckedDocuments => {
    const found = findService(toServices(documents, searchContext), slug);
    return documents.filter(({ id }) => id === found?.id);
  };

/** Takes the first service: the slug already matched by English name, whatever the current locale. */
const toFirstService = (documents: UncheckedDocuments, context: RecordContext): Service | null =>
  toServices(documents, context)[0] ?? null;

/**
 * The service with this slug, selected from the whole charter (spec §7). Fetches at each opening, so that a service
 * hidden by staff disappears as soon as the result arrives.
 */
export const useService = (slug: string): QueryResult<Service | null> => {
  const query: Query<UncheckedDocuments> = {
    ...createListQuery('charter'),
    selection: { name: `at ${slug}`, pick: selectBySlug(slug) },
    staleTime: 0,
  };
  const result = useDocumentQuery('charter', query, toFirstService);
  const [{ newer }] = useQueryActor(query);
  const isGone = newer !== null && (newer.found as UncheckedDocuments).length === 0;
  return isGone ? { status: 'success', data: null, readAt: newer.readAt, isOutdated: false } : result;
};

/**
 * A form's service, for its requirements, fees and time. Reads one document if the service has its slug stored. The search does
 * not get it: it is trimmed.
 */
export const useCharterService = (type: FormType): QueryResult<ServiceSummary | null> => {
  const { slug } = formTypes[type];
  const { parse, ...list } = createListQuery('charter');
  const log = useLogger();
  const sessionRecords = useSessionRecords();
  const localization = useContext(LocalizationContext);
  const shape = useCallback(
    (documents: UncheckedDocuments) =>
      toFirstService(documents, { ...localization, report: sessionRecords.createReport('charter', log) }),
    [sessionRecords, localization, log],
  );
  return useQuery(
    {
      ...list,
      source: `charter at ${slug}`,
      // A handwritten record may have no slug; find it by name in the charter instead.
      fetchRecords: async ({ readBySlug, readList }) => {
        const own = await readBySlug('charter', slug);
        return (own.length > 0 ? own : selectBySlug(slug)(await readList('charter'))).map(trimToSummary);
      },
      // An earlier version's copy on the device is not trimmed.
      parse: (found) => parse(found)?.map(trimToSummary) ?? null,
    },
    shape,
  );
};
