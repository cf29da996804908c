/**
 * The device's copies of what the records answered (docs/decisions/reads.md): public lists and nothing else. Whoever shares
 * the telephone can have written them, so they come back unchecked. Storage that is blocked, full or holds rubbish is a
 * telephone without any.
 */
import type { Found } from '../../machines/content/recordQuery.ts';
import { fieldsOf, instantOf } from '../lib/readFields.ts';

const prefix = 'read ';
/** Kept whatever else must go: the hotlines are needed without a signal. */
const lasting = `${prefix}contacts`;

/** UTF-16 units: of one copy, and of all; a tenth of what a browser gives a site, which drafts need too. */
const [longest, mostOfAll] = [120_000, 500_000];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null where it is no copy. */
export const copyIn = (text: string): Found | null => {
  if (text.length > longest) return null;
  const fields = fieldsOf(parsed(text));
  const readAt = instantOf(fields.get('readAt'));
  return readAt === null ? null : { found: fields.get('found'), readAt };
};

export const recallAnswer = (source: string): Found | null => {
  try {
    return copyIn(window.localStorage.getItem(prefix + source) ?? '');
  } catch {
    return null;
  }
};

/** The oldest first; those that can be let go of. */
const others = (): readonly { readonly key: string; readonly length: number }[] =>
  Object.keys(window.localStorage)
    .filter((key) => key.startsWith(prefix) && key !== lasting)
    .map((key) => ({ key, text: window.localStorage.getItem(key) ?? '' }))
    .map(({ key, text }) => ({ key, length: text.length, readAt: copyIn(text)?.readAt ?? 0 }))
    .sort((a, b) => a.readAt - b.readAt);

const makeRoom = (wanted: number): void => {
  const kept = others();
  let free = mostOfAll - kept.reduce((sum, { length }) => sum + length, 0);
  for (const { key, length } of kept) {
    if (free >= wanted) return;
    window.localStorage.removeItem(key);
    free += length;
  }
};

/** The old copy goes first: where the new one finds no room, a number that was withdrawn must not stay. */
export const keepAnswer = (source: string, { found, readAt }: Found): void => {
  try {
    const text = JSON.stringify({ readAt, found });
    window.localStorage.removeItem(prefix + source);
    if (text.length > longest) return;
    makeRoom(text.length);
    window.localStorage.setItem(prefix + source, text);
  } catch {
    // The next visit reads the store again.
  }
};
