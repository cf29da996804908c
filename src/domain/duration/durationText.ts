/**
 * Rewrites number words in a duration as figures: 'Three' → '3', '1½' → '1.5', 'half a day' → '0.5 day', 'day/s' →
 * 'days', 'between 5 and 10' → '5 to 10'. The result is lower case with one kind of dash.
 */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const quarters: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

const anyTen = Object.keys(tens).join('|');
const spelledSum = new RegExp(`\\b(${anyTen})[- ](${ones.slice(1, 10).join('|')})\\b`, 'g');
const spelledNumber = new RegExp(`\\b(?:${anyTen}|${ones.join('|')})\\b`, 'g');
const toNumber = (word: string): number => tens[word] ?? ones.indexOf(word);

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
    .replace(spelledSum, (_, ten: string, one: string) => String(toNumber(ten) + toNumber(one)))
    .replace(spelledNumber, (word) => String(toNumber(word)))
    .replace(/\b(\d+)\s+(?:(?:and|&)\s+)?(?:(?:a\s+)?half\b|1\/2(?!\d))/g, '$1.5')
    .replace(/\bhalf(?:\s+an?)?\b|(?<![\d/])1\/2(?=\s*(?:minute|hour|day|week|month|year)\b)/g, '0.5')
    .replace(/\bbetween\s+([\d.]+[^\d]{0,20}?)\band\b/g, '$1to');
