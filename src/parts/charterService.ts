/** The service of the charter that a form asks for, for its fee and its requirements: one document where it has its address. */
import { type Service, servicesOf } from '../content/service.ts';
import { findService } from '../domain/charter.ts';
import { type FormType, formTypes } from '../form/types.ts';
import { useLog } from './log.ts';
import { type Reading, useAnswer } from './reading.ts';
import { useVisited } from './visited.ts';

export const useCharterService = (type: FormType): Reading<Service | null> => {
  const log = useLog();
  const visited = useVisited();
  const { slug } = formTypes[type];
  return useAnswer(
    "'charter'",
    async ({ readBySlug, readList }) => {
      const own = await readBySlug('charter', slug);
      // Written by hand it may have no address: then it is found by its name.
      const documents = own.length > 0 ? own : await readList('charter');
      const services = servicesOf(visited.keep('charter', documents), visited.reportOf('charter', log));
      return findService(services, slug);
    },
    slug,
  );
};
