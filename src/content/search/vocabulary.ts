/** Finds the phrases of the vocabulary in a query. */
import MiniSearch from 'minisearch';
import type { FoldedRow, FoldedSearchWords } from './searchWords.ts';
import { findRoots, foldWord } from './words.ts';

/** A word of a query, folded. */
export interface QueryWord {
  readonly typed: string;
  /** Whether it says nothing by itself. */
  readonly isCommon: boolean;
  /** The words of the vocabulary that it may stand for (itself, its root, or those that it begins or misspells), each with its likelihood from 0 to 1. */
  readonly meant: ReadonlyMap<string, number>;
}

export interface PhraseMatch {
  readonly row: FoldedRow;
  /** The indexes of the query's words that the phrase explains, without common ones if it has others. */
  readonly words: ReadonlySet<number>;
  /** Whether the query has the phrase's words in order, with only common ones between them. */
  readonly isInOrder: boolean;
  /** How likely the query means it, from 0 to 1. */
  readonly likelihood: number;
  /** The number of words of the phrase, stop words too. */
  readonly length: number;
}

/** How a word may match those of the vocabulary. */
export type WordMatching = 'exact' | 'prefix' | 1 | 2;

interface Phrase {
  readonly row: FoldedRow;
  readonly all: readonly string[];
  /** Each word once, without stop words. */
  readonly content: readonly string[];
  /** Whether the query must have all its words, side by side: little remains of 'where is my' without its stop words. */
  readonly isFixed: boolean;
}

export interface Vocabulary {
  /** Whether it says nothing by itself: a stop word or a common one. */
  readonly isCommon: (word: string) => boolean;
  /** Whether it is a common word, or one of a phrase, and no stop word. */
  readonly has: (word: string) => boolean;
  /** The words of the phrase that is this word without its blanks. */
  readonly findJoined: (word: string) => readonly string[] | undefined;
  /** How likely a word stands for each word of the vocabulary that it matches: exactly for itself or its root. */
  readonly expand: (word: string, matching: WordMatching) => ReadonlyMap<string, number>;
  readonly match: (words: readonly QueryWord[]) => readonly PhraseMatch[];
}

/** How likely a word stands for one that it matches in this way. */
export const likelihoods = { root: 0.95, prefix: 0.9, 1: 0.8, 2: 0.7 } as const;

/** A typing error rarely changes the first letter; in a short word any other one often makes another word than a missing letter. */
export const isLikelyTypo = (typed: string, word: string): boolean =>
  word[0] === typed[0] && (typed.length > 5 || word.length > typed.length);

const fixedKinds: readonly FoldedRow['kind'][] = ['request', 'requestOfService'];

/** Whether the other phrase explains all its words, and more: 'police clearance' is neither the police nor the barangay's clearance. */
const isPartOf = (one: PhraseMatch, other: PhraseMatch): boolean =>
  one.words.size > 0 &&
  [...one.words].every((at) => other.words.has(at)) &&
  (one.words.size < other.words.size || one.length < other.length);

/** Where the query has the words side by side; -1 if nowhere. */
const findSequence = (query: readonly QueryWord[], words: readonly string[]): number =>
  query.findIndex((_, start) =>
    words.every((word, i) => {
      const each = query[start + i];
      return each !== undefined && (each.typed === word || each.meant.has(word));
    }),
  );

const matchFixed = ({ row, all }: Phrase, query: readonly QueryWord[]): PhraseMatch | null => {
  const start = findSequence(query, all);
  if (start === -1) return null;
  const at = all.map((_, i) => start + i);
  const content = at.filter((i) => !query[i]!.isCommon);
  return { row, words: new Set(content), isInOrder: true, likelihood: 1, length: all.length };
};

const matchLoose = ({ row, all, content }: Phrase, query: readonly QueryWord[]): PhraseMatch | null => {
  const at = content.map((word) => query.findIndex(({ meant }) => meant.has(word)));
  const words = new Set(at);
  if (words.has(-1) || words.size < at.length) return null;
  const isInOrder = at.every(
    (each, i) =>
      i === 0 || (each > at[i - 1]! && query.slice(at[i - 1]! + 1, each).every(({ isCommon }) => isCommon)),
  );
  const likelihood = Math.min(...content.map((word, i) => query[at[i]!]!.meant.get(word)!));
  return { row, words, isInOrder, likelihood, length: all.length };
};

export const createVocabulary = ({ stopWords, commonWords, rows }: FoldedSearchWords): Vocabulary => {
  const stops = new Set(stopWords.split(/[ ,]/));
  const common = new Set([...stops, ...commonWords.split(/[ ,]/)]);
  const phrases = rows.flatMap((row) =>
    row.phrases.split(',').map((text): Phrase => {
      const all = text.split(' ');
      const content = [...new Set(all)].filter((word) => !stops.has(word));
      const isFixed = (content.length < 2 && all.length > 1) || fixedKinds.includes(row.kind);
      return { row, all, content, isFixed };
    }),
  );
  const fixedPhrases = phrases.filter(({ isFixed }) => isFixed);
  const phrasesByWord = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const word of phrase.content) {
      const others = phrasesByWord.get(word);
      if (others === undefined) phrasesByWord.set(word, [phrase]);
      else others.push(phrase);
    }
  const known = [...phrasesByWord.keys()];
  /** Made for the first word that nothing knows. */
  let joined: ReadonlyMap<string, readonly string[]> | null = null;
  /** Made for the first misspelt word: most queries have none. */
  let misspelt: MiniSearch<{ readonly word: string }> | null = null;
  const findMisspelt = (word: string, edits: number): readonly string[] => {
    if (misspelt === null) {
      misspelt = new MiniSearch({
        idField: 'word',
        fields: ['word'],
        tokenize: (text) => [text],
        processTerm: (text) => text,
      });
      misspelt.addAll(known.map((each) => ({ word: each })));
    }
    return misspelt.search(word, { fuzzy: edits }).map(({ id }) => String(id));
  };
  return {
    isCommon: (word) => common.has(word),
    has: (word) => phrasesByWord.has(word) || (common.has(word) && !stops.has(word)),
    findJoined: (word) => {
      // Folded twice: the last letter of a word folds with the first one of the next.
      joined ??= new Map(phrases.map(({ all }) => [foldWord(all.join('')), all]));
      return joined.get(foldWord(word));
    },
    expand: (word, matching) => {
      const isKnown = (each: string) => phrasesByWord.has(each);
      const rate = (words: readonly string[], likelihood: number) =>
        words.map((each) => [each, likelihood] as const);
      if (matching === 'exact')
        return new Map([
          ...rate(common.has(word) ? [] : findRoots(word).filter(isKnown), likelihoods.root),
          ...rate([word].filter(isKnown), 1),
        ]);
      if (matching === 'prefix')
        return new Map(
          rate(
            known.filter((each) => each.startsWith(word)),
            likelihoods.prefix,
          ),
        );
      return new Map(
        rate(
          findMisspelt(word, matching).filter((each) => isLikelyTypo(word, each)),
          likelihoods[matching],
        ),
      );
    },
    match: (query) => {
      const candidates = new Set(
        query.flatMap(({ meant }) => [...meant.keys()].flatMap((word) => phrasesByWord.get(word) ?? [])),
      );
      const loose = [...candidates].flatMap((phrase) =>
        phrase.isFixed ? [] : (matchLoose(phrase, query) ?? []),
      );
      const fixed = fixedPhrases.flatMap((phrase) => matchFixed(phrase, query) ?? []);
      const matches = [...loose, ...fixed];
      return matches.filter((each) => !matches.some((other) => isPartOf(each, other)));
    },
  };
};
