/**
 * Finds a receipt code in a person's input: typed, pasted with blanks, in capitals, without dashes or with a phone's
 * long dashes, or as the full link. 'https://barangay.example/Request_Status#0B1C…' → '0b1c…'
 */
import { receiptCodePattern } from './recordId.ts';

/** Longer than any link of the site. */
const maxTextLength = 500;

/** Blanks, invisible characters, and dashes of any length. */
const separators = /[\s\u00ad\u200b-\u200f\u2060\ufeff\u2010-\u2015\u2212-]+/g;
const codeSegments = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The code in a text; in a link, the part after '#'. Null when there is none. Never throws. */
export const findReceiptCode = (text: string): string | null => {
  if (text.length > maxTextLength) return null;
  const typed = text.slice(text.lastIndexOf('#') + 1).toLowerCase();
  const code = typed.replace(separators, '').replace(codeSegments, '$1-$2-$3-$4-$5');
  return receiptCodePattern.test(code) ? code : null;
};
