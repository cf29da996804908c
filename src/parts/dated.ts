/** A page of a dated list, by the cursor in the address; the newest of one; the one entry that an address means. */
import { useLocation } from 'react-router-dom';
import { type Entry, entryShapes } from '../content/entry.ts';
import type { DatedName } from '../content/lists.ts';
import { type DatedPage, datedPage } from '../database/datedPage.ts';
import { cursorOf } from '../routes/cursor.ts';
import { useLog } from './log.ts';
import { type Reading, useAnswer } from './reading.ts';
import { useVisited } from './visited.ts';

interface EntriesShown extends Pick<DatedPage, 'documents' | 'hasNewer' | 'hasOlder' | 'span'> {
  readonly entries: readonly Entry[];
}

export const useDatedPage = (list: DatedName): Reading<EntriesShown> => {
  const { search } = useLocation();
  const log = useLog();
  const visited = useVisited();
  const cursor = cursorOf(search);
  const place = cursor === null ? '' : ` ${cursor.way} ${cursor.key.date}`;
  return useAnswer(
    `'${list}'${place}`,
    async ({ readDated }) => {
      const page = await datedPage(readDated(list), cursor, visited.spanOf(list));
      visited.keepSpan(list, page.span);
      visited.keep(list, page.documents);
      return { ...page, entries: entryShapes[list](page.documents, visited.reportOf(list, log)) };
    },
    search,
  );
};

/** The newest of a list, as many as asked for. */
export const useNewest = (list: DatedName, most: number): Reading<readonly Entry[]> => {
  const log = useLog();
  const visited = useVisited();
  return useAnswer(`'${list}'`, async ({ readNewest }) =>
    entryShapes[list](visited.keep(list, await readNewest(list, most)), visited.reportOf(list, log)),
  );
};

/** What no import makes is not asked for. */
const longestSlug = 200;

/** The entry whose stored slug an address holds, in any case; null where there is none. One query, one document. */
export const useEntry = (list: DatedName, slug: string): Reading<Entry | null> => {
  const log = useLog();
  const visited = useVisited();
  const meant = slug.toLowerCase();
  return useAnswer(
    `'${list}' by an address`,
    async ({ readBySlug }) => {
      if (meant === '' || meant.length > longestSlug) return null;
      const documents = visited.keep(list, await readBySlug(list, meant));
      return entryShapes[list](documents, visited.reportOf(list, log))[0] ?? null;
    },
    meant,
  );
};
