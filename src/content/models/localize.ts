/**
 * What the barangay writes is in English, and may be in the other languages beside it, in `translations` of the record:
 * `{ fil: { title, body } }`. What is shown is in one language, and says in which: where there is no translation, in English.
 */

import { language as spokenNow } from '../../i18n/define.ts';
import type { Language } from '../../i18n/locales.ts';
import { fieldsOf, type Unchecked } from '../../lib/readFields.ts';
import { hasWords, isStale, translatedFromIn } from '../schema/staleTexts.ts';

/** What stands in a record in the place of `translations` once it is in one of them. */
const mark = 'language';
/** The names of the texts that are in English beside it, because their translation is of an older English text. */
const englishMark = 'inEnglish';

/** The record's texts in a language, where it has them; without its other languages. One that is in one language stays as it is. */
export const documentIn = (document: Unchecked, language: Language): Unchecked => {
  const { translations, translatedFrom, ...data } = Object.fromEntries(fieldsOf(document.data));
  if (translations === undefined) return document;
  const from = translatedFromIn(translatedFrom, language);
  const stale = [...from].filter(([name, english]) => isStale(data[name], english)).map(([name]) => name);
  const translated = [...fieldsOf(fieldsOf(translations).get(language))].filter(
    ([name]) => !stale.includes(name),
  );
  if (translated.length === 0) return { id: document.id, data };
  const english = stale.filter((name) => hasWords(data[name]));
  // Its address is the same in every language.
  const { slug } = data;
  return {
    id: document.id,
    data: {
      ...data,
      ...Object.fromEntries(translated),
      slug,
      [mark]: language,
      ...(english.length === 0 ? {} : { [englishMark]: english }),
    },
  };
};

/** An answer of the records: documents, or a page of them. */
export const inOneLanguage = <Answer>(answer: Answer, language: Language): Answer => {
  const all = (documents: readonly Unchecked[]) => documents.map((each) => documentIn(each, language));
  if (Array.isArray(answer)) return all(answer as readonly Unchecked[]) as Answer;
  const documents = fieldsOf(answer).get('documents');
  return Array.isArray(documents) ? { ...answer, documents: all(documents as readonly Unchecked[]) } : answer;
};

/** The language of a record's texts, as an element says it; undefined where it is the one that is spoken. */
export type Lang = 'en' | undefined;

export type InLanguage = {
  readonly lang: Lang;
  /** The fields whose texts are in English though the others are translated. */
  readonly inEnglish?: readonly string[];
};

export const inLanguageOf = (data: ReadonlyMap<string, unknown>): InLanguage => {
  const spoken = spokenNow();
  if (spoken === 'en') return { lang: undefined };
  if (data.get(mark) !== spoken) return { lang: 'en' };
  const english = data.get(englishMark);
  const names = Array.isArray(english) ? english.filter((name) => typeof name === 'string') : [];
  return names.length === 0 ? { lang: undefined } : { lang: undefined, inEnglish: names };
};

/** The language of one text of a record, made from these fields. */
export const langOf = ({ lang, inEnglish = [] }: Partial<InLanguage>, ...fields: readonly string[]): Lang =>
  fields.some((name) => inEnglish.includes(name)) ? 'en' : lang;

/** What of a record says the language of its texts. */
export const pickLanguage = ({ lang, inEnglish }: InLanguage): InLanguage =>
  inEnglish === undefined ? { lang } : { lang, inEnglish };
