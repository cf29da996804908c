/**
 * Each file of words is English until another language is spoken; then its sentences are exchanged where they stand, so
 * that whoever holds a part of them holds the new ones (speak.ts, docs/decisions/languages.md). What is drawn next says them.
 */
import type { Locale } from './locales.ts';

type MessageFunction = (...given: never[]) => unknown;

/** The same sentences in any language: each text is some text, each list has the same length. */
export type Messages<Of> = Of extends string
  ? string
  : Of extends MessageFunction | boolean | number
    ? Of
    : { readonly [Name in keyof Of]: Messages<Of[Name]> };

/** All that was said so far, by the names of its files. */
export const messageRegistry = new Map<string, object>();

export const localeStore: {
  language: Locale;
  /** Of words that are loaded later. */
  translate: (name: string, messages: object) => void;
} = { language: 'en', translate: () => {} };

/** The language of the words as they are now. */
export const currentLocale = (): Locale => localeStore.language;

/** @param name of its file, and of its translation among the words of a language */
export const defineMessages = <Dictionary extends object>(
  name: string,
  messages: Dictionary,
): Messages<Dictionary> => {
  messageRegistry.set(name, messages);
  localeStore.translate(name, messages);
  return messages as Messages<Dictionary>;
};
