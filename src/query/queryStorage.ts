/**
 * The device's copies of query results (docs/decisions/0041-reads.md): public lists only. Anyone who shares the phone can
 * have written them, so they are read as unchecked data. Blocked, full or corrupt storage counts as no storage.
 */
import type { RecordSnapshot } from '../../machines/content/recordQuery.ts';
import { readFields, readInstant, tryParseJson } from '../lib/readFields.ts';

const prefix = 'read ';
/** Never evicted: the hotlines must work without a signal. */
const pinnedKey = `${prefix}contacts`;
/** Until November 2026 a copy's key named the service of a sent request ('read charter at health-and-services-main'). */
const formerPrefix = `${prefix}charter at `;

/** UTF-16 units, per copy and in total: a tenth of a browser's limit for a site, because drafts need room too. */
const [maxCopyLength, maxTotalLength] = [120_000, 500_000];

interface StoredQueryResult extends RecordSnapshot {
  readonly readAt: number;
}

/** Null when the text is not a valid copy. */
export const parseStoredQueryResult = (text: string): StoredQueryResult | null => {
  if (text.length > maxCopyLength) return null;
  const fields = readFields(tryParseJson(text));
  const readAt = readInstant(fields.get('readAt'));
  return readAt === null ? null : { found: fields.get('found'), readAt };
};

export const readStoredQueryResult = (source: string): StoredQueryResult | null => {
  try {
    return parseStoredQueryResult(window.localStorage.getItem(prefix + source) ?? '');
  } catch {
    return null;
  }
};

/** The copies that may be evicted, oldest first. */
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

const deleteFormerCopies = (): void => {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(formerPrefix)) window.localStorage.removeItem(key);
};

/** Removes the old copy first: if the new one does not fit, a withdrawn number must not survive. */
export const storeQueryResult = (source: string, { found, readAt }: RecordSnapshot): void => {
  try {
    deleteFormerCopies();
    const text = JSON.stringify({ readAt, found });
    window.localStorage.removeItem(prefix + source);
    if (text.length > maxCopyLength) return;
    evictOldest(text.length);
    window.localStorage.setItem(prefix + source, text);
  } catch {
    // The next session reads from Firestore again.
  }
};
