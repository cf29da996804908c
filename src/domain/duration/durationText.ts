/**
 * What people write for numbers in a duration, as numbers: 'Three' → '3', '1½' → '1.5', 'half a day' → '0.5 day',
 * 'day/s' → 'days', 'between 5 and 10' → '5 to 10'. In lower case, with one kind of dash, and in ASCII.
 */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const tens = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 } as const;
const quarters: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** With blanks between. A text in ASCII that holds none of these words and signs, ... */
export const respelledWords = [...ones, ...Object.keys(tens), 'half', 'between', '~'].join(' ');

/** ... and no slash or parenthesis at which this is true ('day/s', 'day(s)', '1/2'), is in figures but for its capitals. */
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

/** What reads as it does: a word with an apostrophe is none of the table. Digits after the pair of a rare letter are apart. */
const toAscii = (character: string): string => {
  if (/\p{L}/u.test(character)) return character.length === 1 ? "x'x" : "x'";
  if (/[\p{M}’]/u.test(character)) return "'";
  return /\s/.test(character) ? ' ' : '?';
};

/** @param text at most as long as is read */
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
