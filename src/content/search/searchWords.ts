/**
 * The search's vocabulary: what people call a thing, and the pages that it opens (`content/search-words.json`). A row's words are
 * phrases of any language. The build writes it into the search file.
 */
import { readFields } from '../../lib/readFields.ts';
import { foldWords } from './words.ts';

/**
 * What a row's phrases ask for.
 * - `danger`: opens first, whatever else is in the query, and the results show 911.
 * - `possibleDanger`: the results show 911, and what is named beside it opens first.
 * - `vital`: what the living do ('breathing'); behind a word that negates or that nothing knows it is a `possibleDanger`.
 * - `calm`: a paper, a budget, an exam; beside it a `danger` is a `possibleDanger`. It opens as a `general` phrase does.
 * - `request`: asks for a request already sent; opens first.
 * - `requestOfService`: the same, in a query that also names a service.
 * - `general`: a question about anything, such as its price, or a list; what is named beside it opens first.
 */
export const searchWordKinds = [
  'danger',
  'possibleDanger',
  'vital',
  'calm',
  'request',
  'requestOfService',
  'general',
] as const;

type SearchWordKind = (typeof searchWordKinds)[number];

interface SearchWordRow<Phrases> {
  /** The best first: a key of an entry ('page/Home'), or a list with words of an English title ('charter: clearance'). */
  readonly opens: readonly string[];
  readonly phrases: Phrases;
  readonly kind?: SearchWordKind;
}

interface WordsOf<Phrases> {
  /** Particles of any language, which count neither in a query nor in a phrase. */
  readonly stopWords: Phrases;
  /** Words that say something only within a phrase, such as 'house'. They are never taken for a misspelt word. */
  readonly commonWords: Phrases;
  readonly rows: readonly SearchWordRow<Phrases>[];
}

/** As they are written. */
export type SearchWords = WordsOf<readonly string[]>;

/** As a device reads them: folded, with commas between the phrases, which is shorter than a list. */
export type FoldedSearchWords = WordsOf<string>;

export type FoldedRow = FoldedSearchWords['rows'][number];

export const noSearchWords: FoldedSearchWords = { stopWords: '', commonWords: '', rows: [] };

/** Folds the phrases, so that no device has to. */
export const foldSearchWords = ({ stopWords, commonWords, rows }: SearchWords): FoldedSearchWords => {
  const fold = (phrases: readonly string[]) =>
    [...new Set(phrases.map((phrase) => foldWords(phrase).join(' ')))]
      .filter((phrase) => phrase !== '')
      .join(',');
  return {
    stopWords: fold(stopWords),
    commonWords: fold(commonWords),
    rows: rows.map((row) => ({ ...row, phrases: fold(row.phrases) })),
  };
};

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the vocabulary of a search file; what has another shape is left out. */
export const readSearchWords = (value: unknown): FoldedSearchWords => {
  const words = readFields(value);
  const rows = words.get('rows');
  return {
    stopWords: readText(words.get('stopWords')),
    commonWords: readText(words.get('commonWords')),
    rows: (Array.isArray(rows) ? rows : []).map((row): FoldedRow => {
      const parts = readFields(row);
      const opens = parts.get('opens');
      const kind = searchWordKinds.find((name) => name === parts.get('kind'));
      return {
        opens: Array.isArray(opens) ? opens.filter((target) => typeof target === 'string') : [],
        phrases: readText(parts.get('phrases')),
        ...(kind !== undefined && { kind }),
      };
    }),
  };
};
