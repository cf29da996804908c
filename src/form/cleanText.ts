/**
 * The one place that cleans typed text (docs/decisions/0008-fields.md). The form validates, stores and displays its
 * result. It removes only invisible characters; everything else stays as typed, or is refused at its field.
 * ' Ma.\u200b  Sample ' → 'Ma. Sample'; 'n\u0303' → 'ñ'.
 */

export type TextShape = 'line' | 'paragraph';

/** Zero-width characters pasted from other programs: soft hyphen, zero-width spaces, direction marks, byte order mark. */
const zeroWidths = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060\ufeff]/g;
/** Joiners connect or separate letters in some scripts and combine emoji. Paragraphs keep them, because they allow emoji. */
const joiners = /[\u200c\u200d]/g;
const lineEnds = /\r\n?|[\u2028\u2029]/g;

/** Cleans one line or a paragraph. Idempotent. */
export const cleanText = (text: string, shape: TextShape): string => {
  const visible = text.replace(zeroWidths, '');
  const spaced =
    shape === 'line'
      ? visible.replace(joiners, '').replace(/\s+/g, ' ')
      : visible.replace(lineEnds, '\n').replace(/[^\S\n]+/g, ' ');
  return spaced.trim().normalize('NFC');
};
