/**
 * Spec §9: parses a step's processing time (docs/decisions/0002-charter-maths.md). '2 days' → 2880; '1-2 business days' →
 * 2880; '1 hour & 30 minutes' → 90; 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15;
 * 'soon' → 0.
 */
import { toFigures } from './durationText.ts';
import { type DurationToken, durationLexicon, unitsFromLargest } from './durationWords.ts';

/** Text beyond the length of any real duration is ignored. */
const maxTextLength = 400;

/** A part of more than a hundred years is implausible and counts as unreadable. */
const maxMinutes = 100 * unitsFromLargest[0].minutes;

/** A number ('1,440', '2.5', '.5', '1e3'), a word or a sign. Blanks and the signs that join parts are left out. */
const tokenPattern =
  /(?<number>(?:(?!\d{4})\d+(?:,\d{3}(?!\d))*|\d+)(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|\p{L}[\p{L}\p{M}'’]*|[^\s,.&+]/gu;

/** Parentheses without others inside. */
const notePattern = /\([^()]*\)/g;

/** Whether a number after these tokens and this character is negative or part of a word: '-5', 'step2'; not '2-5', '- 5'. */
const isNoAmount = (tokens: readonly DurationToken[], characterBefore: string): boolean => {
  const [before, last] = [tokens.at(-2)?.kind, tokens.at(-1)?.kind];
  if (last === 'other') return /\p{L}/u.test(characterBefore);
  const isFirst = before === undefined || before === 'alternative';
  return last === 'range' && isFirst && !/[\s,.()]/.test(characterBefore);
};

const readTokens = (text: string): readonly DurationToken[] => {
  const tokens: DurationToken[] = [];
  for (const { 0: written, index, groups } of text.matchAll(tokenPattern)) {
    const value = Number(groups?.number?.replaceAll(',', ''));
    const isNumber = Number.isFinite(value) && !isNoAmount(tokens, text.charAt(index - 1));
    tokens.push(
      isNumber ? { kind: 'number', value } : (durationLexicon.get(written) ?? { kind: 'other', value: 0 }),
    );
  }
  return tokens;
};

/** Multiplies each number by its own unit, or by that of the number it is joined to: '5-10 minutes', '3 or 5 days'. */
const toMinutes = (tokens: readonly DurationToken[], unitAfter: number): readonly DurationToken[] => {
  const converted = [...tokens];
  let unit = unitAfter;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const { kind, value } = tokens[at]!;
    if (kind === 'unit') unit = value;
    if (kind === 'other') unit = 0;
    if (kind !== 'number') continue;
    converted[at] = { kind, value: value * unit <= maxMinutes ? value * unit : 0 };
    const before = tokens[at - 1]?.kind;
    if (before !== 'range' && before !== 'alternative') unit = 0;
  }
  return converted;
};

/**
 * The largest alternative. Each alternative is the sum of its parts; a range counts its upper bound.
 * @param unitAfter minutes of the unit that follows the tokens, or 0
 */
const sumLargestAlternative = (tokens: readonly DurationToken[], unitAfter: number): number => {
  const parts = toMinutes(tokens, unitAfter).filter(({ kind }) => kind !== 'unit' && kind !== 'filler');
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
const sumOutside = (tokens: readonly DurationToken[]): number => {
  const isBare = tokens.every(({ kind }) => kind === 'number' || kind === 'range' || kind === 'alternative');
  return sumLargestAlternative(tokens, isBare ? 1 : 0);
};

/** Minutes of a duration in a charter's wording; 0 when it cannot be read, is negative or not finite. */
export const parseDurationMinutes = (text: string): number => {
  const figures = toFigures(text.slice(0, maxTextLength));
  const outside = readTokens(figures.replace(notePattern, ' '));
  const notes = (figures.match(notePattern) ?? []).map((note) => readTokens(note.slice(1, -1)));
  const minutes = sumOutside(outside);
  // Among alternatives, a parenthesis with a unit is another alternative; one with a bare number is none.
  if ([outside, ...notes].flat().some(({ kind }) => kind === 'alternative'))
    return Math.max(minutes, ...notes.map((note) => sumLargestAlternative(note, 0)));
  // Otherwise it counts only when nothing else can be read: '(30 minutes)', 'tatlong (3) araw'.
  return minutes === 0 ? sumOutside(readTokens(figures.replace(/[()]/g, ' '))) : minutes;
};
