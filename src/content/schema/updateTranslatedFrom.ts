/**
 * What is written with a record whose English changed: the older English text of each translation that was neither changed
 * nor confirmed with it. Every way to write a record comes through here: the import and the staff page.
 */

import { isPlainObject, type PlainObject } from '../../../server/firestore/protocol/plainValue.ts';
import { isBlank } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasLetters, isSameText, isStaleTranslation, readTranslatedFrom } from './staleTexts.ts';
import { type OtherLocale, otherLocales, translatableFields } from './translatable.ts';

/** A text that is shown in English though its record is translated. */
export interface StaleText {
  readonly language: OtherLocale;
  readonly field: string;
}

/** The texts of a record in a language; none where it is not translated into it. */
export const translationOf = ({ translations }: PlainObject, language: OtherLocale): PlainObject => {
  const texts = isPlainObject(translations) ? translations[language] : undefined;
  return isPlainObject(texts) ? texts : {};
};

const findTranslatedLocales = (record: PlainObject): readonly OtherLocale[] =>
  otherLocales.filter((language) => Object.keys(translationOf(record, language)).length > 0);

/** What is shown in English for its translation is of an older English text. What has no words needs no translation. */
export const findStaleTexts = (list: ListName, record: PlainObject): readonly StaleText[] =>
  findTranslatedLocales(record).flatMap((language) => {
    const from = readTranslatedFrom(record.translatedFrom, language);
    return Object.keys(translatableFields[list])
      .filter((field) => isStaleTranslation(record[field], from.get(field)) && hasLetters(record[field]))
      .map((field) => ({ language, field }));
  });

/**
 * The English text that a translation was made from. What the record says of it is taken at its word; else an unchanged
 * translation is of what the stored one was made from, and a changed one of the English of now.
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

/** The record with `translatedFrom` for its stale translations, and without where there are none. @param before as it is stored; empty where it is new */
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
