/**
 * Spec §9, and 'Charter maths' of docs/decisions. '2 days' → 2880; '1-2 business days' → 2880; '1 hour & 30 minutes' → 90;
 * 'If simple 5 minutes; if complex (needs verification), 1 day' → 1440; '15' → 15; 'soon' → 0.
 */
import { mayBeRespelled, toFigures } from './durationText.ts';
import { sumLargestAlternative, tokenBuffer } from './durationTokens.ts';
import { lexicon, tokenKinds } from './durationWords.ts';

const { number, unit, range, alternative, filler, other, letter, blank, joint, point, open, close, unusual } =
  tokenKinds;
const { beyond, kindOfSign, columnOf, root, tree, kindOfWord, minutesOfWord } = lexicon;
const { kindsRead, valuesRead } = tokenBuffer;

/** What is longer than any duration is not read to its end. */
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

/** A blank behind the end. */
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

/** Behind the number whose first digits end at `digits`, with its thousands, decimals and exponent: '1,440', '.5', '1e3'. */
const endOfNumber = (text: string, from: number, digits: number): number => {
  let end = digits;
  if (digits > from && digits <= from + 3)
    while (codeAt(text, end) === comma && endOfDigits(text, end + 1) === end + 4) end += 4;
  if (codeAt(text, end) === dot && signAt(text, end + 1) === number) end = endOfDigits(text, end + 1);
  if (digits === from || !isExponent(codeAt(text, end))) return end;
  const exponent = text[end + 1] === '+' || text[end + 1] === '-' ? end + 2 : end + 1;
  return signAt(text, exponent) === number ? endOfDigits(text, exponent) : end;
};

/** So many digits add up without rounding. */
const exactDigits = 15;

/** Whether the number at `at`, after the tokens `first` to `count`, is negative, or of a word: 'step2', but not '1hr30min'. */
const isNoAmount = (text: string, at: number, firstToken: number, count: number): boolean => {
  const last = kindsRead[count - 1]!;
  if ((last & (other | range)) === 0) return false;
  const before = signAt(text, at - 1);
  if (last === other) return before === letter;
  const isFirst = count - 1 === firstToken || kindsRead[count - 2] === alternative;
  return isFirst && (before & (blank | point | open | close)) === 0;
};

/** Where the parenthesis at `from` closes, if none opens in it; else -1. */
const findClosing = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = signAt(text, at);
    if (sign === close) return at;
    if (sign === open) return -1;
  }
  return -1;
};

/** As it was written; in figures, where it held what is not; at last without its parentheses. */
type TextForm = 'written' | 'figures' | 'flat';

const parseText = (text: string, form: TextForm): number => {
  let count = 0;
  let seen = 0;
  // Of the parenthesis that is being read: its first token, its end, what was seen before it; and of all, their largest.
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
  // Nothing but numbers is minutes: '15', '10-15'.
  const outside = sumLargestAlternative(0, count, seen & (unit | filler | other) ? 0 : 1);
  // In alternatives a parenthesis with a unit is one more; a bare number in one is none.
  if (seen & alternative) return Math.max(outside, maxInNotes);
  // Elsewhere it is read only where nothing else can be: '(30 minutes)', 'tatlong (3) araw'.
  return outside === 0 && seen & open && form !== 'flat' ? parseText(text, 'flat') : outside;
};

/** Minutes of a duration as a charter writes it; 0 for what cannot be read, is negative, or is not finite. */
export const parseDurationMinutes = (text: string): number =>
  parseText(text.length > maxTextLength ? text.slice(0, maxTextLength) : text, 'written');
