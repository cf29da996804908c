/**
 * Builds, opens and queries the search index. The build makes it from the content; the device adds newer records. Any
 * query is allowed. It returns at most twenty hits. A title that equals the query comes first, then the page that a query
 * about a request already sent asks for.
 */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { foldText, stripAccents } from '../../lib/foldText.ts';
import { readBoundedLine, readFields } from '../../lib/readFields.ts';
import { type SearchEntry, toPageKey } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';
import { isStatusQuery } from './statusQuery.ts';
import { stopWords, synonyms } from './synonyms.ts';

/** A search entry with a shortened text. */
export interface SearchHit extends SearchEntry {
  /** The words of the entry that matched, folded. */
  readonly words: ReadonlySet<string>;
}

export interface SearchIndex {
  /** Adds new entries; replaces those with the same key. */
  readonly add: (entries: readonly SearchEntry[]) => void;
  readonly search: (query: string) => readonly SearchHit[];
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Normalizes a title for comparison with the query. Titles of only symbols or accents stay as they are, to match too. */
const toTitleKey = (title: string): string => collapseSpaces(stripAccents(title)) || collapseSpaces(title);

/** Runs of letters and digits, apostrophes included. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`][\p{L}\p{M}\p{N}]+)*/gu;

/** "Citizen's" → 'citizens' */
export const foldWord = (word: string): string => foldText(word).slice(0, searchLimits.word);

const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

const foldWords = (text: string): readonly string[] => splitWords(text).map(foldWord);

const foldedSynonyms = synonyms.map(({ means, ...also }) => ({
  means: foldWords(means),
  also: Object.values(also).join(' '),
}));

/** The synonyms of an English title. */
const findSynonyms = (title: string): string => {
  const words = new Set(foldWords(title));
  return foldedSynonyms
    .filter(({ means }) => means.every((word) => words.has(word)))
    .map(({ also }) => also)
    .join(' ');
};

const toAlsoField = ({ title, english }: SearchEntry): string =>
  english === title ? findSynonyms(title) : `${english} ${findSynonyms(english)}`;

const fields = ['title', 'also', 'text'] as const;
const storedFields = ['title', 'excerpt', 'path', 'small', 'isSample', 'lang'] as const;

const toStoredText = ({ text }: SearchEntry): string => readBoundedLine(text, searchLimits.shown) ?? '';

const readEntryField = (entry: SearchEntry, name: string): unknown => {
  if (name === 'also') return toAlsoField(entry);
  if (name === 'excerpt') return toStoredText(entry);
  return entry[name as keyof SearchEntry];
};

const options: Options<SearchEntry> = {
  idField: 'key',
  fields: [...fields],
  storeFields: [...storedFields],
  extractField: readEntryField as NonNullable<Options<SearchEntry>['extractField']>,
  stringifyField: String,
  tokenize: splitWords,
  processTerm: foldWord,
  autoVacuum: false,
  searchOptions: {
    boost: { title: 4, also: 2 },
    prefix: (word, at, words) => word.length >= 3 || at === words.length - 1,
    // One typo from four letters on, two from eight on; numbers must match exactly.
    fuzzy: (word) => (word.length >= 4 && !/\d/.test(word) ? 0.2 : false),
    maxFuzzy: 2,
  },
};

/** Stores only shortened texts, whatever the index contains. */
const wrapIndex = (index: MiniSearch<SearchEntry>, entriesByKey: Map<string, SearchEntry>): SearchIndex => ({
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
    const contentWords = words.filter((word) => !stopWords.has(foldWord(word)));
    const text = (contentWords.length > 0 ? contentWords : words).join(' ');
    const all = index.search(text, { combineWith: 'AND' });
    const answers = all.length > 0 ? all : index.search(text);
    const title = toTitleKey(typedQuery);
    const byTitle =
      title === '' ? [] : [...entriesByKey.values()].filter((each) => toTitleKey(each.title) === title);
    const typedWords = new Set(foldWords(typedQuery));
    const found = new Map<string, SearchHit>();
    for (const each of byTitle) found.set(each.key, { ...each, words: typedWords });
    const statusPage = isStatusQuery(typedQuery) ? entriesByKey.get(toPageKey('RequestStatus')) : undefined;
    if (statusPage !== undefined) found.set(statusPage.key, { ...statusPage, words: typedWords });
    for (const { id, terms } of answers) {
      const entry = entriesByKey.get(String(id));
      if (entry !== undefined && !found.has(entry.key))
        found.set(entry.key, { ...entry, words: new Set(terms) });
    }
    return [...found.values()].slice(0, searchLimits.found);
  },
});

export const createEmptySearchIndex = (): SearchIndex => wrapIndex(new MiniSearch(options), new Map());

/** Serializes the index for a file. */
export const buildSearchIndex = (entries: readonly SearchEntry[]): string => {
  const index = new MiniSearch(options);
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
    typeof text !== 'string' ||
    typeof path !== 'string' ||
    typeof small !== 'string' ||
    !/^\/(?!\/)/.test(path)
  )
    throw new Error('The search index holds what cannot be shown.');
  return {
    key,
    title,
    english: title,
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
export const openSearchIndex = (made: unknown): SearchIndex => {
  const parts = readFields(made);
  const madeFields = [...readFields(parts.get('fieldIds')).keys()].sort();
  if (
    parts.get('serializationVersion') !== 2 ||
    JSON.stringify(madeFields) !== JSON.stringify([...fields].sort()) ||
    !Array.isArray(parts.get('averageFieldLength'))
  )
    throw new Error('The search index was made in another way.');
  const index = MiniSearch.loadJS(made as AsPlainObject, options);
  const storedValues = readFields(parts.get('storedFields'));
  const entriesByKey = new Map(
    [...readFields(parts.get('documentIds'))].map(([number, key]) => {
      const each = parseStoredEntry(key, storedValues.get(number));
      return [each.key, each] as const;
    }),
  );
  return wrapIndex(index, entriesByKey);
};
