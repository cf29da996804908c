/**
 * Defines message catalogues. Each is English until `activateLocale` replaces its messages in place, so that a
 * reference to any part of it sees the new locale at the next render (activateLocale.ts,
 * docs/decisions/0039-languages.md).
 */
import type { Locale } from './locales.ts';

type MessageFunction = (...args: never[]) => unknown;

/** The same messages in any locale: each text may differ, each list keeps its length. */
export type Messages<Of> = Of extends string
  ? string
  : Of extends MessageFunction | boolean | number
    ? Of
    : { readonly [Name in keyof Of]: Messages<Of[Name]> };

/** All catalogues defined so far, by file name. */
export const messageRegistry = new Map<string, object>();

export const localeStore: {
  locale: Locale;
  /** Translates a catalogue that is loaded later. */
  translate: (name: string, messages: object) => void;
} = { locale: 'en', translate: () => {} };

/** The active locale. */
export const currentLocale = (): Locale => localeStore.locale;

/** @param name the file name of the catalogue and of its translations */
export const defineMessages = <Dictionary extends object>(
  name: string,
  messages: Dictionary,
): Messages<Dictionary> => {
  messageRegistry.set(name, messages);
  localeStore.translate(name, messages);
  return messages as Messages<Dictionary>;
};
