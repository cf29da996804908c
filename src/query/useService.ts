/** One service of the charter, of which a page shows no other. */
import type { Report } from '../content/models/record.ts';
import { type Service, servicesOf } from '../content/models/service.ts';
import { findService } from '../domain/charter/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import type { Question } from './queryClient.ts';
import { type Documents, type Reading, useDocuments, useQuestion, wholeList } from './useRecords.ts';

const unsaid: Report = () => {};

/** Only the document that an address means, so that a page is not as long as the charter. */
const meantBy =
  (slug: string) =>
  (documents: Documents): Documents => {
    const found = findService(servicesOf(documents, unsaid), slug);
    return documents.filter(({ id }) => id === found?.id);
  };

/** Whatever its name is in the language that is spoken: an address means a service by its English one. */
const firstService = (documents: Documents, report: Report): Service | null =>
  servicesOf(documents, report)[0] ?? null;

/**
 * The service that an address means: the charter is asked for, and one of it taken (spec §7). It is asked anew at each
 * opening: a service that staff have hidden is shown no longer than it takes to ask.
 */
export const useService = (slug: string): Reading<Service | null> => {
  const question: Question<Documents> = {
    ...wholeList('charter'),
    part: { name: `at ${slug}`, pick: meantBy(slug) },
    freshFor: 0,
  };
  const reading = useDocuments('charter', question, firstService);
  const [{ newer }] = useQuestion(question);
  const isGone = newer !== null && (newer.found as Documents).length === 0;
  return isGone ? { tag: 'read', shown: null, readAt: newer.readAt, isOlder: false } : reading;
};

/** For a form's fee and requirements: one document where it has its address. */
export const useCharterService = (type: FormType): Reading<Service | null> => {
  const { slug } = formTypes[type];
  return useDocuments(
    'charter',
    {
      ...wholeList('charter'),
      source: `charter at ${slug}`,
      // Written by hand it may have no address: then it is found by its name.
      ask: async ({ readBySlug, readList }) => {
        const own = await readBySlug('charter', slug);
        return own.length > 0 ? own : meantBy(slug)(await readList('charter'));
      },
    },
    firstService,
  );
};
