/**
 * The device's copies of what the records answered (docs/decisions/reads.md): public lists and nothing else. Whoever shares
 * the telephone can have written them, so they come back unchecked. Storage that is blocked, full or holds rubbish is a
 * telephone without any.
 */
import type { RecordSnapshot } from '../../machines/content/recordQuery.ts';
import { readFields, readInstant } from '../lib/readFields.ts';

const prefix = 'read ';
/** Kept whatever else must go: the hotlines are needed without a signal. */
const pinnedKey = `${prefix}contacts`;

/** UTF-16 units: of one copy, and of all; a tenth of what a browser gives a site, which drafts need too. */
const [maxCopyLength, maxTotalLength] = [120_000, 500_000];

const tryParseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null where it is no copy. */
export const parseStoredQueryResult = (text: string): RecordSnapshot | null => {
  if (text.length > maxCopyLength) return null;
  const fields = readFields(tryParseJson(text));
  const readAt = readInstant(fields.get('readAt'));
  return readAt === null ? null : { found: fields.get('found'), readAt };
};

export const readStoredQueryResult = (source: string): RecordSnapshot | null => {
  try {
    return parseStoredQueryResult(window.localStorage.getItem(prefix + source) ?? '');
  } catch {
    return null;
  }
};

/** The oldest first; those that can be let go of. */
const listEvictable = (): readonly { readonly key: string; readonly length: number }[] =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith(prefix) && key !== pinnedKey)
    .map((key) => ({ key, text: window.localStorage.getItem(key) ?? '' }))
    .map(({ key, text }) => ({ key, length: text.length, readAt: parseStoredQueryResult(text)?.readAt ?? 0 }))
    .sort((a, b) => a.readAt - b.readAt);

const evictOldest = (needed: number): void => {
  const evictable = listEvictable();
  let free = maxTotalLength - evictable.reduce((sum, { length }) => sum + length, 0);
  for (const { key, length } of evictable) {
    if (free >= needed) return;
    window.localStorage.removeItem(key);
    free += length;
  }
};

/** The old copy goes first: where the new one finds no room, a number that was withdrawn must not stay. */
export const storeQueryResult = (source: string, { found, readAt }: RecordSnapshot): void => {
  try {
    const text = JSON.stringify({ readAt, found });
    window.localStorage.removeItem(prefix + source);
    if (text.length > maxCopyLength) return;
    evictOldest(text.length);
    window.localStorage.setItem(prefix + source, text);
  } catch {
    // The next visit reads the store again.
  }
};
