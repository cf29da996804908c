/**
 * Spec §9, and 'Charter maths' of docs/decisions. '2 days' → 2880; '1-2 business days' → 2880; '1 hour & 30 minutes' → 90;
 * 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15; 'soon' → 0.
 */
import { inFigures } from './durationText.ts';

/** Minutes in a unit, and its names: English, then Filipino and Cebuano, in which a charter may be written too. */
const units = {
  minute: { minutes: 1, names: ['minute', 'minutes', 'min', 'mins', 'minuto', 'minutos'] },
  hour: { minutes: 60, names: ['hour', 'hours', 'hr', 'hrs', 'oras'] },
  day: { minutes: 1_440, names: ['day', 'days', 'araw', 'adlaw'] },
  week: { minutes: 10_080, names: ['week', 'weeks', 'wk', 'wks', 'linggo', 'semana'] },
  month: { minutes: 43_200, names: ['month', 'months', 'mo', 'mos', 'buwan', 'bulan'] },
  year: { minutes: 525_600, names: ['year', 'years', 'yr', 'yrs', 'taon', 'tuig'] },
} as const;

type Unit = keyof typeof units;

/** The units, from the largest. */
export const unitsFromLargest = (Object.keys(units) as Unit[])
  .map((unit) => ({ unit, minutes: units[unit].minutes }))
  .sort((a, b) => b.minutes - a.minutes);

const minutesByName: ReadonlyMap<string, number> = new Map(
  Object.values(units).flatMap(({ minutes, names }) => names.map((name) => [name, minutes] as const)),
);

/** May stand between a number and its unit: '3 working days', '3 ka adlaw'. */
const fillers = new Set(
  'working business work calendar regular full whole official office banking consecutive more ka na'.split(
    ' ',
  ),
);
const rangeWords = new Set(['to', 'hanggang', 'hangtod', '-']);
const alternativeWords = new Set(['if', 'or', 'kung', 'o', '/']);
/** Between the parts of a sum. */
const joints = new Set([',', '&', '+']);

/** A part of more than a hundred years is no promise, and counts as unreadable. */
const mostMinutes = 100 * units.year.minutes;

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unit'; readonly minutes: number }
  | { readonly kind: 'range' | 'alternative' | 'filler' | 'other' };

const tokenOf = (text: string): Token => {
  const minutes = minutesByName.get(text);
  if (minutes !== undefined) return { kind: 'unit', minutes };
  if (rangeWords.has(text)) return { kind: 'range' };
  if (alternativeWords.has(text)) return { kind: 'alternative' };
  return { kind: fillers.has(text) ? 'filler' : 'other' };
};

/** A number with its thousands, decimals and exponent; a word; a sign. */
const lexeme =
  /(?<number>(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+)|\p{L}[\p{L}\p{M}'’]*|[^\s.]/gu;

const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: found, index, groups } of text.matchAll(lexeme)) {
    const number = groups?.number;
    if (number === undefined) {
      if (!joints.has(found)) tokens.push(tokenOf(found));
      continue;
    }
    const [before, last] = [tokens.at(-2), tokens.at(-1)];
    const isGlued = index > 0 && !/[\s.,]/.test(text[index - 1]!);
    const isNegative =
      isGlued && last?.kind === 'range' && (before === undefined || before.kind === 'alternative');
    // The digits of 'step2' are no number; those of '1hr30min' are.
    const isOfWord = last?.kind === 'other' && index > 0 && /\p{L}/u.test(text[index - 1]!);
    const value = Number(number.replaceAll(',', ''));
    tokens.push(
      isNegative || isOfWord || !Number.isFinite(value) ? { kind: 'other' } : { kind: 'number', value },
    );
  }
  return tokens;
};

/** The unit of the number at `at`: its own, or that of the number it is joined to ('5-10 minutes', '3 or 5 days'). */
const unitOf = (tokens: readonly Token[], at: number): number => {
  for (const [ahead, token] of tokens.slice(at + 1).entries()) {
    if (token.kind === 'unit') return token.minutes;
    const joined = tokens[at + ahead]!.kind;
    if (token.kind === 'other') return 0;
    if (token.kind === 'number' && joined !== 'range' && joined !== 'alternative') return 0;
  }
  return 0;
};

/** The largest of the alternatives, each a sum of its parts, a range counting its upper bound. */
const largest = (tokens: readonly Token[]): number => {
  let [most, sum, part] = [0, 0, 0];
  /** Whether a dash here would make a range, and whether one did. */
  let place: 'apart' | 'afterAmount' | 'inRange' = 'apart';
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'number') {
      const amount = token.value * unitOf(tokens, at);
      const minutes = amount <= mostMinutes ? amount : 0;
      const lower = place === 'inRange' ? part : 0;
      sum += Math.max(minutes, lower) - lower;
      part = Math.max(minutes, lower);
      place = 'afterAmount';
    } else if (token.kind === 'alternative') {
      most = Math.max(most, sum);
      [sum, part, place] = [0, 0, 'apart'];
    } else if (token.kind === 'range') place = place === 'afterAmount' ? 'inRange' : 'apart';
    else if (token.kind === 'other') place = 'apart';
  }
  return Math.max(most, sum);
};

const isBare = ({ kind }: Token): boolean => kind === 'number' || kind === 'range' || kind === 'alternative';

/** Nothing but numbers is minutes: '15', '10-15'. */
const minutesIn = (tokens: readonly Token[]): number =>
  largest(tokens.every(isBare) ? [...tokens, tokenOf('minutes')] : tokens);

const parenthesis = /\(([^()]*)\)/g;

/** Minutes of a duration as a charter writes it; 0 for what cannot be read, is negative, or is not finite. */
export const minutesOf = (text: string): number => {
  const figures = inFigures(text);
  const outside = tokensOf(figures.replace(parenthesis, ' '));
  const notes = [...figures.matchAll(parenthesis)].map(([, note = '']) => tokensOf(note));
  const hasAlternatives = [outside, ...notes].some((tokens) =>
    tokens.some(({ kind }) => kind === 'alternative'),
  );
  // In alternatives a parenthesis with a unit is one more; a bare number in one is none.
  if (hasAlternatives) return Math.max(minutesIn(outside), ...notes.map(largest));
  // Elsewhere it is read only where nothing else can be: '(30 minutes)', 'tatlong (3) araw'.
  return minutesIn(outside) || minutesIn(tokensOf(figures.replace(/[()]/g, ' ')));
};
