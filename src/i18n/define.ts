/**
 * Each file of words is English until another language is spoken; then its sentences are exchanged where they stand, so
 * that whoever holds a part of them holds the new ones (speak.ts, docs/decisions/languages.md). What is drawn next says them.
 */
import type { Language } from './locales.ts';

type Sentence = (...given: never[]) => unknown;

/** The same sentences in any language: each text is some text, each list has the same length. */
export type Words<Of> = Of extends string
  ? string
  : Of extends Sentence | boolean | number
    ? Of
    : { readonly [Name in keyof Of]: Words<Of[Name]> };

/** All that was said so far, by the names of its files. */
export const said = new Map<string, object>();

export const speech: {
  language: Language;
  /** Of words that are loaded later. */
  translate: (name: string, words: object) => void;
} = { language: 'en', translate: () => {} };

/** The language of the words as they are now. */
export const language = (): Language => speech.language;

/** @param name of its file, and of its translation among the words of a language */
export const spoken = <Dictionary extends object>(
  name: string,
  dictionary: Dictionary,
): Words<Dictionary> => {
  said.set(name, dictionary);
  speech.translate(name, dictionary);
  return dictionary as Words<Dictionary>;
};
