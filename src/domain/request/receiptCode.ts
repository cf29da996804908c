/** The receipt code of a request (spec §3, §9): creates one, and finds one in what a person typed. */

/** A version-4 UUID. */
export const receiptCodePattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The device's source of randomness: `crypto`, or the part of it that an insecure origin still has. */
export interface RandomSource {
  readonly randomUUID?: () => string;
  readonly getRandomValues?: (bytes: Uint8Array<ArrayBuffer>) => unknown;
}

/** Thrown when a device has no source of randomness at all (spec §8). */
export class NoRandomSourceError extends Error {
  readonly code = 'no-random-source';
  constructor() {
    super('This device has no source of random numbers.');
  }
}

/**
 * A new version-4 UUID (RFC 9562). Never falls back to Math.random.
 * @throws NoRandomSourceError
 */
export const createReceiptCode = (source: RandomSource | undefined): string => {
  if (source?.randomUUID) return source.randomUUID();
  if (!source?.getRandomValues) throw new NoRandomSourceError();
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** Longer than any message that somebody would paste with the code in it. */
const maxTextLength = 2_000;

/** Characters that a chat or a phone adds unseen. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Dashes of any length, and what people type for one. */
const dashes = /[_\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** A word or number with a letter that no code has. */
const otherWord = /[0-9a-z]*[g-z][0-9a-z]*/g;
const codeSegments = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** '0123-4567 89ab' → '01234567', '89ab': a code may be broken anywhere, but a 33rd sign joined to it is a mistake. */
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
  const typed = text.toLowerCase().replace(invisible, '').replace(dashes, '-').replaceAll('%23', '#');
  const fragment = typed.slice(typed.lastIndexOf('#') + 1);
  return matchCode(fragment) ?? matchCode(typed) ?? matchCode(replaceLookalikes(fragment));
};
