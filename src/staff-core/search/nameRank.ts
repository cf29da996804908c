/**
 * How well a request fits a typed name, in any spelling and order: 'Peña, Ma. Teresa', 'maria pena', 'Delacruz', one letter off.
 */
import { foldText, matchesQuery, toNameWords } from '../../lib/foldText.ts';
import { editDistance } from '../../lib/nearestWord.ts';
import { formatPersonName, readPersonNames, type StaffRequest } from '../request.ts';
import { joinNameWords } from './samePerson.ts';

/** From the strictest: the whole last name or the whole name; a part of each typed word; one letter off. */
const ranks = { whole: 0, part: 1, near: 2 } as const;

export type NameRank = (typeof ranks)[keyof typeof ranks];

/** A shorter word becomes another name when a letter changes: 'Ana' and 'Ina'. */
const minNearLength = 4;
/** The words of the longest last name: 'de los Santos Reyes'. */
const maxWordsOfName = 4;

const isNear = (typed: string, stored: string): boolean =>
  typed.length >= minNearLength &&
  Math.abs(typed.length - stored.length) <= 1 &&
  editDistance(typed, stored) <= 1;

/** Each word, and each run of words as one: 'de', 'dela', 'delacruz', 'la', … */
const listRuns = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxWordsOfName, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(''),
    ),
  );

/** The last name, and the whole name as it may be typed, each as one word. */
const listWholeNames = ([last = '', first = '', middle = '']: readonly string[]): readonly string[] => {
  const given = middle === '' ? [first] : [first, `${first}${middle}`, `${first}${middle.slice(0, 1)}`];
  return [last, ...given.filter(Boolean).flatMap((each) => [`${last}${each}`, `${each}${last}`])];
};

const isNearEverywhere = (typedWords: readonly string[], storedWords: readonly string[]): boolean => {
  const runs = listRuns(storedWords);
  return (
    typedWords.length > 0 && typedWords.every((word) => runs.some((run) => run === word || isNear(word, run)))
  );
};

/** A function that ranks requests by how their names fit the text; null for one that does not. */
export const createNameRank = (text: string): ((request: StaffRequest) => NameRank | null) => {
  const typedWords = toNameWords(text);
  const typed = joinNameWords(text);
  return (request) => {
    if (typed === '') return null;
    const name = formatPersonName(request);
    const wholeNames = listWholeNames(readPersonNames(request).map(joinNameWords));
    if (wholeNames.includes(typed)) return ranks.whole;
    if (matchesQuery(foldText(name), text)) return ranks.part;
    const isOneOff =
      wholeNames.some((whole) => isNear(typed, whole)) || isNearEverywhere(typedWords, toNameWords(name));
    return isOneOff ? ranks.near : null;
  };
};
