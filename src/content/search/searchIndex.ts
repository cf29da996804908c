/**
 * The one way the search index is made, read and asked. Made at build from the content, joined on the device by what is
 * newer. Whatever is asked is answered: at most twenty, the title that was typed whole first.
 */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { stopWords, synonyms } from '../../i18n/en/synonyms.ts';
import { foldText, stripAccents } from '../../lib/foldText.ts';
import { readBoundedLine, readFields } from '../../lib/readFields.ts';
import type { SearchEntry } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';

/** What is shown of a findable; its text is cut. */
export interface SearchHit extends SearchEntry {
  /** The words of it that answered, folded. */
  readonly words: ReadonlySet<string>;
}

export interface SearchIndex {
  /** Adds what is not known yet; what is known by its key gives way. */
  readonly add: (entries: readonly SearchEntry[]) => void;
  readonly search: (query: string) => readonly SearchHit[];
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A title as it is compared with what was typed: also one of signs alone, or of accents alone, is found. */
const toTitleKey = (title: string): string => collapseSpaces(stripAccents(title)) || collapseSpaces(title);

/** Letters and digits together, an apostrophe among them. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`][\p{L}\p{M}\p{N}]+)*/gu;

/** "Citizen's" → 'citizens' */
export const foldWord = (word: string): string => foldText(word).slice(0, searchLimits.word);

const splitWords = (text: string): string[] => text.match(wordPattern) ?? [];

const foldWords = (text: string): readonly string[] => splitWords(text).map(foldWord);

const foldedSynonyms = synonyms.map(({ means, ...also }) => ({
  means: foldWords(means),
  also: Object.values(also).join(' '),
}));

/** The other names of whatever has this title in English. */
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
    // One slip from four letters on, two from eight on; a number is meant as it is.
    fuzzy: (word) => (word.length >= 4 && !/\d/.test(word) ? 0.2 : false),
    maxFuzzy: 2,
  },
};

/** As many as are kept, whatever else the index holds. */
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
    for (const { id, terms } of answers) {
      const entry = entriesByKey.get(String(id));
      if (entry !== undefined && !found.has(entry.key))
        found.set(entry.key, { ...entry, words: new Set(terms) });
    }
    return [...found.values()].slice(0, searchLimits.found);
  },
});

export const createEmptySearchIndex = (): SearchIndex => wrapIndex(new MiniSearch(options), new Map());

/** The index as it is kept in a file. */
export const buildSearchIndex = (entries: readonly SearchEntry[]): string => {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return JSON.stringify(index);
};

/** What is shown, checked: an index that holds anything else is none. */
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

/** What a file holds, made ready to be asked. Throws where it is no index, or one made in another way. */
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
