/** Reads the vocabulary of the search, and finds its phrases in a query. */
import type { FoldedRow, FoldedSearchWords } from './searchWords.ts';
import { negations } from './words.ts';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly typed: string;
  /** Whether it says nothing by itself. */
  readonly isCommon: boolean;
  /** Whether it is a particle, which may stand anywhere in a phrase. */
  readonly isStop: boolean;
  /** Whether nothing knows it. */
  readonly isUnknown: boolean;
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
  /** The words of a fixed phrase that the query must have: of 'nakalimutan ko ang code' two say enough without the others. */
  readonly needed: readonly string[];
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

const readPhrase = (
  row: FoldedRow,
  text: string,
  stopWords: ReadonlySet<string>,
  commonWords: ReadonlySet<string>,
): Phrase => {
  const all = text.split(' ');
  const content = [...new Set(all)].filter((word) => !stopWords.has(word));
  const isRequest = row.kind === 'request' || row.kind === 'requestOfService';
  const isFixed = isRequest || (content.length < 2 && all.length > 1);
  const saying = content.filter((word) => !commonWords.has(word));
  return { row, all, content, isFixed, needed: saying.length < 2 ? all : content };
};

export const readVocabulary = ({ stopWords, commonWords, rows }: FoldedSearchWords): Vocabulary => {
  const stops = new Set(stopWords.split(/[ ,]/));
  const common = new Set([...stops, ...commonWords.split(/[ ,]/)]);
  return {
    stopWords: stops,
    commonWords: common,
    phrases: rows.flatMap((row) =>
      row.phrases.split(',').map((text) => readPhrase(row, text, stops, common)),
    ),
  };
};

/** Where the query has the words side by side, from a place on; particles may stand between them. */
const findSideBySide = (
  words: readonly string[],
  query: readonly QueryWord[],
  start: number,
): readonly number[] => {
  const found: number[] = [];
  for (let at = start; found.length < words.length && at < query.length; at++) {
    const { typed, meant, isStop } = query[at]!;
    const word = words[found.length]!;
    if (typed === word || meant.has(word)) found.push(at);
    else if (!isStop || found.length === 0) return [];
  }
  return found.length < words.length ? [] : found;
};

/** Where the query has the words of the phrase; -1 for one that it does not have. */
const findWordsOf = (
  { content, isFixed, needed }: Phrase,
  query: readonly QueryWord[],
): readonly number[] => {
  if (!isFixed) return content.map((word) => query.findIndex(({ meant }) => meant.has(word)));
  for (let start = 0; start < query.length; start++) {
    const found = findSideBySide(needed, query, start);
    if (found.length > 0) return found;
  }
  return [];
};

/** Whether a word that negates, or that nothing knows, stands before a place. */
const isDoubted = (query: readonly QueryWord[], place: number): boolean =>
  query
    .slice(0, place)
    .some(
      ({ isUnknown, typed, meant }) =>
        isUnknown || [typed, ...meant.keys()].some((each) => negations.has(each)),
    );

const matchPhrase = (phrase: Phrase, query: readonly QueryWord[]): PhraseMatch | null => {
  const { row, all, content, isFixed } = phrase;
  const at = findWordsOf(phrase, query);
  if (at.length === 0 || at.includes(-1) || new Set(at).size < at.length) return null;
  if (row.kind === 'vital' && !isDoubted(query, at[0]!)) return null;
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

export interface FoundPhrases {
  /** Without those that are part of a longer one. */
  readonly matches: readonly PhraseMatch[];
  /** Whether the query is calm, by a word of no phrase about danger. */
  readonly isCalm: boolean;
}

/** Finds the phrases of a query. */
export const findPhrases = (phrases: readonly Phrase[], query: readonly QueryWord[]): FoundPhrases => {
  const known = new Set(query.flatMap(({ typed, meant }) => [typed, ...meant.keys()]));
  const matches = phrases.flatMap((phrase) => {
    const words = phrase.isFixed ? phrase.needed : phrase.content;
    return words.every((word) => known.has(word)) ? (matchPhrase(phrase, query) ?? []) : [];
  });
  const isPartOfAny = (each: PhraseMatch, others: readonly PhraseMatch[]) =>
    others.some((other) => isPartOf(each, other));
  const dangers = matches.filter(({ row }) => row.kind === 'danger');
  return {
    matches: matches.filter((each) => !isPartOfAny(each, matches)),
    isCalm: matches.some((each) => each.row.kind === 'calm' && !isPartOfAny(each, dangers)),
  };
};
