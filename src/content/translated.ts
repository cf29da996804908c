/**
 * What the barangay writes is in English, and may be in the other languages beside it, in `translations` of the record:
 * `{ fil: { title, body } }`. What is shown is in one language, and says in which: where there is no translation, in English.
 */
import type { Language } from '../words/languages.ts';
import { language as spokenNow } from '../words/spoken.ts';
import { fieldsOf, type Unchecked } from './checked.ts';

/** What stands in a record in the place of `translations` once it is in one of them. */
const mark = 'language';

/** The record's texts in a language, where it has them; without its other languages. One that is in one language stays as it is. */
export const documentIn = (document: Unchecked, language: Language): Unchecked => {
  const { translations, ...data } = Object.fromEntries(fieldsOf(document.data));
  if (translations === undefined) return document;
  const translated = fieldsOf(fieldsOf(translations).get(language));
  if (translated.size === 0) return { id: document.id, data };
  // Its address is the same in every language.
  const { slug } = data;
  return { id: document.id, data: { ...data, ...Object.fromEntries(translated), slug, [mark]: language } };
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

export type InLanguage = { readonly lang: Lang };

export const langOf = (data: ReadonlyMap<string, unknown>): Lang => {
  const spoken = spokenNow();
  return spoken === 'en' || data.get(mark) === spoken ? undefined : 'en';
};
