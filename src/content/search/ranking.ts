/**
 * Ranks the entries for a query. Each word of the query counts for an entry once, by the best that explains it: a phrase of the
 * vocabulary that opens the entry, a word of its title, or one of its text.
 */
import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';
import type { FoldedRow } from './searchWords.ts';
import {
  isLikelyTypo,
  likelihoods,
  type PhraseMatch,
  type Vocabulary,
  type WordMatching,
} from './vocabulary.ts';
import { foldWord, foldWords, splitJoined } from './words.ts';

export const titleFields = ['title', 'otherTitles'] as const;
export const textFields = ['text', 'otherTexts'] as const;

/** How a word of a query may match a known word; the first way that finds any is the only one used. */
const matchings: readonly { readonly matching: WordMatching; readonly minLength: number }[] = [
  { matching: 'exact', minLength: 1 },
  { matching: 'prefix', minLength: 3 },
  { matching: 1, minLength: 5 },
  { matching: 2, minLength: 9 },
];

/** Found by trying the queries of `npm run search:try`; a unit test holds what they reach. */
const weights = {
  phrase: 1,
  nextTarget: 0.4,
  inOrder: 0.2,
  general: 0.5,
  possibleDanger: 0.3,
  title: 0.8,
  text: 0.25,
} as const;
/** What remains of a title's weight for a word that is part of a general question. */
const generalPart = 0.2;

/** Services before pages, and news last. */
const listWeights: Readonly<Record<string, number>> = {
  charter: 1.1,
  page: 1.05,
  announcements: 0.9,
  news: 0.85,
};

/** Results with less than this part of the best score are left out. */
const leastPart = 0.15;

const listOf = (key: string): string => key.slice(0, key.indexOf('/'));
const listWeight = (key: string): number => listWeights[listOf(key)] ?? 1;

const nameWords = new WeakMap<SearchEntry, ReadonlySet<string>>();
/** The folded words of an entry's English name, folded once for each entry. */
const nameWordsOf = (entry: SearchEntry): ReadonlySet<string> => {
  const words = nameWords.get(entry) ?? new Set(foldWords(entry.english));
  nameWords.set(entry, words);
  return words;
};

const opensService = ({ opens }: FoldedRow): boolean =>
  opens.some((target) => /^(?:charter|form)\b/.test(target));

/** Finds the entries that a row's target names: that of a key, or those of a list whose English name has the words. */
const findTargets = (target: string, entries: ReadonlyMap<string, SearchEntry>): readonly SearchEntry[] => {
  const named = entries.get(target);
  if (named !== undefined) return [named];
  const [list, title] = target.split(':');
  if (title === undefined) return [];
  const words = foldWords(title);
  return [...entries.values()].filter((entry) => {
    if (listOf(entry.key) !== list) return false;
    const own = nameWordsOf(entry);
    return words.every((word) => own.has(word));
  });
};

interface RankedKey {
  readonly key: string;
  readonly score: number;
  /** The words of the entry that matched, folded. */
  readonly words: ReadonlySet<string>;
}

interface Score {
  /** By the index of the query's word. */
  readonly points: number[];
  /** For words in the order of a phrase. */
  order: number;
  /** For a general question. */
  general: number;
  readonly words: Set<string>;
}

/** What each word of a query adds to the score of an entry, and the entry's words that matched. */
class Scores {
  readonly #byKey = new Map<string, Score>();

  add(key: string, word: number, points: number, matched: Iterable<string>): void {
    const score = this.#of(key);
    score.points[word] = Math.max(score.points[word] ?? 0, points);
    for (const each of matched) score.words.add(each);
  }

  addOnce(key: string, part: 'order' | 'general', points: number): void {
    const score = this.#of(key);
    score[part] = Math.max(score[part], points);
  }

  /** The best first; of equal ones the one that is named first in the query. */
  list(): readonly RankedKey[] {
    return [...this.#byKey]
      .map(([key, { points, order, general, words }]) => ({
        key,
        score: points.reduce((sum, each) => sum + (each ?? 0), 0) + order + general,
        firstWord: points.findIndex((each) => each !== undefined),
        words,
      }))
      .sort(
        (a, b) => b.score - a.score || a.firstWord - b.firstWord || listWeight(b.key) - listWeight(a.key),
      );
  }

  #of(key: string): Score {
    const score = this.#byKey.get(key) ?? { points: [], order: 0, general: 0, words: new Set<string>() };
    this.#byKey.set(key, score);
    return score;
  }
}

interface Ranking {
  /** Entries that come first, whatever else is found. */
  readonly pinned: readonly SearchEntry[];
  readonly isDanger: boolean;
  /** The words that were searched, folded. */
  readonly typed: readonly string[];
  /** The best first. */
  readonly ranked: readonly RankedKey[];
}

/**
 * @param entries by key; may grow
 * @returns a function that ranks a query's words, as they are typed
 */
export const createRanking = (
  index: MiniSearch<SearchEntry>,
  entries: ReadonlyMap<string, SearchEntry>,
  vocabulary: Vocabulary,
): ((typed: readonly string[]) => Ranking) => {
  /** Finds a word in the vocabulary and in the records. */
  const findWord = (typed: string, isLast: boolean) => {
    const isCommon = vocabulary.isCommon(typed);
    for (const { matching, minLength } of matchings) {
      // A common word is spelled right.
      if (isCommon && matching !== 'exact') break;
      const isBeingTyped = isLast && matching === 'prefix';
      if (typed.length < minLength && !isBeingTyped) continue;
      // Another number is another thing.
      if (typeof matching === 'number' && /\d/.test(typed)) continue;
      const isLikely = (word: string) => typeof matching !== 'number' || isLikelyTypo(typed, word);
      const meant = vocabulary.expand(typed, matching);
      const how: SearchOptions = {
        prefix: matching === 'prefix',
        fuzzy: typeof matching === 'number' ? matching : false,
        filter: ({ terms }) => terms.some(isLikely),
        tokenize: (word) => [word],
        processTerm: (word) => word,
      };
      const searchRecords = (names: readonly string[]) => index.search(typed, { ...how, fields: [...names] });
      const inTitles = searchRecords(titleFields);
      const inTexts = searchRecords(textFields);
      if (meant.size + inTitles.length + inTexts.length > 0) {
        const weight = matching === 'exact' ? 1 : likelihoods[matching];
        return { typed, isCommon, meant, inTitles, inTexts, weight, isWhole: matching !== 'prefix' };
      }
    }
    const meant: ReadonlyMap<string, number> = new Map();
    return { typed, isCommon, meant, inTitles: [], inTexts: [], weight: 0, isWhole: isCommon };
  };

  type FoundWord = ReturnType<typeof findWord>;

  const addRecordMatches = (found: readonly FoundWord[], matches: readonly PhraseMatch[], scores: Scores) => {
    const isAllCommon = matches.length === 0 && found.every(({ isCommon }) => isCommon);
    const general = new Set(matches.flatMap(({ row, words }) => (row.kind === 'general' ? [...words] : [])));
    found.forEach(({ isCommon, inTitles, inTexts, weight }, at) => {
      if (isCommon && !isAllCommon) return;
      // A word in many titles tells little.
      const rarity = weight / (1 + Math.log(Math.max(1, inTitles.length)) / 3);
      const add = (records: readonly SearchResult[], points: number) => {
        for (const { id, terms } of records)
          scores.add(String(id), at, points * rarity * listWeight(String(id)), terms);
      };
      add(inTexts, weights.text);
      add(inTitles, weights.title * (general.has(at) ? generalPart : 1));
    });
  };

  const findRowTargets = (row: FoldedRow): readonly SearchEntry[] => [
    ...new Set(row.opens.flatMap((target) => findTargets(target, entries))),
  ];

  /** @returns the entries that come first, and whether the query is about danger */
  const addPhraseMatches = (
    found: readonly FoundWord[],
    matches: readonly PhraseMatch[],
    scores: Scores,
  ): Pick<Ranking, 'pinned' | 'isDanger'> => {
    const hasService = matches.some(({ row }) => row.kind === undefined && opensService(row));
    const targetsOf = new Map(
      [...new Set(matches.map(({ row }) => row))].map((row) => [row, findRowTargets(row)]),
    );
    const pinned: SearchEntry[] = [];
    let isDanger = false;
    for (const { row, words, isInOrder, likelihood } of matches) {
      const isUnasked = row.kind === 'requestOfService' && !hasService;
      if (isUnasked && words.size === 0) continue;
      const kind = isUnasked ? 'general' : row.kind;
      const isGeneral = kind === 'general' || kind === 'possibleDanger';
      const targets = targetsOf.get(row) ?? [];
      // A word that is still being typed may become another: 'rap' is also the beginning of 'rapid'.
      const isWhole = [...words].every((at) => found[at]!.isWhole);
      // A misspelt word may be a name: it shows 911 only where nothing else is found.
      const isCertain = isWhole && likelihood >= likelihoods.root;
      if (
        (kind === 'danger' || kind === 'possibleDanger') &&
        (isCertain || (isWhole && matches.length === 1))
      )
        isDanger = true;
      if (isCertain && kind !== undefined && !isGeneral) {
        if (kind === 'danger') pinned.unshift(...targets.slice(0, 1));
        else pinned.push(...targets.slice(0, 1));
      }
      const terms = [...words].map((at) => found[at]!.typed);
      targets.forEach(({ key }, place) => {
        const weight = likelihood * weights.nextTarget ** place;
        for (const at of words) scores.add(key, at, isGeneral ? 0 : weights.phrase * weight, terms);
        if (isGeneral) {
          const base = kind === 'possibleDanger' ? weights.possibleDanger : weights.general;
          scores.addOnce(key, 'general', (words.size === 0 ? base / 2 : base + words.size / 10) * weight);
        } else if (isInOrder) scores.addOnce(key, 'order', weights.inOrder * words.size * weight);
      });
    }
    return { pinned, isDanger };
  };

  const isKnown = (word: string): boolean =>
    vocabulary.has(word) ||
    (!vocabulary.isCommon(word) &&
      index.search(word, {
        fields: [...titleFields],
        tokenize: (text) => [text],
        processTerm: (text) => text,
      }).length > 0);

  /** A word that is not known may be several, typed as one: those of a phrase, or else known ones instead of a misspelt one. */
  const findWords = (word: string, isLast: boolean): readonly FoundWord[] => {
    const folded = foldWord(word);
    if (folded === '') return [];
    const whole = findWord(folded, isLast);
    const { isCommon, meant, inTitles, weight } = whole;
    if (isCommon || meant.has(folded) || (weight === 1 && inTitles.length > 0)) return [whole];
    const phrase = vocabulary.findJoined(folded);
    if (phrase !== undefined) return phrase.map((part) => findWord(part, false));
    const parts = weight < likelihoods.prefix ? splitJoined(word, isKnown) : null;
    // Such words are uncertain, as those that are still being typed: 'fireworks' is no fire.
    return parts?.map((part) => ({ ...findWord(part, false), isWhole: false })) ?? [whole];
  };

  return (typed) => {
    const found = typed
      .flatMap((word, at) => findWords(word, at === typed.length - 1))
      .slice(0, searchLimits.words);
    const matches = vocabulary.match(found);
    const scores = new Scores();
    addRecordMatches(found, matches, scores);
    const { pinned, isDanger } = addPhraseMatches(found, matches, scores);
    const ranked = scores.list();
    const least = leastPart * (ranked[0]?.score ?? 0);
    return {
      pinned,
      isDanger,
      typed: found.map((word) => word.typed),
      ranked: ranked.filter(({ score }) => score >= least),
    };
  };
};
