/** Queries on dated lists: a page by the cursor in the address, the first articles, and one article by its slug. */
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { type Article, articleConverters, liesAhead, trimToListed } from '../content/models/article.ts';
import { parseDocuments } from '../content/models/documents.ts';
import type { DatedListName } from '../content/schema/lists.ts';
import type { Query, SessionRecords } from '../context/records.ts';
import { useServices } from '../context/services.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { manilaDay, manilaInstant } from '../domain/dates/day.ts';
import { type DatedPage, pageSize, readDatedPage, readNearest } from '../firestore/articlePage.ts';
import type { Localization } from '../i18n/define.ts';
import { readFields } from '../lib/readFields.ts';
import { type CursorKey, parseCursor } from '../routes/cursor.ts';
import {
  type QueryResult,
  takeFirst,
  type UncheckedDocuments,
  useDocumentQuery,
  useQuery,
  useRecordContext,
} from './useRecords.ts';

interface DatedArticlesPage extends DatedPage {
  readonly articles: readonly Article[];
}

const parseCursorKey = (value: unknown): CursorKey | null => {
  const fields = readFields(value);
  const [date, id] = [fields.get('date'), fields.get('id')];
  return typeof date === 'number' && Number.isFinite(date) && typeof id === 'string' ? { date, id } : null;
};

/** Parses a page from JSON; null when it is invalid. */
const parseDatedPage = (value: unknown): DatedPage | null => {
  const fields = readFields(value);
  const documents = parseDocuments(fields.get('documents'), pageSize);
  const span = readFields(fields.get('span'));
  return (
    documents && {
      documents,
      hasNewer: fields.get('hasNewer') === true,
      hasOlder: fields.get('hasOlder') === true,
      span: { newest: parseCursorKey(span.get('newest')), oldest: parseCursorKey(span.get('oldest')) },
    }
  );
};

/** Epoch ms. */
const startOfToday = (clock: Clock): number => manilaInstant(`${manilaDay(clock.now())}T00:00`);

/** The name of what a list shows of its articles. */
const listed = 'listed';

const trimAll = (documents: UncheckedDocuments, { locale }: Localization): UncheckedDocuments =>
  documents.map((document) => trimToListed(document, locale));

const createPageQuery = (
  list: DatedListName,
  search: string,
  sessionRecords: SessionRecords,
  clock: Clock,
): Query<DatedPage> => {
  const cursor = parseCursor(search);
  return {
    source: `${list} page${cursor === null ? '' : ` ${cursor.way} ${cursor.key.date} ${cursor.key.id}`}`,
    label: `'${list}'${cursor === null ? '' : ` ${cursor.way} ${cursor.key.date}`}`,
    fetchRecords: ({ readDated }) =>
      readDatedPage(
        readDated(list),
        cursor,
        sessionRecords.spanOf(list),
        liesAhead(list) ? startOfToday(clock) : null,
      ),
    parse: parseDatedPage,
    selection: {
      name: listed,
      pick: (page, localization) => ({ ...page, documents: trimAll(page.documents, localization) }),
    },
  };
};

export const useDatedPage = (list: DatedListName): QueryResult<DatedArticlesPage> => {
  const { search } = useLocation();
  const { clock, sessionRecords } = useServices();
  const context = useRecordContext(list);
  const shape = useCallback(
    (page: DatedPage): DatedArticlesPage => {
      sessionRecords.setSpan(list, page.span);
      sessionRecords.add(list, page.documents);
      return { ...page, articles: articleConverters[list](page.documents, context) };
    },
    [list, sessionRecords, context],
  );
  return useQuery(createPageQuery(list, search, sessionRecords, clock), shape);
};

/** The articles that a list begins with, newest first, at most `most`: of events those nearest from today on. */
export const useFirstArticles = (list: DatedListName, most: number): QueryResult<readonly Article[]> => {
  const { clock } = useServices();
  return useDocumentQuery(
    list,
    {
      source: `${list} newest ${most}`,
      label: `'${list}'`,
      fetchRecords: ({ readNewest, readDated }) =>
        liesAhead(list) ? readNearest(readDated(list), startOfToday(clock), most) : readNewest(list, most),
      parse: (found) => parseDocuments(found, most),
      selection: { name: listed, pick: trimAll },
    },
    articleConverters[list],
  );
};

/** Imports create no longer slug, so a longer one needs no query. */
const longestSlug = 200;

/** The article with this slug, in any case; null when there is none. One query, one document. */
export const useArticle = (list: DatedListName, slug: string): QueryResult<Article | null> => {
  const lowerCaseSlug = slug.toLowerCase();
  const query: Query<UncheckedDocuments> = {
    source: `${list} at ${lowerCaseSlug}`,
    label: `'${list}' by an address`,
    fetchRecords: async ({ readBySlug }) =>
      lowerCaseSlug === '' || lowerCaseSlug.length > longestSlug ? [] : readBySlug(list, lowerCaseSlug),
    parse: (found) => parseDocuments(found, 1),
  };
  return takeFirst(useDocumentQuery(list, query, articleConverters[list]));
};
