/** One service of the charter; its page shows no other. */
import { useSelector } from '@xstate/react';
import type { RecordContext } from '../content/models/record.ts';
import { type Service, toServices } from '../content/models/service.ts';
import type { Query } from '../context/records.ts';
import { findService } from '../domain/charter/charter.ts';
import { englishLocalization } from '../i18n/define.ts';
import {
  createListQuery,
  type QueryResult,
  selectNewer,
  type UncheckedDocuments,
  useDocumentQuery,
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
  const newer = useSelector(useQueryActor(query), selectNewer);
  const isGone = newer !== null && (newer.found as UncheckedDocuments).length === 0;
  return isGone ? { status: 'success', data: null } : result;
};
