/**
 * Rewrites number words in a duration as figures: 'Three' → '3', '1½' → '1.5', 'half a day' → '0.5 day', 'day/s' →
 * 'days', 'between 5 and 10' → '5 to 10'. The result is lower case with one kind of dash.
 */

const ones = 'zero one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const quarters: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

const spelledSum = new RegExp(`\\b(${tens.join('|')})[- ](${ones.slice(1).join('|')})\\b`, 'g');
const spelledNumber = new RegExp(`\\b(?:${[...ones, ...teens, ...tens].join('|')})\\b`, 'g');
const toNumber = (word: string): number =>
  tens.includes(word) ? 10 * (tens.indexOf(word) + 2) : [...ones, ...teens].indexOf(word);

/** @param text no longer than the parser's limit */
export const toFigures = (text: string): string =>
  text
    .replace(/[¼½¾]/g, (fraction) => quarters[fraction]!)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/(?<=[a-z])(?:\/s|\(s\))(?![a-z])/g, 's')
    .replace(spelledSum, (_, ten: string, one: string) => String(toNumber(ten) + toNumber(one)))
    .replace(spelledNumber, (word) => String(toNumber(word)))
    .replace(/(?<=\d)\s+(?:(?:and|&)\s+)?(?=\.(?:25|5|75)(?!\d))/g, '')
    .replace(/\b(\d+)\s+(?:(?:and|&)\s+)?(?:(?:a\s+)?half\b|1\/2(?!\d))/g, '$1.5')
    .replace(/\bhalf(?:\s+an?)?\b|(?<![\d/])1\/2(?=\s*(?:minute|hour|day|week|month|year)\b)/g, '0.5')
    .replace(/\bbetween\s+([\d.]+[^\d]{0,20}?)\band\b/g, '$1to');
