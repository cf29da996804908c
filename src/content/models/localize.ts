/**
 * Localizes records. The barangay writes in English and may add other locales in a record's `translations`: `{ fil: {
 * title, body } }`. A localized record has one locale and names it; texts without a translation stay English.
 */
import type { Locale } from '../../i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { hasLetters, isStaleTranslation, readTranslatedFrom } from '../schema/staleTexts.ts';

/** The field that replaces `translations` in a localized record. */
const languageField = 'language';
/** The field with the names of texts that stay English, because their translation is of an older English text. */
const englishField = 'inEnglish';

/** A localized document with only these fields of its record. */
export const pickFields = (
  { id, data }: UncheckedDocument,
  names: readonly string[],
): UncheckedDocument & { readonly data: Readonly<Record<string, unknown>> } => ({
  id,
  data: Object.fromEntries(
    [...readFields(data)].filter(([name]) => [languageField, englishField, ...names].includes(name)),
  ),
});

/**
 * Replaces the record's texts with their translations, if any, and drops the other locales. An already localized
 * record stays as it is.
 */
export const localizeDocument = (document: UncheckedDocument, locale: Locale): UncheckedDocument => {
  const { translations, translatedFrom, ...data } = Object.fromEntries(readFields(document.data));
  if (translations === undefined) return document;
  const from = readTranslatedFrom(translatedFrom, locale);
  const stale = [...from]
    .filter(([name, english]) => isStaleTranslation(data[name], english))
    .map(([name]) => name);
  const translated = [...readFields(readFields(translations).get(locale))].filter(
    ([name]) => !stale.includes(name),
  );
  if (translated.length === 0) return { id: document.id, data };
  const english = stale.filter((name) => hasLetters(data[name]));
  // A record's slug is the same in every locale, and no translation makes a sample real.
  const { slug, sample } = data;
  return {
    id: document.id,
    data: {
      ...data,
      ...Object.fromEntries(translated),
      slug,
      ...(sample === undefined ? {} : { sample }),
      [languageField]: locale,
      ...(english.length === 0 ? {} : { [englishField]: english }),
    },
  };
};

/** Localizes a query result: documents, or a page of them. */
export const localizeResult = <Answer>(answer: Answer, locale: Locale): Answer => {
  const all = (documents: readonly UncheckedDocument[]) =>
    documents.map((each) => localizeDocument(each, locale));
  if (Array.isArray(answer)) return all(answer as readonly UncheckedDocument[]) as Answer;
  const documents = readFields(answer).get('documents');
  return Array.isArray(documents)
    ? { ...answer, documents: all(documents as readonly UncheckedDocument[]) }
    : answer;
};

/** The `lang` attribute of a record's texts; undefined when they are in the page's locale. */
export type Lang = 'en' | undefined;

export type LocalizedText = {
  readonly lang: Lang;
  /** The fields whose texts are in English although the others are translated. */
  readonly inEnglish?: readonly string[];
};

export const readTextLanguage = (data: ReadonlyMap<string, unknown>, locale: Locale): LocalizedText => {
  if (locale === 'en') return { lang: undefined };
  if (data.get(languageField) !== locale) return { lang: 'en' };
  const english = data.get(englishField);
  const names = Array.isArray(english) ? english.filter((name) => typeof name === 'string') : [];
  return names.length === 0 ? { lang: undefined } : { lang: undefined, inEnglish: names };
};

/** The `lang` of a text that is made from these fields of a record. */
export const langOf = (
  { lang, inEnglish = [] }: Partial<LocalizedText>,
  ...fields: readonly string[]
): Lang => (fields.some((name) => inEnglish.includes(name)) ? 'en' : lang);

/** Picks the fields that describe the locale of a record's texts. */
export const pickLanguage = ({ lang, inEnglish }: LocalizedText): LocalizedText =>
  inEnglish === undefined ? { lang } : { lang, inEnglish };
