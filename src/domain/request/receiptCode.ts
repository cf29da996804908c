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

/**
 * What people, phones and chats put between two signs of a code: blanks, line breaks, dashes of any length, and invisible
 * characters. At most eight, so that a long text stays fast.
 */
const separators =
  '[\\s_\\u00ad\\u200b-\\u200f\\u2010-\\u2015\\u202a-\\u202e\\u2060-\\u2069\\u2212\\ufe58\\ufe63\\ufeff\\uff0d-]{0,8}';
const hexDigits = (count: number): readonly string[] => Array<string>(count).fill('[0-9a-f]');
/** The signs of a version-4 UUID: the 13th is a 4, the 17th one of four. */
const codeSigns = [...hexDigits(12), '4', ...hexDigits(3), '[89ab]', ...hexDigits(15)];
/** A code with other text around it, but no letter or number beside it: a 33rd sign is a mistake. */
const codeInText = new RegExp(`(?:^|[^0-9a-z])(${codeSigns.join(separators)})(?![0-9a-z])`);
const codeSegments = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

const matchCode = (text: string): string | null => {
  const match = codeInText.exec(text)?.[1];
  return match === undefined ? null : match.replace(/[^0-9a-f]/g, '').replace(codeSegments, '$1-$2-$3-$4-$5');
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
