/**
 * Which translated texts of a record no longer fit: those made from another English text than the record has now. A record
 * keeps that older English in `translatedFrom`, under the language and the field: `{ fil: { title: 'Clean-up day' } }`. A
 * text without an entry fits (docs/decisions/stale-translations.md).
 */
import { readFields } from '../../lib/readFields.ts';

const isEmptyText = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether two values of a field are the same text. What is blank is the same as what is not there. */
export const isSameText = (one: unknown, other: unknown): boolean => {
  if (isEmptyText(one) || isEmptyText(other)) return isEmptyText(one) && isEmptyText(other);
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [parts, others] = [readFields(one), readFields(other)];
  return parts.size === others.size && [...parts].every(([name, part]) => isSameText(part, others.get(name)));
};

/** Whether a text has words. One without a letter, such as '2013' or '₱50', is the same in every language. */
export const hasLetters = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasLetters)
    : typeof value === 'string' && /\p{L}/u.test(value);

/** Whether a translation was made from another English text than the one of now. @param from the entry of `translatedFrom`; undefined where there is none */
export const isStaleTranslation = (english: unknown, from: unknown): boolean =>
  from !== undefined && from !== null && !isSameText(english, from);

/** The English texts that the translations into a language were made from, by their fields. */
export const readTranslatedFrom = (translatedFrom: unknown, language: string): ReadonlyMap<string, unknown> =>
  readFields(readFields(translatedFrom).get(language));
