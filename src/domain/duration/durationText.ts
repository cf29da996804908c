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
const to = '(?:-|to|hanggang|hangt[ou]d)';
const unit = `${fillersSource}${unitSource}`;
/** Compiles at the first use: few texts of a charter need these rules. */
const toPattern = (source: string): (() => RegExp) => {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= new RegExp(source, 'gu');
    return compiled;
  };
};

/** 'labing-apat', "dalawampu't lima", 'trenta y dos', 'twenty-five'. */
const spelledSum = toPattern(`\\b(${tensSource})[\\s-]*(?:${and}\\s+)?(${onesSource})\\b`);
const spelledNumber = toPattern(`\\b(?:${numberSource}|usa(?=\\s+ug\\s+\\d⁄))\\b(?!-(?:stop|time))`);
const hundreds = toPattern(
  `\\b(?:(?:(\\d+)|an?|isang|usa)\\s+(?:na\\s+|ka\\s+)?(?:hundred|[dr]aang?|gatos)|(?:isan|san)daang?)\\b(?:\\s+(?:${and}\\s+)?(\\d{1,2})(?!\\d))?`,
);
/** An article after a unit, or after a count, makes a rate: '3 hours a day', 'twice a week'. */
const article = toPattern(
  `(?<!(?<![\\p{L}\\p{M}])${unitSource}\\s+|(?:once|twice|times)\\s+)\\b(${[...articles.keys()].join('|')})[\\s-]+(?=${unit})`,
);
const rate = toPattern(
  `\\d[\\d.]*\\s*${unit}\\s+(?:an?|per|each|every|kada|bawat|matag)\\s+${unitSource}|\\b24\\s*[-/x]\\s*7\\b`,
);

const half = toPattern(
  '\\b(?:(?:an?|one|isang|1)[\\s-]+)?(?:half|kalahati(?:ng)?|ka?tunga|tunga|medya|media(?=\\s+(?:h?ora|dia)))\\b',
);
const quarter = toPattern(
  `\\b(?:(three|3|an?|one)[\\s-]+)?quarters?\\b(?=[\\s-]+(?:(?:of|an?)\\s+)*${unit})|(?<=${unit}\\s+${and}\\s+)(?:(three|3|an?|one)\\s+)?quarters?\\b`,
);
/** Without a whole number a plural unit makes two alternatives of it: '1/2 days', but '1 1/2 days'. */
const slashed = toPattern(
  `(?<![\\d/.])([13])/([234])(?=(?:\\s*(?:${to}|or?)\\s*[\\d./]+)?[\\s-]*(?:(?:of|an?|the)\\s+)*${fillersSource}(?:minute|hour|day|week|month|year|min|hr|oras|araw|adlaw|buwan|bulan|taon|tuig)\\b)|(?<=\\d(?:-|\\s+(?:${and}\\s+)?))([13])/([234])(?=(?:\\s*${to}\\s*[\\d./]+)?[\\s-]*${unit})`,
);
const ofUnit = toPattern(
  `(?<=\\d⁄\\d)(?:\\s+|-)(?:(?:(?:of|sa|ng)\\s+(?:1|isang|usa)|of|an?|the|sa|ng|ka)(?:\\s+|-))+(?=${unit})`,
);
const mixed = toPattern(`(?:\\b(\\d+)(?:-\\s?|\\s*(?:${and}\\s+)?))?(\\d)⁄(\\d)`);
/** '1 hour and a half', unless the half has a unit of its own. */
const halfAfter = toPattern(`\\b(\\d+)([\\s-]*${unit})\\s+${and}\\s+0(\\.\\d+)(?![\\d\\s-]*${unit})`);

/** 1:30 before a unit of hours is an hour and a half; before minutes it is a minute and a half. */
const colonTime = toPattern(
  `(?<![\\d:.]|\\b(?:step|phase)\\s+)(\\d+):([0-5]\\d)(?=(?:\\s*${to}\\s*\\d+(?::[0-5]\\d)?[\\s-]*(?:ka\\s+)?|[\\s-]*${fillersSource})(?:hour|hr|min|h?ora|h\\b))`,
);
const minutesAfterH = toPattern('(?<=\\d)\\s*h\\s?([0-5]\\d)(?![\\d.:]|[\\s-]*\\p{L})');
/** The figure after a number word is that number again: 'three (3) days'; after another word it is the number: 'isang (1) oras'. */
const repeated = toPattern(
  '(?<=(?<![\\d.])(\\d[\\d.]*)\\s*)\\(\\s*\\1\\s*\\)|(?<=\\d⁄\\d\\s*)\\(\\s*[\\d./]+\\s*\\)',
);
const enclosed = toPattern(`\\(\\s*(\\d+(?:\\.\\d+)?)\\s*\\)(?=[\\s-]*${unit})`);
/** Elsewhere 'm' may be meters and 'w' with: '50 m walk', '3 w/ complete papers'. */
const glued = toPattern(
  '(?:(?<=\\d)|(?<=\\d\\s*h(?:ou)?r?s?\\.?\\s*\\d+\\s+)|(?<=^\\s*[\\d.]+\\s+)(?=m\\.?\\s*$))([mw])(?![\\p{L}\\p{M}./]*[/\\p{L}])',
);
/** A bullet or the number of a list: '- 10 minutes' on a line of its own, '1. 5 minutes', '1) 5 minutes 2) 10 minutes'. */
const listMark =
  /(?<=\n\s*)-|(?<=^\s*|\n\s*|;\s*)\d{1,2}\.(?=\s+\D*\d)|(?<![\d.]|\([^()]*)\b\d{1,2}\)(?=\s)/g;
/** A maximum in a note ends a range: '5 minutes (max. 10 minutes)'. */
const longest = toPattern(
  `\\(\\s*(?:max(?:imum)?(?:\\s+of)?|up\\s+to|at\\s+most|(?:not|no)\\s+more\\s+than|hanggang|hangt[ou]d)[\\s.:]*(\\d[\\d.]*[\\s-]*${unit})\\.?\\s*\\)`,
);
const ordinal = toPattern('\\b\\d+(?:st|nd|rd|th)\\b');
const between = toPattern('\\bbetween\\s+([\\d.]+[^\\d]{0,20}?)\\band\\b');

/** In Cebuano a number stands before 'ka'; 'another' does not say one of how many. */
const unknownCount = toPattern(`\\b(?:\\p{L}+\\s+ka|another)\\s+(?=${unit})`);

const toNumber = (word: string): number => (numberWords.get(word) ?? articles.get(word))!;

/** @param text no longer than the parser's limit */
const normalize = (text: string): string =>
  text
    .replace(/(?<=\p{L}[.)]?\s?)[¹²³⁰-⁹]+(?![/⁄])/gu, '')
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    // These signs mean 'about' unless a word or a number stands before them.
    .replace(/(?<![\p{L}\p{N}.)]\s*)(?:[~∼〜]|\+\/-)/gu, '')
    .replace(/[‐-―−~∼〜]/g, '-')
    .replace(listMark, '; ')
    .replace(/['’ʼ`]([ty])\b/g, (_, joint: string) => (joint === 't' ? ' at' : ' y'))
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(?<!\p{L})w(?:\.\s?|\/)?d(?:\.|s(?!\p{L})|(?!\p{L}))/gu, 'working day')
    .replace(/(?<!\d\s*|\p{L})(?:sec(?:tion)?|r\.\s?a)\b\.?(?=\s*(?:no\.?\s*)?\d)/gu, 'no')
    .replace(glued(), (_, letter: string) => (letter === 'w' ? ' week' : ' minute'))
    .replace(longest(), ' to $1')
    .replace(/(?<=[a-z])(?:\/s|\(s\))(?![a-z])/g, 's')
    .replace(ordinal(), ' ');

/** Spelled numbers and fractions as figures. A fraction is a numerator, U+2044 and a denominator until it is a decimal. */
const spellOut = (text: string): string =>
  text
    .replace(half(), '1⁄2')
    .replace(quarter(), (_, before?: string, after?: string) =>
      /3|three/.test(before ?? after ?? '') ? '3⁄4' : '1⁄4',
    )
    .replace(slashed(), '$1$3⁄$2$4')
    .replace(spelledSum(), (_, ten: string, one: string) => String(toNumber(ten) + toNumber(one)))
    .replace(spelledNumber(), (word) => String(toNumber(word)))
    .replace(hundreds(), (_, count = '1', rest = '0') => String(100 * Number(count) + Number(rest)))
    .replace(repeated(), ' ')
    .replace(enclosed(), ' $1 ')
    .replace(ofUnit(), ' ')
    .replace(mixed(), (_, whole = '0', over: string, under: string) =>
      String(Number(whole) + Number(over) / Number(under)),
    );

export const toFigures = (text: string): string =>
  spellOut(normalize(text))
    .replace(article(), (_, word: string) => `${articles.get(word)} `)
    .replace(halfAfter(), '$1$3$2')
    .replace(rate(), ' several ')
    .replace(unknownCount(), ' several ')
    .replace(colonTime(), (_, whole: string, sixtieths: string) =>
      String(Number(whole) + Number(sixtieths) / 60),
    )
    .replace(minutesAfterH(), ' hours $1 minutes')
    .replace(between(), '$1to');
