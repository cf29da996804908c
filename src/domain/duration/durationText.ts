/**
 * Rewrites number words in a duration as figures: 'Three' → '3', 'dalawang' → '2', '1½' → '1.5', 'half a day' → '0.5 day',
 * '1:30 hours' → '1.5 hours', 'day/s' → 'days', 'between 5 and 10' → '5 to 10'. The result is lower case with one kind of
 * dash.
 */
import {
  articles,
  fillersSource,
  numberSource,
  numberWords,
  onesSource,
  tensSource,
  unitSource,
} from './durationWords.ts';

const and = '(?:and|at|ug|y|&)';
const unit = `${fillersSource}${unitSource}`;
const toPattern = (source: string): RegExp => new RegExp(source, 'gu');

/** 'labing-apat', "dalawampu't lima", 'trenta y dos', 'twenty-five'. */
const spelledSum = toPattern(`\\b(${tensSource})[\\s-]*(?:${and}\\s+)?(${onesSource})\\b`);
const spelledNumber = toPattern(`\\b(?:${numberSource}|usa(?=\\s+ug\\s+\\d⁄))\\b(?!-(?:stop|time))`);
const hundreds = toPattern(
  `\\b(?:(?:(\\d+)|an?|isang|usa)\\s+(?:na\\s+|ka\\s+)?(?:hundred|[dr]aang?|gatos)|(?:isan|san)daang?)\\b(?:\\s+(?:${and}\\s+)?(\\d{1,2})(?!\\d))?`,
);
/** An article after a unit, or after a count, makes a rate: '3 hours a day', 'twice a week'. */
const article = toPattern(
  `(?<!${unitSource}[\\s-]+|(?:once|twice|times)\\s+)\\b(${[...articles.keys()].join('|')})[\\s-]+(?=${unit})`,
);
const rate = toPattern(
  `\\d[\\d.]*\\s*${unit}\\s+(?:an?|per|each|every|kada|bawat|matag)\\s+${unitSource}|\\b24\\s*[-/x]\\s*7\\b`,
);

const half = toPattern('\\b(?:(?:an?|one|isang)[\\s-]+)?(?:half|kalahati(?:ng)?|ka?tunga|tunga|medya)\\b');
const quarter = toPattern(
  `\\b(?:(three|3|an?|one)[\\s-]+)?quarters?\\b(?=[\\s-]+(?:(?:of|an?)\\s+)*${unit})`,
);
/** Without a whole number a plural unit makes two alternatives of it: '1/2 days', but '1 1/2 days'. */
const slashed = toPattern(
  `(?<![\\d/.])([13])/([234])(?=[\\s-]*(?:minute|hour|day|week|month|year|min|hr|oras|araw|adlaw|buwan|bulan|taon|tuig)\\b)|(?<=\\d\\s+(?:${and}\\s+)?)([13])/([234])(?=[\\s-]*${unit})`,
);
const ofUnit = toPattern(`(?<=\\d⁄\\d)[\\s-]+(?:(?:of|an?|the|sa|ng|ka)\\s+)+(?=${unit})`);
const mixed = toPattern(`(?:\\b(\\d+)\\s*(?:${and}\\s+)?)?(\\d)⁄(\\d)`);
/** '1 hour and a half', unless the half has a unit of its own. */
const halfAfter = toPattern(`\\b(\\d+)([\\s-]*${unit})\\s+${and}\\s+0(\\.\\d+)(?![\\d\\s-]*${unit})`);

/** 1:30 before a unit of hours is an hour and a half; before minutes it is a minute and a half. */
const colonTime = toPattern(
  `(?<![\\d:.])(\\d+):([0-5]\\d)(?=(?:\\s*(?:-|to)\\s*\\d+:[0-5]\\d)?[\\s-]*(?:hour|hr|min|oras|ora\\b|h\\b))`,
);
const minutesAfterH = toPattern('(?<=\\d)\\s*h\\s?([0-5]\\d)(?![\\d.:]|[\\s-]*\\p{L})');
const ordinal = toPattern('\\b\\d+(?:st|nd|rd|th)\\b');
const between = toPattern('\\bbetween\\s+([\\d.]+[^\\d]{0,20}?)\\band\\b');

/** In Cebuano a number stands before 'ka'. */
const unknownCount = toPattern(`\\b\\p{L}+\\s+ka\\s+(?=${unit})`);

const toNumber = (word: string): number => (numberWords.get(word) ?? articles.get(word))!;

/** @param text no longer than the parser's limit */
const normalize = (text: string): string =>
  text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−~]/g, '-')
    .replace(/['’ʼ`]([ty])\b/g, (_, joint: string) => (joint === 't' ? ' at' : ' y'))
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(?<=[a-z])(?:\/s|\(s\))(?![a-z])/g, 's')
    .replace(ordinal, ' ');

/** Spelled numbers and fractions as figures. A fraction is a numerator, U+2044 and a denominator until it is a decimal. */
const spellOut = (text: string): string =>
  text
    .replace(half, '1⁄2')
    .replace(quarter, (_, count?: string) => (count === 'three' || count === '3' ? '3⁄4' : '1⁄4'))
    .replace(slashed, '$1$3⁄$2$4')
    .replace(spelledSum, (_, ten: string, one: string) => String(toNumber(ten) + toNumber(one)))
    .replace(spelledNumber, (word) => String(toNumber(word)))
    .replace(hundreds, (_, count = '1', rest = '0') => String(100 * Number(count) + Number(rest)))
    .replace(ofUnit, ' ')
    .replace(mixed, (_, whole = '0', over: string, under: string) =>
      String(Number(whole) + Number(over) / Number(under)),
    );

export const toFigures = (text: string): string =>
  spellOut(normalize(text))
    .replace(article, (_, word: string) => `${articles.get(word)} `)
    .replace(halfAfter, '$1$3$2')
    .replace(rate, ' several ')
    .replace(unknownCount, ' several ')
    .replace(colonTime, (_, whole: string, sixtieths: string) =>
      String(Number(whole) + Number(sixtieths) / 60),
    )
    .replace(minutesAfterH, ' hours $1 minutes')
    .replace(between, '$1to');
