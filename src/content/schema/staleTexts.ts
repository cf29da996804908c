/**
 * Detects stale translations: those made from an English text that has changed since. A record stores the older
 * English in `translatedFrom`, by locale and field: `{ fil: { title: 'Clean-up day' } }`. A text without an entry is
 * up to date (docs/decisions/0048-stale-translations.md).
 */
import { readFields } from '../../lib/readFields.ts';

const isEmptyText = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values of a field are the same text. Blank and absent are the same. */
export const isSameText = (one: unknown, other: unknown): boolean => {
  if (isEmptyText(one) || isEmptyText(other)) return isEmptyText(one) && isEmptyText(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [parts, others] = [readFields(one), readFields(other)];
  return parts.size === others.size && [...parts].every(([name, part]) => isSameText(part, others.get(name)));
};

/** Whether a text has letters. A text without any, such as '2013' or '₱50', is the same in every locale. */
export const hasLetters = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasLetters)
    : typeof value === 'string' && /\p{L}/u.test(value);

/**
 * Whether a translation was made from another English text than the current one.
 * @param from the entry of `translatedFrom`; undefined when there is none
 */
export const isStaleTranslation = (english: unknown, from: unknown): boolean =>
  from !== undefined && from !== null && !isSameText(english, from);

/** The English texts that the translations into one locale were made from, by field. */
export const readTranslatedFrom = (translatedFrom: unknown, language: string): ReadonlyMap<string, unknown> =>
  readFields(readFields(translatedFrom).get(language));
