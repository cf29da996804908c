/** The sections of a page that the barangay writes itself. */

import type { WrittenPage } from '../content/lists.ts';
import { type Section, sectionsOf } from '../content/section.ts';
import { useLog } from './log.ts';
import { type Reading, useAnswer } from './reading.ts';
import { useVisited } from './visited.ts';

export const useSections = (page: WrittenPage): Reading<readonly Section[]> => {
  const log = useLog();
  const visited = useVisited();
  return useAnswer(`'pages' of '${page}'`, async ({ readSections }) =>
    sectionsOf(visited.keep('pages', await readSections(page)), visited.reportOf('pages', log)),
  );
};
