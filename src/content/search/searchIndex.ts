/**
 * Builds, opens and queries the search index. The build makes it from the content; the device adds newer records. Any
 * query is allowed. It returns at most twenty hits: first a title that equals the query, then what a query about danger or about a
 * request already sent asks for, then the entries that explain the most of its words, services before news.
 */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { stripAccents } from '../../lib/foldText.ts';
import { readBoundedLine, readFields } from '../../lib/readFields.ts';
import { createRanking, textFields, titleFields } from './ranking.ts';
import type { SearchEntry } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';
import { type FoldedSearchWords, noSearchWords } from './searchWords.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';
import { foldWord, foldWords, splitWords } from './words.ts';

/** A search entry with a shortened text. */
export interface SearchHit extends SearchEntry {
  /** The words of the entry that matched, folded. */
  readonly words: ReadonlySet<string>;
}

export interface SearchOutcome {
  readonly hits: readonly SearchHit[];
  /** Whether the query is about danger, so that 911 is shown. */
  readonly isDanger: boolean;
  /** Whether little of the query is understood, so that 911 stands below the results. */
  readonly isUnsure: boolean;
}

export interface SearchIndex {
  readonly has: (key: string) => boolean;
  /** Adds new entries; replaces those with the same key. */
  readonly add: (entries: readonly SearchEntry[]) => void;
  readonly search: (query: string) => SearchOutcome;
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Normalizes a title for comparison with the query, typed with or without blanks. Titles of only symbols or accents stay as they are. */
const toTitleKey = (title: string): string =>
  splitWords(stripAccents(title)).join('') || collapseSpaces(title);

const fields = [...titleFields, ...textFields] as const;
const storedFields = ['title', 'english', 'excerpt', 'path', 'small', 'isSample', 'lang'] as const;

const toStoredText = ({ text }: SearchEntry): string => readBoundedLine(text, searchLimits.shown) ?? '';

/** The words of a text, each once: how often it has one tells nothing, and takes bytes. @param seen folded words to leave out */
const readWordsOnce = (text: string, seen: Set<string>): string =>
  splitWords(text)
    .filter((word) => {
      const folded = foldWord(word);
      if (seen.has(folded)) return false;
      seen.add(folded);
      return true;
    })
    .join(' ');

const readEntryField = (entry: SearchEntry, name: string): unknown => {
  if (name === 'text') return readWordsOnce(entry.text, new Set());
  if (name === 'otherTexts') return readWordsOnce(entry.otherTexts, new Set(foldWords(entry.text)));
  if (name === 'excerpt') return toStoredText(entry);
  if (name === 'english') return entry.english === entry.title ? undefined : entry.english;
  return entry[name as keyof SearchEntry];
};

/** Common words are indexed in titles only: nobody is led to a record by an 'and' in its text. */
const createOptions = ({ commonWords }: Vocabulary): Options<SearchEntry> => ({
  idField: 'key',
  fields: [...fields],
  storeFields: [...storedFields],
  extractField: readEntryField as NonNullable<Options<SearchEntry>['extractField']>,
  stringifyField: String,
  tokenize: splitWords,
  processTerm: (term, field) => {
    const word = foldWord(term);
    return textFields.some((name) => name === field) && commonWords.has(word) ? null : word;
  },
  autoVacuum: false,
});

/** Stores only shortened texts, whatever the index contains. */
const wrapIndex = (
  index: MiniSearch<SearchEntry>,
  entriesByKey: Map<string, SearchEntry>,
  vocabulary: Vocabulary,
): SearchIndex => {
  const rank = createRanking(index, entriesByKey, vocabulary);
  return {
    has: (key) => entriesByKey.has(key),
    add: (entries) => {
      for (const entry of entries) {
        if (index.has(entry.key)) index.replace(entry);
        else index.add(entry);
        entriesByKey.set(entry.key, { ...entry, text: toStoredText(entry) });
      }
    },
    search: (query) => {
      const typedQuery = query.slice(0, searchLimits.query);
      const words = splitWords(typedQuery).slice(0, searchLimits.words);
      const { pinned, isDanger, isUnsure, typed, ranked } = rank(words);
      const title = toTitleKey(typedQuery);
      const byTitle =
        title === '' ? [] : [...entriesByKey.values()].filter((each) => toTitleKey(each.title) === title);
      const hits = new Map<string, SearchHit>();
      const typedWords = new Set(typed);
      for (const entry of [...byTitle, ...pinned])
        if (!hits.has(entry.key)) hits.set(entry.key, { ...entry, words: typedWords });
      for (const { key, words } of ranked) {
        const entry = entriesByKey.get(key);
        if (entry !== undefined && !hits.has(key)) hits.set(key, { ...entry, words });
      }
      return { hits: [...hits.values()].slice(0, searchLimits.found), isDanger, isUnsure };
    },
  };
};

export const createEmptySearchIndex = (): SearchIndex => {
  const vocabulary = readVocabulary(noSearchWords);
  return wrapIndex(new MiniSearch(createOptions(vocabulary)), new Map(), vocabulary);
};

/** Serializes the index for a file. */
export const buildSearchIndex = (entries: readonly SearchEntry[], searchWords: FoldedSearchWords): string => {
  const index = new MiniSearch(createOptions(readVocabulary(searchWords)));
  index.addAll(entries);
  return JSON.stringify(index);
};

/** Checks a stored entry; rejects an index with any other shape. */
const parseStoredEntry = (key: unknown, value: unknown): SearchEntry => {
  const storedValues = readFields(value);
  const [title, text, path, small] = ['title', 'excerpt', 'path', 'small'].map((name) =>
    storedValues.get(name),
  );
  if (
    typeof key !== 'string' ||
    typeof title !== 'string' ||
    title.length > searchLimits.query ||
    typeof text !== 'string' ||
    typeof path !== 'string' ||
    typeof small !== 'string' ||
    !/^\/(?![/\\])/.test(path)
  )
    throw new Error('The search index holds what cannot be shown.');
  return {
    key,
    title,
    english: readBoundedLine(storedValues.get('english'), searchLimits.query) ?? title,
    otherTitles: '',
    otherTexts: '',
    text,
    path,
    small,
    isSample: storedValues.get('isSample') === true,
    ...(storedValues.get('lang') === 'en' && { lang: 'en' as const }),
  };
};

/**
 * Opens a serialized index for queries.
 * @throws Error when the data is no index, or was built with other options.
 */
export const openSearchIndex = (made: unknown, searchWords: FoldedSearchWords): SearchIndex => {
  const vocabulary = readVocabulary(searchWords);
  const parts = readFields(made);
  const madeFields = [...readFields(parts.get('fieldIds')).keys()].sort();
  if (
    parts.get('serializationVersion') !== 2 ||
    JSON.stringify(madeFields) !== JSON.stringify([...fields].sort()) ||
    !Array.isArray(parts.get('averageFieldLength')) ||
    readFields(parts.get('fieldLength')).size !== readFields(parts.get('documentIds')).size
  )
    throw new Error('The search index was made in another way.');
  const index = MiniSearch.loadJS(made as AsPlainObject, createOptions(vocabulary));
  const storedValues = readFields(parts.get('storedFields'));
  const entriesByKey = new Map(
    [...readFields(parts.get('documentIds'))].map(([number, key]) => {
      const each = parseStoredEntry(key, storedValues.get(number));
      return [each.key, each] as const;
    }),
  );
  return wrapIndex(index, entriesByKey, vocabulary);
};
