/**
 * Data of the site search: the index made at build, plus the pages, the records read in this session, and newer ones, at
 * most 20 documents per list. Each is read once per session; the next opening retries failed reads.
 */

import { toServices } from '../../content/models/service.ts';
import type { PublishedListName } from '../../content/schema/lists.ts';
import { publishedListNames } from '../../content/schema/lists.ts';
import { createExcerpt, type ExcerptPiece } from '../../content/search/excerpt.ts';
import { type SearchEntry, toSearchEntries } from '../../content/search/searchEntries.ts';
import { parseSearchFile, type SearchFile } from '../../content/search/searchFile.ts';
import { createEmptySearchIndex } from '../../content/search/searchIndex.ts';
import { searchPathOf } from '../../content/search/searchPath.ts';
import type { Logger } from '../../context/logger.ts';
import type { SessionRecords } from '../../context/records.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { findOfferedTypes } from '../../form/offeredTypes.ts';
import type { Localization } from '../../i18n/define.ts';
import type { Locale } from '../../i18n/locales.ts';
import { readFields, readInstant, type UncheckedDocument } from '../../lib/readFields.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { listPageSearchEntries, toFormKey } from './pageSearchEntries.ts';

const fetchTimeout = 10_000;

const readUpdated = ({ data }: UncheckedDocument): number =>
  readInstant(readFields(data).get('updated')) ?? 0;

/** Returns a filter for the keys of services that are not among these documents, and of their forms. */
const createHiddenFilter = (
  documents: readonly UncheckedDocument[],
  localization: Localization,
): ((key: string) => boolean) => {
  const services = toServices(documents, { ...localization, report: () => {} });
  const visible = new Set([
    ...services.map(({ id }) => `charter/${id}`),
    ...findOfferedTypes(services).map(toFormKey),
  ]);
  return (key) => /^(?:charter|form)\//.test(key) && !visible.has(key);
};

/** A result for display, with an excerpt around the match instead of the whole text. */
export interface SearchResultView
  extends Pick<SearchEntry, 'key' | 'title' | 'path' | 'small' | 'isSample' | 'lang'> {
  readonly pieces: readonly ExcerptPiece[];
}

/** What a query finds, for display. */
export interface SearchOutcomeView {
  /** The best first. */
  readonly results: readonly SearchResultView[];
  /** Whether 911 is shown: for a query about danger, and while the vocabulary that would tell is missing. */
  readonly isDanger: boolean;
  /** Whether little of the query is understood, so that 911 stands below the results. */
  readonly isUnsure: boolean;
}

export interface SearchService {
  readonly localization: Localization;
  /** Runs at each opening: adds the records read in this session since the last one. */
  readonly refresh: () => void;
  /** Rejects if the index is missing or unreadable. */
  readonly readIndex: () => Promise<void>;
  /** Rejects if a list could not be read; the other lists are added. */
  readonly readNewer: () => Promise<void>;
  readonly find: (query: string) => SearchOutcomeView;
}

const fetchSearchFile = async (locale: Locale): Promise<SearchFile> => {
  const path = searchPathOf(locale);
  const response = await fetch(path, { signal: AbortSignal.timeout(fetchTimeout) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return parseSearchFile(await response.text());
};

/**
 * The index has one language, so each locale has a service of its own.
 * @param readNow epoch ms; the hall's days before it are not found
 */
export const createSearchService = (
  sessionRecords: SessionRecords,
  localization: Localization,
  log: Logger,
  readNow: () => number,
): SearchService => {
  const pageEntries = listPageSearchEntries(localization.translate);
  let file: SearchFile | null = null;
  let hasNewer = false;
  let index = createEmptySearchIndex();
  /** Documents whose current version is in the index. */
  let joined = new WeakSet<UncheckedDocument>();
  /** The `updated` of the documents that were read in every locale, by key. */
  const readInFull = new Map<string, number>();
  /** Hides services that staff have hidden since the index was made, and their forms. */
  let isHidden = (_key: string): boolean => false;
  const join = (list: PublishedListName, documents: readonly UncheckedDocument[]) => {
    const others = documents.filter((document) => !joined.has(document));
    index.add(
      toSearchEntries(list, others, { ...localization, report: sessionRecords.createReport(list, log) }),
    );
    for (const document of others) joined.add(document);
  };
  const joinCharter = (documents: readonly UncheckedDocument[]) => {
    joinInFull('charter', documents);
    isHidden = createHiddenFilter(documents, localization);
  };
  /** The search reads documents in every locale, the pages read them in one: a document of theirs replaces only an older one. */
  const isKnown = (list: PublishedListName, document: UncheckedDocument): boolean => {
    const key = `${list}/${document.id}`;
    return file !== null && index.has(key) && readUpdated(document) <= (readInFull.get(key) ?? file.madeAt);
  };
  const joinInFull = (list: PublishedListName, documents: readonly UncheckedDocument[]) => {
    for (const document of documents) readInFull.set(`${list}/${document.id}`, readUpdated(document));
    join(list, documents);
  };
  const refresh = () => {
    for (const list of publishedListNames)
      join(
        list,
        sessionRecords.documents(list).filter((document) => !isKnown(list, document)),
      );
  };
  index.add(pageEntries);
  return {
    localization,
    refresh,
    readIndex: async () => {
      if (file !== null) return;
      file = await fetchSearchFile(localization.locale);
      index = file.index;
      joined = new WeakSet();
      // The file knows the pages in every locale. One of another version may lack a page.
      index.add(pageEntries.filter(({ key }) => !file?.index.has(key)));
      refresh();
    },
    readNewer: async () => {
      if (hasNewer) return;
      const since = file?.madeAt ?? 0;
      const hasIndexFile = file !== null;
      const { readChanged, readList } = await loadFirestoreClient();
      const outcomes = await Promise.allSettled(
        publishedListNames.map(async (list) =>
          // Read the whole charter: hidden services are not among the changed ones, so their forms would still be found.
          list === 'charter'
            ? joinCharter(sessionRecords.add(list, await readList(list)))
            : joinInFull(list, sessionRecords.add(list, await readChanged(list, since))),
        ),
      );
      const failed = outcomes.flatMap((answer, at) =>
        answer.status === 'rejected' ? [`'${publishedListNames[at]}': ${String(answer.reason)}`] : [],
      );
      if (failed.length > 0) throw new Error(`What is newer could not be read of ${failed.join(', ')}`);
      hasNewer = hasIndexFile;
    },
    find: (query) => {
      const { hits, isDanger, isUnsure } = index.search(query);
      const firstDay = `hallDays/${manilaDay(readNow())}`;
      const isOver = (key: string): boolean => key.startsWith('hallDays/') && key < firstDay;
      const results = hits
        .filter(({ key }) => !isHidden(key) && !isOver(key))
        .map(({ key, title, path, small, isSample, lang, text, words }) => ({
          key,
          title,
          path,
          small,
          isSample,
          ...(lang !== undefined && { lang }),
          pieces: createExcerpt(text, words),
        }));
      return { results, isDanger: isDanger || file === null, isUnsure };
    },
  };
};
