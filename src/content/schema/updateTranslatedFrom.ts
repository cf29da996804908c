/**
 * Updates `translatedFrom` when a record's English changes: stores the older English text of each translation that
 * was neither changed nor confirmed with it. Every write of a record uses this: the import and the staff page.
 */
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { type TranslationLocale, translationLocales } from '../../i18n/locales.ts';
import { isBlank } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasLetters, isSameText, isStaleTranslation, readTranslatedFrom } from './staleTexts.ts';
import { translatableFields } from './translatable.ts';

/** A text that falls back to English although its record is translated. */
export interface StaleText {
  readonly language: TranslationLocale;
  readonly field: string;
}

/** The texts of a record in a locale; empty without a translation. */
export const translationOf = ({ translations }: PlainObject, language: TranslationLocale): PlainObject => {
  const texts = isPlainObject(translations) ? translations[language] : undefined;
  return isPlainObject(texts) ? texts : {};
};

const findTranslatedLocales = (record: PlainObject): readonly TranslationLocale[] =>
  translationLocales.filter((language) => Object.keys(translationOf(record, language)).length > 0);

/** The texts that fall back to English because their translation is stale. Texts without letters need no translation. */
export const findStaleTexts = (list: ListName, record: PlainObject): readonly StaleText[] =>
  findTranslatedLocales(record).flatMap((language) => {
    const from = readTranslatedFrom(record.translatedFrom, language);
    return Object.keys(translatableFields[list])
      .filter((field) => isStaleTranslation(record[field], from.get(field)) && hasLetters(record[field]))
      .map((field) => ({ language, field }));
  });

/**
 * The English text that a translation was made from. An entry in the record itself wins. Otherwise an unchanged
 * translation keeps the source of the stored one, and a changed translation is of the current English.
 */
const findSourceText = (
  list: ListName,
  { language, field }: StaleText,
  record: PlainObject,
  before: PlainObject,
): unknown => {
  const recorded = readTranslatedFrom(record.translatedFrom, language).get(field);
  if (recorded !== undefined && recorded !== null) return recorded;
  const [now, stored] = [translationOf(record, language), translationOf(before, language)];
  const isNew = Object.keys(stored).length === 0;
  if (isNew || !isSameText(now[field], stored[field])) return record[field];
  if (isBlank(now[field]) && !hasLetters(record[field])) return record[field];
  const nothing = ['lines', 'figures'].includes(translatableFields[list][field]?.kind ?? '') ? [] : '';
  return readTranslatedFrom(before.translatedFrom, language).get(field) ?? before[field] ?? nothing;
};

/**
 * Returns the record with `translatedFrom` for its stale translations, or without the field when none is stale.
 * @param before the stored record; empty for a new one
 */
export const updateTranslatedFrom = (
  list: ListName,
  record: PlainObject,
  before: PlainObject,
): PlainObject => {
  const { translatedFrom: _, ...others } = record;
  const staleByLocale = findTranslatedLocales(record).flatMap((language) => {
    const stale = Object.keys(translatableFields[list])
      .map((field) => [field, findSourceText(list, { language, field }, record, before)] as const)
      .filter(([field, english]) => isStaleTranslation(record[field], english));
    return stale.length === 0 ? [] : [[language, Object.fromEntries(stale)] as const];
  });
  return staleByLocale.length === 0
    ? others
    : { ...others, translatedFrom: Object.fromEntries(staleByLocale) };
};
