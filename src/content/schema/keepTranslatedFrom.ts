/**
 * What is written with a record whose English changed: the older English text of each translation that was neither changed
 * nor confirmed with it. Every way to write a record comes through here: the import and the staff page.
 */

import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { isBlank } from './fieldSchemas.ts';
import type { ListName } from './lists.ts';
import { hasWords, isSameText, isStale, translatedFromIn } from './staleTexts.ts';
import { type OtherLanguage, otherLanguages, translatable } from './translatable.ts';

/** A text that is shown in English though its record is translated. */
export interface StaleText {
  readonly language: OtherLanguage;
  readonly field: string;
}

/** The texts of a record in a language; none where it is not translated into it. */
export const translationIn = ({ translations }: Plain, language: OtherLanguage): Plain => {
  const texts = isPlain(translations) ? translations[language] : undefined;
  return isPlain(texts) ? texts : {};
};

const translatedInto = (record: Plain): readonly OtherLanguage[] =>
  otherLanguages.filter((language) => Object.keys(translationIn(record, language)).length > 0);

/** What is shown in English for its translation is of an older English text. What has no words needs no translation. */
export const staleTextsOf = (list: ListName, record: Plain): readonly StaleText[] =>
  translatedInto(record).flatMap((language) => {
    const from = translatedFromIn(record.translatedFrom, language);
    return Object.keys(translatable[list])
      .filter((field) => isStale(record[field], from.get(field)) && hasWords(record[field]))
      .map((field) => ({ language, field }));
  });

/**
 * The English text that a translation was made from. What the record says of it is taken at its word; else an unchanged
 * translation is of what the stored one was made from, and a changed one of the English of now.
 */
const englishBefore = (
  list: ListName,
  { language, field }: StaleText,
  record: Plain,
  before: Plain,
): unknown => {
  const given = translatedFromIn(record.translatedFrom, language).get(field);
  if (given !== undefined && given !== null) return given;
  const [now, stored] = [translationIn(record, language), translationIn(before, language)];
  const isNew = Object.keys(stored).length === 0;
  if (isNew || !isSameText(now[field], stored[field])) return record[field];
  if (isBlank(now[field]) && !hasWords(record[field])) return record[field];
  const nothing = ['lines', 'figures'].includes(translatable[list][field]?.kind ?? '') ? [] : '';
  return translatedFromIn(before.translatedFrom, language).get(field) ?? before[field] ?? nothing;
};

/** The record with `translatedFrom` for its stale translations, and without where there are none. @param before as it is stored; empty where it is new */
export const keepTranslatedFrom = (list: ListName, record: Plain, before: Plain): Plain => {
  const { translatedFrom: _, ...others } = record;
  const kept = translatedInto(record).flatMap((language) => {
    const stale = Object.keys(translatable[list])
      .map((field) => [field, englishBefore(list, { language, field }, record, before)] as const)
      .filter(([field, english]) => isStale(record[field], english));
    return stale.length === 0 ? [] : [[language, Object.fromEntries(stale)] as const];
  });
  return kept.length === 0 ? others : { ...others, translatedFrom: Object.fromEntries(kept) };
};
