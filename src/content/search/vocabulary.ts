/** Reads the vocabulary of the search, and finds its phrases in a query. */
import type { FoldedRow, FoldedSearchWords } from './searchWords.ts';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly typed: string;
  /** Whether it says nothing by itself. */
  readonly isCommon: boolean;
  /** Whether it is complete: 'rap', still being typed, is also the beginning of 'rapid'. */
  readonly isWhole: boolean;
  /** The words of the vocabulary that it may stand for (itself, its roots, or those that it begins or misspells), each with its likelihood from 0 to 1. */
  readonly meant: ReadonlyMap<string, number>;
}

interface Phrase {
  readonly row: FoldedRow;
  readonly all: readonly string[];
  /** Each word once, without stop words. */
  readonly content: readonly string[];
  /** Whether the query must have all its words, side by side: little remains of 'where is my' without its stop words. */
  readonly isFixed: boolean;
}

export interface Vocabulary {
  readonly stopWords: ReadonlySet<string>;
  /** Words that say nothing by themselves, the stop words among them. */
  readonly commonWords: ReadonlySet<string>;
  readonly phrases: readonly Phrase[];
}

export interface PhraseMatch {
  readonly row: FoldedRow;
  /** The indexes of the query's words that the phrase explains; of a fixed one, those that are not common. */
  readonly words: readonly number[];
  readonly isInOrder: boolean;
  readonly isWhole: boolean;
  /** How likely the query means it, from 0 to 1. */
  readonly likelihood: number;
  /** The number of words of the phrase, stop words too. */
  readonly length: number;
}

const readPhrase = (row: FoldedRow, text: string, stopWords: ReadonlySet<string>): Phrase => {
  const all = text.split(' ');
  const content = [...new Set(all)].filter((word) => !stopWords.has(word));
  const isRequest = row.kind === 'request' || row.kind === 'requestOfService';
  return { row, all, content, isFixed: isRequest || (content.length < 2 && all.length > 1) };
};

export const readVocabulary = ({ stopWords, commonWords, rows }: FoldedSearchWords): Vocabulary => {
  const stops = new Set(stopWords.split(/[ ,]/));
  return {
    stopWords: stops,
    commonWords: new Set([...stops, ...commonWords.split(/[ ,]/)]),
    phrases: rows.flatMap((row) => row.phrases.split(',').map((text) => readPhrase(row, text, stops))),
  };
};

/** Where the query has the words of the phrase; -1 for one that it does not have. */
const findWordsOf = ({ all, content, isFixed }: Phrase, query: readonly QueryWord[]): readonly number[] => {
  if (!isFixed) return content.map((word) => query.findIndex(({ meant }) => meant.has(word)));
  const isAt = (word: string, at: number) => query[at]?.typed === word || query[at]?.meant.has(word);
  const start = query.findIndex((_, at) => all.every((word, i) => isAt(word, at + i)));
  return all.map((_, i) => (start === -1 ? -1 : start + i));
};

const matchPhrase = (phrase: Phrase, query: readonly QueryWord[]): PhraseMatch | null => {
  const { row, all, content, isFixed } = phrase;
  const at = findWordsOf(phrase, query);
  if (at.length === 0 || at.includes(-1) || new Set(at).size < at.length) return null;
  const words = isFixed ? at.filter((i) => !query[i]!.isCommon) : at;
  return {
    row,
    words,
    isInOrder: at.every((each, i) => i === 0 || each > at[i - 1]!),
    isWhole: words.every((i) => query[i]!.isWhole),
    likelihood: isFixed ? 1 : Math.min(...content.map((word, i) => query[at[i]!]!.meant.get(word)!)),
    length: all.length,
  };
};

/** Whether the other phrase explains all its words, and more: 'police clearance' is neither the police nor the barangay's clearance. */
const isPartOf = (one: PhraseMatch, other: PhraseMatch): boolean =>
  one.words.length > 0 &&
  one.words.every((at) => other.words.includes(at)) &&
  (one.words.length < other.words.length || one.length < other.length);

/** Finds the phrases of a query, without those that are part of a longer one. */
export const findPhrases = (
  phrases: readonly Phrase[],
  query: readonly QueryWord[],
): readonly PhraseMatch[] => {
  const known = new Set(query.flatMap(({ typed, meant }) => [typed, ...meant.keys()]));
  const matches = phrases.flatMap((phrase) => {
    const words = phrase.isFixed ? phrase.all : phrase.content;
    return words.every((word) => known.has(word)) ? (matchPhrase(phrase, query) ?? []) : [];
  });
  return matches.filter((each) => !matches.some((other) => isPartOf(each, other)));
};
