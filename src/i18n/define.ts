/**
 * Defines message catalogues, and finds their messages in a locale. A catalogue contains its English messages, so that
 * a page loads those of its own catalogues only; the other locales are loaded whole
 * (src/app/locale/loadMessages.ts, docs/decisions/0039-languages.md).
 */
import type { Locale } from './locales.ts';

type MessageFunction = (...args: never[]) => unknown;

/** The same messages in any locale: each text may differ, each list keeps its length. */
export type Messages<Of> = Of extends string
  ? string
  : Of extends MessageFunction | boolean | number
    ? Of
    : { readonly [Name in keyof Of]: Messages<Of[Name]> };

export interface Catalogue<Content extends object> {
  /** The name of its file, and of its translations. */
  readonly name: string;
  readonly english: Content;
}

// Without the mark a build would keep the catalogues of parts that it leaves out.
// @__NO_SIDE_EFFECTS__
export const defineMessages = <Dictionary extends object>(
  name: string,
  english: Dictionary,
): Catalogue<Messages<Dictionary>> => ({ name, english: english as Messages<Dictionary> });

/** Finds the messages of a catalogue in one locale. */
export type Translate = <Content extends object>(catalogue: Catalogue<Content>) => Content;

/** A locale and its messages. */
export interface Localization {
  readonly locale: Locale;
  readonly translate: Translate;
}

/** @param translations the messages of the locale by name of catalogue; null for English */
export const createLocalization = (locale: Locale, translations: object | null): Localization => {
  const contents = new Map<string, unknown>(Object.entries(translations ?? {}));
  return {
    locale,
    // Each locale's catalogues are checked against the English ones (messages.ts).
    translate: <Content extends object>({ name, english }: Catalogue<Content>) =>
      (contents.get(name) as Content | undefined) ?? english,
  };
};

export const englishLocalization: Localization = createLocalization('en', null);

/** For code whose readers all read English, such as commands and the staff page. */
export const translateToEnglish: Translate = englishLocalization.translate;
