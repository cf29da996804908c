/**
 * Spec §9: parses a step's processing time (docs/decisions/0002-charter-maths.md). '2 days' → 2880; '1-2 business days' →
 * 2880; '1 hour & 30 minutes' → 90; 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15;
 * 'soon' → 0; '3 sessions' → null.
 */
import { toFigures } from './durationText.ts';
import { type DurationToken, durationLexicon, unitsFromLargest } from './durationWords.ts';

/** Figures beyond the length of any real duration are not understood. */
const maxTextLength = 400;

/** A part of more than a hundred years is implausible and counts zero, as one that is not finite. */
const maxMinutes = 100 * unitsFromLargest[0].minutes;

/** A number ('1,440', '2.5', '.5', '1e3'), a word or a sign. Blanks and the signs that join parts are left out. */
const tokenPattern =
  /(?<number>(?:(?!\d{4})\d+(?:,\d{3}(?!\d))*|\d+)(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|\p{L}[\p{L}\p{M}'’]*|[^\s,.&+]/gu;

/** Parentheses without others inside. */
const notePattern = /\([^()]*\)/g;

const other: DurationToken = { kind: 'other', value: 0 };
const quantity: DurationToken = { kind: 'quantity', value: 0 };

/** Whether a number after these tokens and this character is negative: '-5', not '2-5' or '- 5'. */
const isNegative = (tokens: readonly DurationToken[], characterBefore: string): boolean => {
  const [before, last] = [tokens.at(-2)?.kind, tokens.at(-1)?.kind];
  const isFirst = before === undefined || before === 'alternative';
  return last === 'range' && isFirst && !/[\s,.()]/.test(characterBefore);
};

/** The token of a number after these tokens; the character before it tells whether it is part of a word: 'A4'. */
const toNumberToken = (
  value: number,
  tokens: readonly DurationToken[],
  characterBefore: string,
): DurationToken => {
  if (tokens.at(-1)?.kind === 'label' || isNegative(tokens, characterBefore)) return other;
  if (tokens.at(-1)?.kind === 'other' && /\p{L}/u.test(characterBefore)) return quantity;
  return { kind: 'number', value: Number.isFinite(value) ? value : 0 };
};

const readTokens = (text: string): readonly DurationToken[] => {
  const tokens: DurationToken[] = [];
  for (const { 0: written, index, groups } of text.matchAll(tokenPattern)) {
    const number = groups?.number;
    if (number !== undefined)
      tokens.push(toNumberToken(Number(number.replaceAll(',', '')), tokens, text.charAt(index - 1)));
    // The other figures are those of other scripts.
    else tokens.push(durationLexicon.get(written) ?? (/\p{N}/u.test(written) ? quantity : other));
  }
  // One class alone distinguishes nothing: 'Complex: 1 day for the interview, 2 days for the visit'.
  const hasClasses = tokens.filter(({ kind }) => kind === 'class').length > 1;
  return tokens.map((token) =>
    token.kind !== 'class' ? token : hasClasses ? { kind: 'alternative', value: 0 } : other,
  );
};

/**
 * Multiplies each number by its own unit, or by that of the number it is joined to: '5-10 minutes', '3 or 5 days'. A number
 * without a unit becomes a quantity.
 */
const toMinutes = (tokens: readonly DurationToken[], unitAfter: number): readonly DurationToken[] => {
  const converted = [...tokens];
  let unit = unitAfter;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const { kind, value } = tokens[at]!;
    if (kind === 'unit') unit = value;
    if (kind === 'other' || kind === 'label' || kind === 'quantity') unit = 0;
    if (kind !== 'number') continue;
    converted[at] =
      unit === 0 && value !== 0 ? quantity : { kind, value: value * unit <= maxMinutes ? value * unit : 0 };
    const before = tokens[at - 1]?.kind;
    if (before !== 'range' && before !== 'alternative') unit = 0;
  }
  return converted;
};

/**
 * The largest alternative. Each alternative is the sum of its parts; a range counts its upper bound. Null when a number is
 * no time.
 * @param unitAfter minutes of the unit that follows the tokens, or 0
 */
const sumLargestAlternative = (tokens: readonly DurationToken[], unitAfter: number): number | null => {
  const parts = toMinutes(tokens, unitAfter).filter(({ kind }) => kind !== 'unit' && kind !== 'filler');
  if (parts.some(({ kind }) => kind === 'quantity')) return null;
  let [largestSum, sum, part] = [0, 0, 0];
  for (const [at, { kind, value }] of parts.entries()) {
    if (kind === 'alternative') sum = 0;
    if (kind !== 'number') continue;
    const isUpperBound = parts[at - 1]?.kind === 'range' && parts[at - 2]?.kind === 'number';
    const lower = isUpperBound ? part : 0;
    part = Math.max(value, lower);
    sum += part - lower;
    largestSum = Math.max(largestSum, sum);
  }
  return largestSum;
};

/** Numbers without any word are minutes: '15', '10-15'. */
const sumOutside = (tokens: readonly DurationToken[]): number | null => {
  const isBare = tokens.every(({ kind }) => kind === 'number' || kind === 'range' || kind === 'alternative');
  return sumLargestAlternative(tokens, isBare ? 1 : 0);
};

/** 'and', in the three languages, between two parts. */
const joinedPart = /^[\s,;.]*(?:and|then|plus|at|ug|[&+])(?!\p{L})/u;
const isClass = (word: string): boolean => durationLexicon.get(word)?.kind === 'class';

/**
 * Parts that differ only in a note are alternatives: '15 days (Simple), 30 days (Complex)'. Parts that 'and' joins are a sum
 * unless their notes name classes: '5 minutes (interview) and 10 minutes (printing)'.
 */
const separateNotedParts = (figures: string): string => {
  const notes = figures.match(notePattern) ?? [];
  const parts = figures.split(notePattern);
  const rest = parts.pop()!;
  const areClasses = notes.filter((note) => (note.match(/\p{L}+/gu) ?? []).some(isClass)).length > 1;
  const areAlternatives =
    parts.length > 1 &&
    !/[\p{L}\p{N}]/u.test(rest) &&
    !notes.some((note) => /\p{N}/u.test(note)) &&
    parts.every((part) => (sumOutside(readTokens(part)) ?? 0) > 0) &&
    (areClasses || !parts.some((part) => joinedPart.test(part)));
  return areAlternatives ? parts.join(' / ') : figures;
};

/**
 * Minutes of a duration in a charter's wording. A text without a number, a negative number and one that is not finite are 0;
 * null when it has a number that is not understood, because the rest would promise less time than it takes.
 */
export const parseDurationMinutes = (text: string): number | null => {
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
