/** Finds a receipt code, or only the reference, in a text that a person typed or pasted (spec §3, §9). */
import { receiptCodePattern } from './receiptCode.ts';
import { recordIdPattern } from './recordId.ts';

/** The limit is longer than any message that a person would paste with the code in it. */
const maxTextLength = 2_000;

/** A word or number with a letter that no code has. */
const otherWord = /[0-9a-z]*[g-z][0-9a-z]*/g;
const codeSegments = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/**
 * '0123-4567 89ab' → '01234567', '89ab'. A code may be broken anywhere, by a blank, a line break, a long dash, a sign that
 * shows nowhere; but a 33rd sign joined to it, or by a dash, is a mistake.
 */
const listParts = (text: string): readonly string[] =>
  text
    .split(/[^0-9a-f-]+/)
    .map((part) => part.replaceAll('-', ''))
    .filter((part) => part !== '');

/** The first parts in a row that make a code. */
const joinParts = (parts: readonly string[]): string | null => {
  for (const start of parts.keys()) {
    let signs = '';
    for (let at = start; at < parts.length && signs.length < 32; at++) signs += parts[at];
    const code = signs.replace(codeSegments, '$1-$2-$3-$4-$5');
    if (receiptCodePattern.test(code)) return code;
  }
  return null;
};

const matchCode = (text: string): string | null => {
  for (const passage of text.replace(otherWord, '|').split('|')) {
    const code = joinParts(listParts(passage));
    if (code !== null) return code;
  }
  return null;
};

/** Letters that people read where the code has a number. */
const replaceLookalikes = (text: string): string => text.replace(/o/g, '0').replace(/[il]/g, '1');

/**
 * The code in a text that was typed or pasted: with blanks, in capitals, without dashes or with a phone's long dashes, in the
 * full link, in a message, 'My code: 0B1C…' → '0b1c…'. Of several the first, but one in a link first. Null when there is
 * none. Never throws.
 */
export const findReceiptCode = (text: string): string | null => {
  if (text.length > maxTextLength) return null;
  // Some chats encode the '#' of a link.
  const typed = text.toLowerCase().replaceAll('%23', '#');
  const fragment = typed.slice(typed.lastIndexOf('#') + 1);
  return matchCode(fragment) ?? matchCode(typed) ?? matchCode(replaceLookalikes(fragment));
};

/** Longer than a reference with a few words around it. */
const maxReferenceTextLength = 80;
/** Words and their punctuation: no path, no markup. */
const plainText = /^[\p{L}\p{N}\s#.,:'"\u2010-\u2015-]*$/u;

/**
 * The reference in a text that is only a reference, however it was typed: '4F3A', 'ref. 4f3a', '4f3a - 9c1b'. Null for a part of a
 * receipt code that is no reference.
 */
export const findReferenceAlone = (text: string): string | null => {
  if (text.length > maxReferenceTextLength || !plainText.test(text)) return null;
  const words = text.toLowerCase().match(/[0-9a-z]+/g) ?? [];
  const reference = words.filter((word) => /\d/.test(word)).join('-');
  return recordIdPattern.test(reference) ? reference : null;
};

export const isReferenceAlone = (text: string): boolean => findReferenceAlone(text) !== null;
