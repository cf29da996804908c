/** Shared readers for all record converters. They turn any stored value into bounded text or null, and never throw. */

/** A document as it was read; its fields are unchecked. */
export interface UncheckedDocument {
  readonly id: string;
  readonly data: unknown;
}

/** Control characters except the line feed, and characters that change the reading direction. */
const invisibleCharacters = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Half of a surrogate pair, left by a cut through it. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/**
 * Text of at most `maxLength` UTF-16 units, without invisible characters; null for anything but text or a number.
 * 2013 → '2013'
 */
export const readBoundedText = (value: unknown, maxLength: number): string | null => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  return text.slice(0, maxLength).replace(loneSurrogates, '').replace(invisibleCharacters, ' ').trim();
};

/** The same, as one line. */
export const readBoundedLine = (value: unknown, maxLength: number): string | null =>
  readBoundedText(value, maxLength)?.replaceAll('\n', ' ') ?? null;

/** Null for a text that is not JSON. */
export const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const readFields = (data: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);

const maxInstant = Date.UTC(9999, 0, 1);

/** Epoch ms of an instant whose year has four digits; null for everything else. */
export const readInstant = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value < maxInstant ? Math.floor(value) : null;

/** Sorts two records by id. */
export const compareById = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/** Sorts by `order`, then by id; records without an order come last. */
export const sortByOrder = <Placed extends { readonly id: string; readonly order: number | null }>(
  records: readonly Placed[],
): readonly Placed[] =>
  [...records].sort((a, b) => {
    const [one, other] = [a.order ?? Number.POSITIVE_INFINITY, b.order ?? Number.POSITIVE_INFINITY];
    return one === other ? compareById(a, b) : one < other ? -1 : 1;
  });
