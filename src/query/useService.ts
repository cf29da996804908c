/** One service of the charter, of which a page shows no other. */
import type { ReportProblem } from '../content/models/record.ts';
import { type Service, toServices } from '../content/models/service.ts';
import { findService } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import type { Query } from './queryClient.ts';
import {
  createListQuery,
  type QueryResult,
  type UncheckedDocuments,
  useDocumentQuery,
  useQueryActor,
} from './useRecords.ts';

const ignoreProblems: ReportProblem = () => {};

/** Only the document that an address means, so that a page is not as long as the charter. */
const selectBySlug =
  (slug: string) =>
  (documents: UncheckedDocuments): UncheckedDocuments => {
    const found = findService(toServices(documents, ignoreProblems), slug);
    return documents.filter(({ id }) => id === found?.id);
  };

/** Whatever its name is in the language that is spoken: an address means a service by its English one. */
const toFirstService = (documents: UncheckedDocuments, report: ReportProblem): Service | null =>
  toServices(documents, report)[0] ?? null;

/**
 * The service that an address means: the charter is asked for, and one of it taken (spec §7). It is asked anew at each
 * opening: a service that staff have hidden is shown no longer than it takes to ask.
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

/** For a form's fee and requirements: one document where it has its address. */
export const useCharterService = (type: FormType): QueryResult<Service | null> => {
  const { slug } = formTypes[type];
  return useDocumentQuery(
    'charter',
    {
      ...createListQuery('charter'),
      source: `charter at ${slug}`,
      // Written by hand it may have no address: then it is found by its name.
      fetchRecords: async ({ readBySlug, readList }) => {
        const own = await readBySlug('charter', slug);
        return own.length > 0 ? own : selectBySlug(slug)(await readList('charter'));
      },
    },
    toFirstService,
  );
};
