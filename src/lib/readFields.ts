/** What every shape of a record is made with: whatever the store holds, bounded text comes out, and nothing throws. */

/** A document as it came; nobody has checked its fields. */
export interface UncheckedDocument {
  readonly id: string;
  readonly data: unknown;
}

/** Control characters but for the line's end, and those that turn the direction of what follows. */
const invisibleCharacters = /[^\P{Cc}\n]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Half of a sign, as a cut through a pair leaves it. */
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text of at most so many UTF-16 units, without what cannot be seen; null for what is neither text nor number. 2013 → '2013' */
export const readBoundedText = (value: unknown, maxLength: number): string | null => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return null;
  return text.slice(0, maxLength).replace(loneSurrogates, '').replace(invisibleCharacters, ' ').trim();
};

/** The same in one line. */
export const readBoundedLine = (value: unknown, maxLength: number): string | null =>
  readBoundedText(value, maxLength)?.replaceAll('\n', ' ') ?? null;

export const readFields = (data: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);

const maxInstant = Date.UTC(9999, 0, 1);

/** Epoch milliseconds of a day that can be written with four digits of its year; null for everything else. */
export const readInstant = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value < maxInstant ? Math.floor(value) : null;

/** Of two records the one whose id comes first. */
export const compareById = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/** By their `order`, else by their ids; those without one stand behind those that have one. */
export const sortByOrder = <Placed extends { readonly id: string; readonly order: number | null }>(
  records: readonly Placed[],
): readonly Placed[] =>
  [...records].sort((a, b) => {
    const [one, other] = [a.order ?? Number.POSITIVE_INFINITY, b.order ?? Number.POSITIVE_INFINITY];
    return one === other ? compareById(a, b) : one < other ? -1 : 1;
  });
