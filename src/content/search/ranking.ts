/**
 * Ranks the entries for a query. Each word of the query counts for an entry once, by the best that explains it: a phrase of the
 * vocabulary that opens the entry, a word of its title, or one of its text.
 */
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './searchEntries.ts';
import { searchLimits } from './searchLimits.ts';
import type { FoldedRow } from './searchWords.ts';
import {
  type FoundPhrases,
  findPhrases,
  type PhraseMatch,
  type QueryWord,
  type Vocabulary,
} from './vocabulary.ts';
import { dayQuestions, findRoots, foldWord, foldWords, spellOut, splitJoined } from './words.ts';

export const titleFields = ['title', 'otherTitles'] as const;
export const textFields = ['text', 'otherTexts'] as const;

interface Matching {
  /** In letters; a word that is still being typed may be shorter. */
  readonly minLength: number;
  /** How likely a word stands for one that it matches in this way, from 0 to 1. */
  readonly likelihood: number;
  readonly options: SearchOptions;
}

const prefixLikelihood = 0.9;
/** How likely a word stands for its root. */
const rootLikelihood = 0.95;
/** How likely it stands for a root of danger that it misspells: an affixed word is no name. */
const misspeltRootLikelihood = 0.85;

/** How a word of a query may match a known word; the first way that finds any is the only one used. */
const matchings: readonly Matching[] = [
  { minLength: 1, likelihood: 1, options: {} },
  { minLength: 3, likelihood: prefixLikelihood, options: { prefix: true } },
  { minLength: 5, likelihood: 0.8, options: { fuzzy: 1 } },
  { minLength: 9, likelihood: 0.7, options: { fuzzy: 2 } },
];

/** Found by trying the queries of `tests/support/search/queries.tsv`; a unit test holds what they reach. */
const weights = { phrase: 1, nextTarget: 0.4, inOrder: 0.2, title: 0.8, text: 0.25 } as const;
/** What a row adds that gives way to what is named beside it. */
const generalWeights: Readonly<Partial<Record<FoldedRow['kind'] & string, number>>> = {
  general: 0.5,
  requestOfService: 0.5,
  possibleDanger: 0.3,
  vital: 0.6,
  calm: 0.5,
};
const isGeneral = ({ kind }: FoldedRow): boolean => kind === 'general' || kind === 'calm';
/** A longer word that nothing knows may be about danger. */
const leastUnsure = 5;
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
const hasDay = ({ key }: SearchEntry): boolean => /^(?:announcements|hallDays)\//.test(key);

/** Words are folded before they are searched. */
const asTyped = { tokenize: (word: string) => [word], processTerm: (word: string) => word };

/** A typing error rarely changes the first letter; in a short word any other one often makes another word than a missing letter. */
const isLikelyTypo = (typed: string, word: string): boolean =>
  word[0] === typed[0] && (typed.length > 5 || word.length > typed.length);

/** 'sinuntk' lacks a vowel of 'sinuntok', between two consonants. */
const lacksVowel = (typed: string, word: string): boolean =>
  [...word.matchAll(/(?<=[^aiu])[aiu](?=[^aiu])/g)].some(
    ({ index }) => word.slice(0, index) + word.slice(index + 1) === typed,
  );

interface FoundWord extends QueryWord {
  /** How likely the word stands for what was found, from 0 to 1. */
  readonly likelihood: number;
  readonly inTitles: readonly SearchResult[];
  readonly inTexts: readonly SearchResult[];
}

interface Score {
  /** By the index of the query's word. */
  readonly points: number[];
  /** For words in the order of a phrase, or for a general question. */
  extra: number;
  /** The words of the entry that matched, folded. */
  readonly words: Set<string>;
}

/** What each word of a query adds to the score of an entry. */
type Scores = Map<string, Score>;

const scoreOf = (scores: Scores, key: string): Score => {
  const score = scores.get(key) ?? { points: [], extra: 0, words: new Set<string>() };
  scores.set(key, score);
  return score;
};

const addPoints = (scores: Scores, key: string, at: number, points: number, words: Iterable<string>) => {
  const score = scoreOf(scores, key);
  score.points[at] = Math.max(score.points[at] ?? 0, points);
  for (const word of words) score.words.add(word);
};

const addRecordMatches = (
  scores: Scores,
  found: readonly FoundWord[],
  matches: readonly PhraseMatch[],
): void => {
  const isAllCommon = matches.length === 0 && found.every(({ isCommon }) => isCommon);
  const general = new Set(matches.flatMap(({ row, words }) => (row.kind === 'general' ? words : [])));
  found.forEach(({ isCommon, inTitles, inTexts, likelihood }, at) => {
    if (isCommon && !isAllCommon) return;
    // A word in many titles tells little.
    const rarity = likelihood / (1 + Math.log(Math.max(1, inTitles.length)) / 3);
    const add = (records: readonly SearchResult[], points: number) => {
      for (const { id, terms } of records)
        addPoints(scores, String(id), at, points * rarity * listWeight(String(id)), terms);
    };
    add(inTexts, weights.text);
    add(inTitles, weights.title * (general.has(at) ? generalPart : 1));
  });
};

interface Ranking {
  /** Entries that come first, whatever else is found. */
  readonly pinned: readonly SearchEntry[];
  readonly isDanger: boolean;
  /** Whether a long word is not known, and nothing but texts is found by the others. */
  readonly isUnsure: boolean;
  /** The words that were searched, folded. */
  readonly typed: readonly string[];
  /** The best first; with the words of the entry that matched, folded. */
  readonly ranked: readonly { readonly key: string; readonly words: ReadonlySet<string> }[];
}

/**
 * @param entries by key; may grow
 * @returns a function that ranks a query's words, as they are typed
 */
export const createRanking = (
  index: MiniSearch<SearchEntry>,
  entries: ReadonlyMap<string, SearchEntry>,
  { stopWords, commonWords, phrases }: Vocabulary,
): ((typed: readonly string[]) => Ranking) => {
  const phraseWords = new MiniSearch({ idField: 'word', fields: ['word'], ...asTyped });
  phraseWords.addAll([...new Set(phrases.flatMap(({ content }) => content))].map((word) => ({ word })));
  const isPhraseWord = (word: string): boolean => phraseWords.has(word);
  const dangerWords = new Set(
    phrases
      .filter(({ row }) => /anger$|^vital$/.test(row.kind ?? ''))
      .flatMap(({ content }) =>
        content.filter((word) => word.length >= leastUnsure && !commonWords.has(word)),
      ),
  );
  /** The words of danger that a word may stand for that has an affix and a slip, or that lacks a vowel: 'gisumbg', 'sinuntk'. */
  const findMisspelt = (typed: string): readonly string[] => {
    const roots = findRoots(typed, 1);
    if (roots.some((root) => commonWords.has(root))) return [];
    return [typed, ...roots].flatMap((root) =>
      phraseWords
        .search(root, {
          fuzzy: 1,
          filter: ({ terms }) =>
            terms.some(
              (word) =>
                dangerWords.has(word) &&
                isLikelyTypo(root, word) &&
                (root !== typed || lacksVowel(root, word)),
            ),
        })
        .map(({ id }) => String(id)),
    );
  };
  /** Made for the first word that nothing knows. */
  let joined: ReadonlyMap<string, readonly string[]> | null = null;
  /** The words of the phrase that is this word without its blanks. */
  const findJoined = (word: string): readonly string[] | undefined => {
    // Folded twice: the last letter of a word folds with the first one of the next.
    joined ??= new Map(phrases.map(({ all }) => [foldWord(all.join('')), all]));
    return joined.get(foldWord(word));
  };

  const searchRecords = (word: string, fields: readonly string[], options: SearchOptions) =>
    index.search(word, { ...options, ...asTyped, fields: [...fields] });

  /** Finds a word in the vocabulary and in the records. */
  const findWord = (typed: string, isLast: boolean): FoundWord => {
    const isCommon = commonWords.has(typed);
    const word = { typed, isCommon, isStop: stopWords.has(typed) };
    // A common word is spelled right.
    for (const { minLength, likelihood, options } of isCommon ? matchings.slice(0, 1) : matchings) {
      const isPrefix = options.prefix === true;
      if (typed.length < minLength && !(isLast && isPrefix)) continue;
      const isTypo = options.fuzzy !== undefined;
      // Another number is another thing.
      if (isTypo && /\d/.test(typed)) continue;
      const how = {
        ...options,
        filter: ({ terms }: SearchResult) => !isTypo || terms.some((word) => isLikelyTypo(typed, word)),
      };
      const roots = likelihood === 1 && !isCommon ? findRoots(typed).filter(isPhraseWord) : [];
      const misspelt = options.fuzzy === 1 ? findMisspelt(typed) : [];
      const meant = new Map([
        ...roots.map((root) => [root, rootLikelihood] as const),
        ...phraseWords.search(typed, how).map(({ id }) => [String(id), likelihood] as const),
        ...misspelt.map((root) => [root, misspeltRootLikelihood] as const),
      ]);
      const inTitles = searchRecords(typed, titleFields, how);
      const inTexts = searchRecords(typed, textFields, how);
      if (meant.size + inTitles.length + inTexts.length > 0)
        return { ...word, isUnknown: false, isWhole: !isPrefix, meant, likelihood, inTitles, inTexts };
    }
    const nothing = { meant: new Map<string, number>(), likelihood: 0, inTitles: [], inTexts: [] };
    return { ...word, isUnknown: !isCommon, isWhole: isCommon, ...nothing };
  };

  const isKnown = (word: string): boolean => {
    if (commonWords.has(word)) return !stopWords.has(word);
    return isPhraseWord(word) || searchRecords(word, titleFields, {}).length > 0;
  };

  /** A word that is not known may be several, typed as one: those of a phrase, or else known ones instead of a misspelt one. */
  const findWords = (word: string, isLast: boolean): readonly FoundWord[] => {
    const folded = foldWord(word);
    if (folded === '') return [];
    const whole = findWord(folded, isLast);
    const { isCommon, meant, inTitles, likelihood } = whole;
    if (isCommon || meant.has(folded) || (likelihood === 1 && inTitles.length > 0)) return [whole];
    const phrase = findJoined(folded);
    if (phrase !== undefined) return phrase.map((part) => findWord(part, false));
    const parts = likelihood < prefixLikelihood ? splitJoined(word, isKnown) : null;
    // Such words are uncertain, as those that are still being typed: 'fireworks' is no fire.
    return parts?.map((part) => ({ ...findWord(part, false), isWhole: false })) ?? [whole];
  };

  /** Finds the words of a query. The last one, of one or two letters, is still being typed only if nothing is found before it. */
  const findAll = (typed: readonly string[]): readonly FoundWord[] => {
    const found: FoundWord[] = [];
    typed.forEach((word, at) => {
      const isLast = at === typed.length - 1;
      const isFirstFound = !found.some(({ isCommon, isUnknown }) => !isCommon && !isUnknown);
      const full = at === 0 && isLast ? undefined : spellOut(typed, at);
      if (full === undefined) found.push(...findWords(word, isLast && (word.length > 2 || isFirstFound)));
      else {
        const folded = foldWord(word);
        const known = findWord(full, false);
        // 'my' is 'may', and stays what it is in English.
        const isStop = known.isStop || stopWords.has(folded);
        const isCommon = known.isCommon || commonWords.has(folded);
        const meant = new Map([...known.meant, [full, 1]]);
        if (stopWords.has(folded)) meant.set(folded, 1);
        found.push({ ...known, typed: folded, isStop, isCommon, meant });
      }
    });
    return found.slice(0, searchLimits.words);
  };

  const nameWords = new Map<string, ReadonlySet<string>>();
  /** The folded words of a name, folded once. */
  const readNameWords = (name: string): ReadonlySet<string> => {
    const words = nameWords.get(name) ?? new Set(foldWords(name));
    nameWords.set(name, words);
    return words;
  };

  /** Finds the entries that a target names: that of a key, or those of a list whose English name has the words. */
  const findTargets = (target: string): readonly SearchEntry[] => {
    const named = entries.get(target);
    if (named !== undefined) return [named];
    const [list, title] = target.split(':');
    if (title === undefined) return [];
    const words = foldWords(title);
    return [...entries.values()].filter(
      ({ key, english }) => listOf(key) === list && words.every((word) => readNameWords(english).has(word)),
    );
  };

  /** @returns the entries that come first, and whether the query is about danger */
  const addPhraseMatches = (
    scores: Scores,
    found: readonly FoundWord[],
    { matches, isCalm }: FoundPhrases,
  ): Pick<Ranking, 'pinned' | 'isDanger'> => {
    const hasService = matches.some(
      ({ row }) => row.kind === undefined && row.opens.some((target) => /^(?:charter|form)\b/.test(target)),
    );
    const pinned: SearchEntry[] = [];
    let isDanger = false;
    const asksForDay = found.some(({ typed, meant }) =>
      [typed, ...meant.keys()].some((word) => dayQuestions.has(word)),
    );
    const isAllGeneralBut = (one: FoldedRow): boolean =>
      matches.every(({ row }) => row === one || isGeneral(row));
    for (const { row, words, isInOrder, isWhole, likelihood } of matches) {
      const kind = row.kind === 'danger' && isCalm ? 'possibleDanger' : row.kind;
      const isOfService = kind === 'requestOfService' && hasService;
      if ((kind === 'calm' || (kind === 'requestOfService' && !hasService)) && words.length === 0) continue;
      const general = isOfService || kind === undefined ? undefined : generalWeights[kind];
      const opened = [...new Set(row.opens.flatMap(findTargets))];
      const targets = asksForDay
        ? [...opened.filter(hasDay), ...opened.filter((each) => !hasDay(each))]
        : opened;
      const isCertain = isWhole && likelihood >= rootLikelihood;
      const isAlarm = kind === 'danger' || kind === 'possibleDanger' || kind === 'vital';
      // A misspelt word may be a name, unless it has an affix, or stands beside another of its phrase; it counts where nothing else is named.
      const isMeant = isWhole && (likelihood >= misspeltRootLikelihood || isAllGeneralBut(row));
      if (isAlarm && (words.length > 1 || isMeant)) isDanger = true;
      if (isCertain && kind !== undefined && general === undefined) {
        if (kind === 'danger') pinned.unshift(...targets.slice(0, 1));
        else pinned.push(...targets.slice(0, 1));
      }
      const typed = words.map((at) => found[at]!.typed);
      targets.forEach(({ key }, place) => {
        const weight = likelihood * weights.nextTarget ** place;
        const points = general === undefined ? weights.phrase * weight : 0;
        for (const at of words) addPoints(scores, key, at, points, typed);
        const inOrder = isInOrder ? weights.inOrder * words.length : 0;
        const ofGeneral = (base: number) => (words.length === 0 ? base / 2 : base + words.length / 10);
        const extra = general === undefined ? inOrder : ofGeneral(general);
        const score = scoreOf(scores, key);
        score.extra = Math.max(score.extra, extra * weight);
      });
    }
    return { pinned, isDanger };
  };

  return (typed) => {
    const found = findAll(typed);
    const foundPhrases = findPhrases(phrases, found);
    const { matches } = foundPhrases;
    const scores: Scores = new Map();
    addRecordMatches(scores, found, matches);
    const { pinned, isDanger } = addPhraseMatches(scores, found, foundPhrases);
    const ranked = [...scores]
      .map(([key, { points, extra, words }]) => ({
        key,
        words,
        score: extra + points.reduce((sum, each) => sum + (each ?? 0), 0),
        firstWord: points.findIndex((each) => each !== undefined),
      }))
      .sort(
        (a, b) => b.score - a.score || a.firstWord - b.firstWord || listWeight(b.key) - listWeight(a.key),
      );
    const least = leastPart * (ranked[0]?.score ?? 0);
    const isUnsure =
      found.some(({ isUnknown, typed }) => isUnknown && typed.length >= leastUnsure) &&
      matches.every(({ row }) => isGeneral(row)) &&
      found.every(({ isCommon, inTitles }) => isCommon || inTitles.length === 0);
    return {
      pinned,
      isDanger,
      isUnsure,
      typed: found.map((word) => word.typed),
      ranked: ranked.filter(({ score }) => score >= least),
    };
  };
};
