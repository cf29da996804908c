/**
 * The one place that cleans typed text (docs/decisions/0008-fields.md). The form validates, stores and displays its
 * result. It removes only invisible characters; everything else stays as typed, or is refused at its field.
 * ' Ma.\u200b  Sample ' → 'Ma. Sample'; 'n\u0303' → 'ñ'.
 */
import { hyphens } from '../lib/hyphens.ts';

export type TextShape = 'line' | 'paragraph';

/**
 * Characters without a width, as other programs paste and dictation inserts them: zero-width spaces, direction marks,
 * isolates, variation selectors of ideographs, tags, the sign of an embedded object. Not among them are those that change
 * what a reader sees: U+202E reverses the text, and fillers are blanks. Tags after a black flag make another flag of it.
 */
const invisibles =
  /\u{1f3f4}[\u{e0020}-\u{e007f}]+|(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u115f\u1160\u202e\u3164\uffa0])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/** A variation selector makes an emoji of a sign, of a digit only with the frame of a key, and nothing of a letter. */
const variationSelectors =
  /((?![\d#*][\ufe00-\ufe0f]+(?![\ufe00-\ufe0f\u20e3]))\p{Emoji}|)[\ufe00-\ufe0f]+/gu;
/** Joiners connect or separate letters in some scripts and combine emoji. Paragraphs keep them, because they allow emoji. */
const joiners = /[\u200c\u200d]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Cleans one line or a paragraph. Idempotent. */
export const cleanText = (text: string, shape: TextShape): string => {
  const visible = text
    .replace(invisibles, (found) => (found.startsWith('\u{1f3f4}') ? found : ''))
    .replace(variationSelectors, (found, emoji: string) => (emoji === '' ? '' : found));
  const spaced =
    shape === 'line'
      ? visible.replace(joiners, '').replace(/\s+/g, ' ')
      : visible.replace(lineEnds, '\n').replace(/[^\S\n]+/g, ' ');
  return spaced.trim().normalize('NFC');
};

const anyHyphen = new RegExp(`[${hyphens}]`, 'gu');

const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  // Each script's digits are ten in a row.
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
};

/** Digits and hyphens of any keyboard as those of ASCII: '１２３‑４５' → '123-45'. */
export const toAsciiNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(anyHyphen, '-')
    .replace(/\p{Nd}/gu, toAsciiDigit);
