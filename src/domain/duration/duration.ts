/**
 * Spec §9: parses a step's processing time (docs/decisions/0002-charter-maths.md). '2 days' → 2880; '1-2 business days' →
 * 2880; '1 hour & 30 minutes' → 90; 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15;
 * 'soon' → 0.
 */
import { mayBeRespelled, toFigures } from './durationText.ts';
import { sumLargestAlternative, tokenBuffer } from './durationTokens.ts';
import { lexicon, tokenKinds } from './durationWords.ts';

const { number, unit, range, alternative, filler, other, letter, blank, joint, point, open, close, unusual } =
  tokenKinds;
const { beyond, kindOfSign, columnOf, root, tree, kindOfWord, minutesOfWord } = lexicon;
const { kindsRead, valuesRead } = tokenBuffer;

/** Text beyond the length of any real duration is ignored. */
const maxTextLength = 400;

const charCode = (character: string): number => character.charCodeAt(0);
const [blankCode, zero, comma, dot, smallE, capitalE] = [
  charCode(' '),
  charCode('0'),
  charCode(','),
  charCode('.'),
  charCode('e'),
  charCode('E'),
];

/** Returns a blank beyond the end. */
const codeAt = (text: string, at: number): number => {
  if (at >= text.length) return blankCode;
  const code = text.charCodeAt(at);
  return code < beyond ? code : beyond;
};
const signAt = (text: string, at: number): number => kindOfSign[codeAt(text, at)]!;

const endOfDigits = (text: string, from: number): number => {
  let at = from;
  while (signAt(text, at) === number) at += 1;
  return at;
};

const isExponent = (code: number): boolean => code === smallE || code === capitalE;

/** The index after a number with thousands, decimals and exponent; its first digits end at `digits`. '1,440', '.5', '1e3' */
const endOfNumber = (text: string, from: number, digits: number): number => {
  let end = digits;
  if (digits > from && digits <= from + 3)
    while (codeAt(text, end) === comma && endOfDigits(text, end + 1) === end + 4) end += 4;
  if (codeAt(text, end) === dot && signAt(text, end + 1) === number) end = endOfDigits(text, end + 1);
  if (digits === from || !isExponent(codeAt(text, end))) return end;
  const exponent = text[end + 1] === '+' || text[end + 1] === '-' ? end + 2 : end + 1;
  return signAt(text, exponent) === number ? endOfDigits(text, exponent) : end;
};

/** This many digits accumulate without rounding. */
const exactDigits = 15;

/**
 * Whether the number at `at`, after tokens `firstToken` to `count`, is negative or part of a word: 'step2', not
 * '1hr30min'.
 */
const isNoAmount = (text: string, at: number, firstToken: number, count: number): boolean => {
  const last = kindsRead[count - 1]!;
  if ((last & (other | range)) === 0) return false;
  const before = signAt(text, at - 1);
  if (last === other) return before === letter;
  const isFirst = count - 1 === firstToken || kindsRead[count - 2] === alternative;
  return isFirst && (before & (blank | point | open | close)) === 0;
};

/** The index where the parenthesis at `from` closes, if no other opens inside it; else -1. */
const findClosing = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = signAt(text, at);
    if (sign === close) return at;
    if (sign === open) return -1;
  }
  return -1;
};

/** The form of the text: as written, then with figures for number words, finally without parentheses. */
type TextForm = 'written' | 'figures' | 'flat';

const parseText = (text: string, form: TextForm): number => {
  let count = 0;
  let seen = 0;
  // The current parenthesis: its first token, its end, and the kinds seen before it; then the maximum over all
  // parentheses.
  let firstToken = 0;
  let noteEnd = -1;
  let kindsOutside = 0;
  let maxInNotes = 0;
  let at = 0;
  let code = codeAt(text, at);
  while (at < text.length) {
    const start = at;
    let kind = kindOfSign[code]!;
    let value = 0;
    if (kind === letter) {
      let row: number = root;
      let column = columnOf[code]!;
      do {
        row = tree[row + column]!;
        at += 1;
        code = codeAt(text, at);
        column = columnOf[code]!;
      } while (column > 0);
      const word = tree[row]!;
      kind = kindOfWord[word]!;
      value = minutesOfWord[word]!;
    } else if (kind === number) {
      do {
        value = 10 * value + code - zero;
        at += 1;
        code = codeAt(text, at);
      } while (kindOfSign[code] === number);
    } else {
      at += 1;
      code = codeAt(text, at);
    }
    if (kind & (blank | joint)) continue;
    if (kind === point && kindOfSign[code] !== number) continue;
    if (kind & (number | point)) {
      const digits = kind === point ? start : at;
      const isLonger = digits === start || code === comma || code === dot || isExponent(code);
      const end = isLonger ? endOfNumber(text, start, digits) : at;
      kind = number;
      if (end > at || at - start > exactDigits) {
        value = Number(text.slice(start, end).replaceAll(',', ''));
        at = end;
        code = codeAt(text, at);
      }
      if (!Number.isFinite(value) || (count > firstToken && isNoAmount(text, start, firstToken, count)))
        kind = other;
    } else if (kind & (alternative | open) && form === 'written' && mayBeRespelled(text, start)) {
      kind = unusual;
    } else if (kind & (open | close)) {
      seen |= open;
      if (form === 'flat') continue;
      if (kind === open) noteEnd = findClosing(text, start);
      if (kind === open && noteEnd > 0) {
        firstToken = count;
        kindsOutside = seen;
        seen = 0;
        continue;
      }
      if (start === noteEnd) {
        maxInNotes = Math.max(maxInNotes, sumLargestAlternative(firstToken, count, 0));
        count = firstToken;
        firstToken = 0;
        seen = kindsOutside | (seen & alternative);
        continue;
      }
      kind = other;
    }
    if (kind === unusual) {
      if (form === 'written') return parseText(toFigures(text), 'figures');
      kind = other;
    }
    kindsRead[count] = kind;
    valuesRead[count] = value;
    count += 1;
    seen |= kind;
  }
  // Bare numbers are minutes: '15', '10-15'.
  const outside = sumLargestAlternative(0, count, seen & (unit | filler | other) ? 0 : 1);
  // Among alternatives, a parenthesis with a unit is another alternative; one with a bare number is none.
  if (seen & alternative) return Math.max(outside, maxInNotes);
  // Otherwise it counts only when nothing else can be read: '(30 minutes)', 'tatlong (3) araw'.
  return outside === 0 && seen & open && form !== 'flat' ? parseText(text, 'flat') : outside;
};

/** Minutes of a duration in a charter's wording; 0 when it cannot be read, is negative or not finite. */
export const parseDurationMinutes = (text: string): number =>
  parseText(text.length > maxTextLength ? text.slice(0, maxTextLength) : text, 'written');
