/**
 * Spec §9: parses a step's processing time (docs/decisions/0002-charter-maths.md). '2 days' → 2880; '1-2 business days' →
 * 2880; '1 hour & 30 minutes' → 90; 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15;
 * 'soon' → 0; '3 sessions' → null.
 */
import { toFigures } from './durationText.ts';
import {
  type DurationToken,
  durationLexicon,
  fillersSource,
  noteCases,
  unitSource,
  unitsFromLargest,
} from './durationWords.ts';

/** Figures beyond the length of any real duration are not understood. */
const maxTextLength = 400;

/** A part of more than a hundred years is implausible and counts zero, as one that is not finite. */
const maxMinutes = 100 * unitsFromLargest[0].minutes;

/** A number ('1,440', '2.5', '.5', '1e3'), a word or a sign. Blanks and the signs that join parts are left out. */
const tokenPattern =
  /(?<number>(?:(?!\d{4})\d+(?:,\d{3}(?!\d))*|\d+)(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|\p{L}[\p{L}\p{M}'’]*|[^\s,.&+]/gu;

/** Parentheses without others inside. */
const notePattern = /\([^()]*\)/g;

const unitNext = new RegExp(`^[\\s-]*${fillersSource}${unitSource}`, 'u');

const other: DurationToken = { kind: 'other', value: 0 };
const quantity: DurationToken = { kind: 'quantity', value: 0 };

/** Whether a number after these tokens and this character is negative: '-5', not '2-5' or '- 5'. */
const isNegative = (tokens: readonly DurationToken[], characterBefore: string): boolean => {
  const [before, last] = [tokens.at(-2)?.kind, tokens.at(-1)?.kind];
  const isFirst = before === undefined || before === 'alternative';
  return last === 'range' && isFirst && !/[\s,.()]/.test(characterBefore);
};

/**
 * The token of a number after these tokens; the character before it tells whether it is part of a word: 'A4'. After a label
 * it is a time only if its unit follows: 'form 5 minutes'.
 */
const toNumberToken = (
  value: number,
  tokens: readonly DurationToken[],
  characterBefore: string,
  textAfter: string,
): DurationToken => {
  const isLabelled =
    tokens.at(-1)?.kind === 'label' && !(characterBefore === ' ' && unitNext.test(textAfter));
  if (isLabelled || isNegative(tokens, characterBefore)) return other;
  if (tokens.at(-1)?.kind === 'other' && /\p{L}/u.test(characterBefore)) return quantity;
  return { kind: 'number', value: Number.isFinite(value) ? value : 0 };
};

const readTokens = (text: string): readonly DurationToken[] => {
  const tokens: DurationToken[] = [];
  for (const { 0: written, index, groups } of text.matchAll(tokenPattern)) {
    const number = groups?.number;
    if (number !== undefined)
      tokens.push(
        toNumberToken(
          Number(number.replaceAll(',', '')),
          tokens,
          text.charAt(index - 1),
          text.slice(index + number.length),
        ),
      );
    // The other figures are those of other scripts.
    else tokens.push(durationLexicon.get(written) ?? (/\p{N}/u.test(written) ? quantity : other));
  }
  // A single class distinguishes nothing: 'Complex: 1 day for the interview, 2 days for the visit'.
  const hasClasses = tokens.filter(({ kind }) => kind === 'class').length > 1;
  return tokens.map((token) =>
    token.kind !== 'class' ? token : hasClasses ? { kind: 'alternative', value: 0 } : other,
  );
};

/** A token whose number is in minutes, with the minutes of its unit. */
interface Part extends DurationToken {
  readonly unit: number;
}

/**
 * Multiplies each number by its own unit, or by that of the number it is joined to: '5-10 minutes', '3 or 5 days'. A number
 * without a unit becomes a quantity.
 */
const toParts = (tokens: readonly DurationToken[], unitAfter: number): readonly Part[] => {
  const parts: Part[] = [];
  let unit = unitAfter;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const { kind, value } = tokens[at]!;
    const after = tokens[at + 1]?.kind;
    if (kind === 'unit') unit = value;
    if (kind === 'other' || kind === 'label' || kind === 'quantity') unit = 0;
    // The dash of '5-minute' joins a number and its unit.
    if (kind === 'unit' || (kind === 'range' && after === 'unit')) continue;
    if (kind !== 'number') parts.unshift({ kind, value, unit: 0 });
    else {
      const minutes = value * unit <= maxMinutes ? value * unit : 0;
      parts.unshift({ kind: unit === 0 && value !== 0 ? 'quantity' : kind, value: minutes, unit });
      const before = tokens[at - 1]?.kind;
      if (before !== 'range' && before !== 'alternative') unit = 0;
    }
  }
  return parts;
};

/** A part of a sum. A range ends with it and the smaller units after it, and begins with as many minutes as `lower`. */
interface Term {
  readonly minutes: number;
  readonly unit: number;
  readonly lower: number;
}

/** Separates parts that words stand between, because no range reaches across them. */
const boundary: Term = { minutes: 0, unit: Number.POSITIVE_INFINITY, lower: 0 };

/** A range counts its upper bound: '2 hours to 2 hours 30 minutes' is 150. */
const sumTerms = (terms: readonly Term[]): number => {
  let [sum, run, unitAfter] = [0, 0, 0];
  for (const { minutes, unit, lower } of terms.toReversed()) {
    if (unitAfter >= unit) {
      sum += run;
      run = 0;
    }
    run = Math.max(lower, minutes + run);
    unitAfter = unit;
  }
  return sum + run;
};

/** Where a range begins that these terms lead up to: '1 hour 30 minutes to 2 hours', but '1 hour, 5 to 10 minutes'. */
const findRangeStart = (terms: readonly Term[], unit: number): number => {
  let start = terms.length - 1;
  while (start > 0 && terms[start - 1]!.unit > terms[start]!.unit && terms[start - 1]!.unit <= unit)
    start -= 1;
  return start;
};

/**
 * The largest alternative, each the sum of its parts. Null when a number is no time.
 * @param unitAfter minutes of the unit that follows the tokens, or 0
 */
const sumLargestAlternative = (tokens: readonly DurationToken[], unitAfter: number): number | null => {
  const parts = toParts(
    tokens.filter(({ kind }) => kind !== 'filler'),
    unitAfter,
  );
  if (parts.some(({ kind }) => kind === 'quantity')) return null;
  let largestSum = 0;
  let terms: Term[] = [];
  for (const [at, { kind, value, unit }] of parts.entries()) {
    if (kind === 'alternative') terms = [];
    else if (kind === 'number') {
      const isUpperBound = parts[at - 1]?.kind === 'range' && parts[at - 2]?.kind === 'number';
      const start = isUpperBound ? findRangeStart(terms, unit) : terms.length;
      const lower = sumTerms(terms.splice(start));
      terms.push({ minutes: value, unit, lower });
      largestSum = Math.max(largestSum, sumTerms(terms));
    } else if (kind !== 'range') terms.push(boundary);
  }
  return largestSum;
};

/** Numbers without any word are minutes: '15', '10-15'. */
const sumOutside = (tokens: readonly DurationToken[]): number | null => {
  const isBare = tokens.every(({ kind }) => kind === 'number' || kind === 'range' || kind === 'alternative');
  return sumLargestAlternative(tokens, isBare ? 1 : 0);
};

/** The cases that a note names: '(Simple)', '(new)'. */
const readCases = (note: string): readonly string[] =>
  (note.match(/\p{L}+/gu) ?? []).filter(
    (word) => noteCases.has(word) || durationLexicon.get(word)?.kind === 'class',
  );

/** Parts whose notes name different cases are alternatives: '15 days (Simple), 30 days (Complex)'. */
const separateNotedParts = (figures: string): string => {
  const notes = (figures.match(notePattern) ?? []).map((note) => readCases(note).join(' '));
  if (new Set(notes).size < 2 || notes.includes('')) return figures;
  const parts = figures.split(notePattern);
  const areBefore = !/[\p{L}\p{N}]/u.test(parts[0]!);
  const rest = areBefore ? parts.shift()! : parts.pop()!;
  const areAlternatives =
    !/[\p{L}\p{N}]/u.test(rest) && parts.every((part) => (sumOutside(readTokens(part)) ?? 0) > 0);
  return areAlternatives ? parts.join(' / ') : figures;
};

/** A count and a unit, as most steps have it: '5 minutes', '2 ka oras'. The rules for other wordings take a slow phone 100 ms to compile. */
const countedUnit = /^(\d{1,4}) (?:ka )?([a-z]+)$/;

/** Null for any other wording. */
const readCountedUnit = (text: string): number | null => {
  const [, count = '', name = ''] = countedUnit.exec(text) ?? [];
  const token = durationLexicon.get(name);
  return token?.kind === 'unit' ? Number(count) * token.value : null;
};

/**
 * Minutes of a duration in a charter's wording. A text without a number, a negative number and one that is not finite are 0;
 * null when it has a number that is not understood, because the rest would promise less time than it takes.
 */
export const parseDurationMinutes = (text: string): number | null => {
  const counted = readCountedUnit(text);
  if (counted !== null && counted <= maxMinutes) return counted;
  if (/\p{N}/u.test(text.slice(maxTextLength))) return null;
  const figures = separateNotedParts(toFigures(text.slice(0, maxTextLength)));
  const outside = readTokens(figures.replace(notePattern, ' ').replace(notePattern, ' '));
  const notes = (figures.match(notePattern) ?? []).map((note) => readTokens(note.slice(1, -1)));
  const minutes = sumOutside(outside);
  // Among alternatives, a parenthesis with a unit is another alternative; one with a bare number is none.
  if ([outside, ...notes].flat().some(({ kind }) => kind === 'alternative'))
    return minutes === null
      ? null
      : Math.max(minutes, ...notes.map((note) => sumLargestAlternative(note, 0) ?? 0));
  // Otherwise it counts only when nothing else can be read: '(30 minutes)', 'tatlong (3) araw'.
  return minutes === null || minutes === 0 ? sumOutside(readTokens(figures.replace(/[()]/g, ' '))) : minutes;
};

/** The steps' minutes together, rounded up once; null when the time of a step is not understood. */
export const sumDurations = (times: readonly string[]): number | null => {
  const minutes = times.map(parseDurationMinutes);
  if (minutes.includes(null)) return null;
  const sum = minutes.reduce<number>((before, each) => before + (each ?? 0), 0);
  // Rounding to thousandths removes floating-point noise ('0.1 hour').
  return Math.ceil(Number(sum.toFixed(3)));
};
