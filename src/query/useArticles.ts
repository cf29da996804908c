/** A page of a dated list, by the cursor in the address; the newest of one; the one entry that an address means. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Entry, entryShapes } from '../content/models/article.ts';
import { documentsIn } from '../content/models/documents.ts';
import type { Report } from '../content/models/record.ts';
import type { DatedName } from '../content/schema/lists.ts';
import { useLog } from '../context/loggerContext.ts';
import { type DatedPage, datedPage, pageSize } from '../firestore/articlePage.ts';
import { fieldsOf } from '../lib/readFields.ts';
import { cursorOf, type Mark } from '../routes/cursor.ts';
import type { Question } from './queryClient.ts';
import { useVisited, type Visited } from './sessionRecords.ts';
import { type Documents, type Reading, useAnswer, useDocuments } from './useRecords.ts';

interface EntriesShown extends DatedPage {
  readonly entries: readonly Entry[];
}

const markIn = (value: unknown): Mark | null => {
  const fields = fieldsOf(value);
  const [date, id] = [fields.get('date'), fields.get('id')];
  return typeof date === 'number' && Number.isFinite(date) && typeof id === 'string' ? { date, id } : null;
};

/** A page as JSON holds it; null for what is none. */
const pageIn = (value: unknown): DatedPage | null => {
  const fields = fieldsOf(value);
  const documents = documentsIn(fields.get('documents'), pageSize);
  const span = fieldsOf(fields.get('span'));
  return (
    documents && {
      documents,
      hasNewer: fields.get('hasNewer') === true,
      hasOlder: fields.get('hasOlder') === true,
      span: { newest: markIn(span.get('newest')), oldest: markIn(span.get('oldest')) },
    }
  );
};

const pageAt = (list: DatedName, search: string, visited: Visited): Question<DatedPage> => {
  const cursor = cursorOf(search);
  return {
    source: `${list} page${cursor === null ? '' : ` ${cursor.way} ${cursor.key.date} ${cursor.key.id}`}`,
    label: `'${list}'${cursor === null ? '' : ` ${cursor.way} ${cursor.key.date}`}`,
    ask: ({ readDated }) => datedPage(readDated(list), cursor, visited.spanOf(list)),
    check: pageIn,
  };
};

export const useDatedPage = (list: DatedName): Reading<EntriesShown> => {
  const { search } = useLocation();
  const log = useLog();
  const visited = useVisited();
  const shape = useMemo(
    () =>
      (page: DatedPage): EntriesShown => {
        visited.keepSpan(list, page.span);
        visited.keep(list, page.documents);
        return { ...page, entries: entryShapes[list](page.documents, visited.reportOf(list, log)) };
      },
    [list, visited, log],
  );
  return useAnswer(pageAt(list, search, visited), shape);
};

/** The newest of a list, as many as asked for. */
export const useNewest = (list: DatedName, most: number): Reading<readonly Entry[]> =>
  useDocuments(
    list,
    {
      source: `${list} newest ${most}`,
      label: `'${list}'`,
      ask: ({ readNewest }) => readNewest(list, most),
      check: (found) => documentsIn(found, most),
    },
    entryShapes[list],
  );

/** What no import makes is not asked for. */
const longestSlug = 200;

const firstOf: Readonly<Record<DatedName, (documents: Documents, report: Report) => Entry | null>> = {
  news: (documents, report) => entryShapes.news(documents, report)[0] ?? null,
  ordinances: (documents, report) => entryShapes.ordinances(documents, report)[0] ?? null,
  announcements: (documents, report) => entryShapes.announcements(documents, report)[0] ?? null,
  awards: (documents, report) => entryShapes.awards(documents, report)[0] ?? null,
};

/** The entry whose stored slug an address holds, in any case; null where there is none. One query, one document. */
export const useEntry = (list: DatedName, slug: string): Reading<Entry | null> => {
  const meant = slug.toLowerCase();
  return useDocuments(
    list,
    {
      source: `${list} at ${meant}`,
      label: `'${list}' by an address`,
      ask: async ({ readBySlug }) =>
        meant === '' || meant.length > longestSlug ? [] : readBySlug(list, meant),
      check: (found) => documentsIn(found, 1),
    },
    firstOf[list],
  );
};
