/**
 * The one way the search index is made, read and asked. Made at build from the content, joined on the device by what is
 * newer. Whatever is asked is answered: at most twenty, the title that was typed whole first.
 */
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { alsoCalled, unasked } from '../../i18n/en/synonyms.ts';
import { folded, unaccented } from '../../lib/foldText.ts';
import { boundedLine, fieldsOf } from '../../lib/readFields.ts';
import type { Findable } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';

/** What is shown of a findable; its text is cut. */
export interface Found extends Findable {
  /** The words of it that answered, folded. */
  readonly words: ReadonlySet<string>;
}

export interface SearchIndex {
  /** Adds what is not known yet; what is known by its key gives way. */
  readonly join: (findables: readonly Findable[]) => void;
  readonly search: (query: string) => readonly Found[];
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A title as it is compared with what was typed: also one of signs alone, or of accents alone, is found. */
const titleKey = (title: string): string => inOneLine(unaccented(title)) || inOneLine(title);

/** Letters and digits together, an apostrophe among them. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`][\p{L}\p{M}\p{N}]+)*/gu;

/** "Citizen's" → 'citizens' */
export const foldedWord = (word: string): string => folded(word).slice(0, searchLimits.word);

const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

const foldedWords = (text: string): readonly string[] => wordsOf(text).map(foldedWord);

const synonyms = alsoCalled.map(({ means, ...also }) => ({
  means: foldedWords(means),
  also: Object.values(also).join(' '),
}));

/** The other names of whatever has this title in English. */
const namesOf = (title: string): string => {
  const words = new Set(foldedWords(title));
  return synonyms
    .filter(({ means }) => means.every((word) => words.has(word)))
    .map(({ also }) => also)
    .join(' ');
};

const alsoOf = ({ title, english }: Findable): string =>
  english === title ? namesOf(title) : `${english} ${namesOf(english)}`;

const fields = ['title', 'also', 'text'] as const;
const stored = ['title', 'excerpt', 'path', 'small', 'isSample', 'lang'] as const;

const shownText = ({ text }: Findable): string => boundedLine(text, searchLimits.shown) ?? '';

const fieldOf = (findable: Findable, name: string): unknown => {
  if (name === 'also') return alsoOf(findable);
  if (name === 'excerpt') return shownText(findable);
  return findable[name as keyof Findable];
};

const options: Options<Findable> = {
  idField: 'key',
  fields: [...fields],
  storeFields: [...stored],
  extractField: fieldOf as NonNullable<Options<Findable>['extractField']>,
  stringifyField: String,
  tokenize: wordsOf,
  processTerm: foldedWord,
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
const indexOf = (index: MiniSearch<Findable>, known: Map<string, Findable>): SearchIndex => ({
  join: (findables) => {
    for (const findable of findables) {
      if (index.has(findable.key)) index.replace(findable);
      else index.add(findable);
      known.set(findable.key, { ...findable, text: shownText(findable) });
    }
  },
  search: (query) => {
    const asked = query.slice(0, searchLimits.query);
    const words = wordsOf(asked).slice(0, searchLimits.words);
    const meant = words.filter((word) => !unasked.has(foldedWord(word)));
    const text = (meant.length > 0 ? meant : words).join(' ');
    const all = index.search(text, { combineWith: 'AND' });
    const answers = all.length > 0 ? all : index.search(text);
    const title = titleKey(asked);
    const byTitle = title === '' ? [] : [...known.values()].filter((each) => titleKey(each.title) === title);
    const typed = new Set(foldedWords(asked));
    const found = new Map<string, Found>();
    for (const each of byTitle) found.set(each.key, { ...each, words: typed });
    for (const { id, terms } of answers) {
      const findable = known.get(String(id));
      if (findable !== undefined && !found.has(findable.key))
        found.set(findable.key, { ...findable, words: new Set(terms) });
    }
    return [...found.values()].slice(0, searchLimits.found);
  },
});

export const emptyIndex = (): SearchIndex => indexOf(new MiniSearch(options), new Map());

/** The index as it is kept in a file. */
export const buildIndex = (findables: readonly Findable[]): string => {
  const index = new MiniSearch(options);
  index.addAll(findables);
  return JSON.stringify(index);
};

/** What is shown, checked: an index that holds anything else is none. */
const shownOf = (key: unknown, value: unknown): Findable => {
  const shown = fieldsOf(value);
  const [title, text, path, small] = ['title', 'excerpt', 'path', 'small'].map((name) => shown.get(name));
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
    isSample: shown.get('isSample') === true,
    ...(shown.get('lang') === 'en' && { lang: 'en' as const }),
  };
};

/** What a file holds, made ready to be asked. Throws where it is no index, or one made in another way. */
export const openIndex = (made: unknown): SearchIndex => {
  const parts = fieldsOf(made);
  const madeFields = [...fieldsOf(parts.get('fieldIds')).keys()].sort();
  if (
    parts.get('serializationVersion') !== 2 ||
    JSON.stringify(madeFields) !== JSON.stringify([...fields].sort()) ||
    !Array.isArray(parts.get('averageFieldLength'))
  )
    throw new Error('The search index was made in another way.');
  const index = MiniSearch.loadJS(made as AsPlainObject, options);
  const shown = fieldsOf(parts.get('storedFields'));
  const known = new Map(
    [...fieldsOf(parts.get('documentIds'))].map(([number, key]) => {
      const each = shownOf(key, shown.get(number));
      return [each.key, each] as const;
    }),
  );
  return indexOf(index, known);
};
