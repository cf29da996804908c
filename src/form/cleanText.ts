/**
 * The one cleaning of what is typed (docs/decisions/fields.md). What it gives is judged, stored and shown back. It takes
 * away only what nobody sees; all else stays as it was typed, or is refused at its field.
 * ' Ma.\u200b  Sample ' → 'Ma. Sample'; 'n\u0303' → 'ñ'.
 */

export type TextShape = 'line' | 'paragraph';

/** Characters without width, pasted along from other programs: soft hyphen, zero-width blanks, direction marks, byte order mark. */
const zeroWidths = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff]/g;
/** They join and part letters of some scripts, and make one emoji of several: kept where emoji are. */
const joiners = /[\u200c\u200d]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Text of one line, or of several; cleaning twice changes nothing more. */
export const cleanText = (text: string, shape: TextShape): string => {
  const visible = text.replace(zeroWidths, '');
  const spaced =
    shape === 'line'
      ? visible.replace(joiners, '').replace(/\s+/g, ' ')
      : visible.replace(lineEnds, '\n').replace(/[^\S\n]+/g, ' ');
  return spaced.trim().normalize('NFC');
};
