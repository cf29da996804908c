/**
 * Rewrites number words in a duration as figures: 'Three' → '3', '1½' → '1.5', 'half a day' → '0.5 day', 'day/s' →
 * 'days', 'between 5 and 10' → '5 to 10'. The result is lower case ASCII with one kind of dash.
 */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 } as const;
const quarters: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/**
 * Separated by blanks. A text needs no rewriting, apart from its capitals, if it is ASCII, contains none of these
 * words and signs, and `mayBeRespelled` is false for all its slashes and parentheses.
 */
export const respelledWords = [...ones, ...Object.keys(tens), 'half', 'between', '~'].join(' ');

/** Whether the slash or parenthesis at `at` may need rewriting: 'day/s', 'day(s)', '1/2'. */
export const mayBeRespelled = (text: string, at: number): boolean => {
  const next = text[at + 1];
  return next === 's' || next === 'S' || next === '2';
};

const isTen = (word: string): word is keyof typeof tens => Object.hasOwn(tens, word);
const toNumber = (word: string): number => (isTen(word) ? tens[word] : ones.indexOf(word));

const spelledNumber = new RegExp(
  `\\b(${Object.keys(tens).join('|')})(?:[- ](${ones.slice(1, 10).join('|')}))?\\b|\\b(?:${ones.join('|')})\\b`,
  'g',
);

/**
 * ASCII that parses the same way: a word with an apostrophe is never in the lexicon. The form for a surrogate pair
 * separates following digits.
 */
const toAscii = (character: string): string => {
  if (/\p{L}/u.test(character)) return character.length === 1 ? "x'x" : "x'";
  if (/[\p{M}’]/u.test(character)) return "'";
  return /\s/.test(character) ? ' ' : '?';
};

/** @param text no longer than the parser's limit */
export const toFigures = (text: string): string =>
  text
    .replace(
      /(\d?)\s*([¼½¾])/g,
      (_, integer: string, fraction: string) => (integer || '0') + quarters[fraction],
    )
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/(?<=[a-z])(?:\/s|\(s\))(?![a-z])/g, 's')
    .replace(spelledNumber, (word, ten?: string, one?: string) =>
      String(ten === undefined ? toNumber(word) : toNumber(ten) + (one === undefined ? 0 : toNumber(one))),
    )
    .replace(/\b(\d+)\s+(?:(?:and|&)\s+)?(?:(?:a\s+)?half\b|1\/2(?!\d))/g, '$1.5')
    .replace(/\bhalf(?:\s+an?)?\b|(?<![\d/])1\/2(?=\s*(?:minute|hour|day|week|month|year)\b)/g, '0.5')
    .replace(/\bbetween\s+([\d.]+[^\d]{0,20}?)\band\b/g, '$1to')
    .replace(/\P{ASCII}/gu, toAscii);
