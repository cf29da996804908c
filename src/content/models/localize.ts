/**
 * What the barangay writes is in English, and may be in the other languages beside it, in `translations` of the record:
 * `{ fil: { title, body } }`. What is shown is in one language, and says in which: where there is no translation, in English.
 */

import { currentLocale as spokenNow } from '../../i18n/define.ts';
import type { Locale } from '../../i18n/locales.ts';
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { hasLetters, isStaleTranslation, readTranslatedFrom } from '../schema/staleTexts.ts';

/** What stands in a record in the place of `translations` once it is in one of them. */
const languageField = 'language';
/** The names of the texts that are in English beside it, because their translation is of an older English text. */
const englishField = 'inEnglish';

/** The record's texts in a language, where it has them; without its other languages. One that is in one language stays as it is. */
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
  // Its address is the same in every language.
  const { slug } = data;
  return {
    id: document.id,
    data: {
      ...data,
      ...Object.fromEntries(translated),
      slug,
      [languageField]: locale,
      ...(english.length === 0 ? {} : { [englishField]: english }),
    },
  };
};

/** An answer of the records: documents, or a page of them. */
export const localizeResult = <Answer>(answer: Answer, locale: Locale): Answer => {
  const all = (documents: readonly UncheckedDocument[]) =>
    documents.map((each) => localizeDocument(each, locale));
  if (Array.isArray(answer)) return all(answer as readonly UncheckedDocument[]) as Answer;
  const documents = readFields(answer).get('documents');
  return Array.isArray(documents)
    ? { ...answer, documents: all(documents as readonly UncheckedDocument[]) }
    : answer;
};

/** The language of a record's texts, as an element says it; undefined where it is the one that is spoken. */
export type Lang = 'en' | undefined;

export type LocalizedText = {
  readonly lang: Lang;
  /** The fields whose texts are in English though the others are translated. */
  readonly inEnglish?: readonly string[];
};

export const readTextLanguage = (data: ReadonlyMap<string, unknown>): LocalizedText => {
  const locale = spokenNow();
  if (locale === 'en') return { lang: undefined };
  if (data.get(languageField) !== locale) return { lang: 'en' };
  const english = data.get(englishField);
  const names = Array.isArray(english) ? english.filter((name) => typeof name === 'string') : [];
  return names.length === 0 ? { lang: undefined } : { lang: undefined, inEnglish: names };
};

/** The language of one text of a record, made from these fields. */
export const langOf = (
  { lang, inEnglish = [] }: Partial<LocalizedText>,
  ...fields: readonly string[]
): Lang => (fields.some((name) => inEnglish.includes(name)) ? 'en' : lang);

/** What of a record says the language of its texts. */
export const pickLanguage = ({ lang, inEnglish }: LocalizedText): LocalizedText =>
  inEnglish === undefined ? { lang } : { lang, inEnglish };
