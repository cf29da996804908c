/** One service of the charter; its page shows no other. */
import type { RecordContext } from '../content/models/record.ts';
import { type Service, toServices } from '../content/models/service.ts';
import type { Query } from '../context/records.ts';
import { findService } from '../domain/charter/charter.ts';
import { englishLocalization } from '../i18n/define.ts';
import {
  createListQuery,
  type QueryResult,
  takeFirst,
  type UncheckedDocuments,
  useDocumentQuery,
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

/**
 * The service with this slug, selected from the whole charter (spec §7). Fetches at each opening, so that a service
 * hidden by staff disappears as soon as the result arrives.
 */
export const useService = (slug: string): QueryResult<Service | null> => {
  const query: Query<UncheckedDocuments> = {
    ...createListQuery('charter'),
    selection: { name: `at ${slug}`, pick: selectBySlug(slug) },
    staleTime: 0,
    showsAtOnce: (found) => found.length === 0,
  };
  // The slug already matched by English name, whatever the current locale.
  return takeFirst(useDocumentQuery('charter', query, toServices));
};
