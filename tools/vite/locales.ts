/** The sentences of each language, for commands and the build: all of them, or as what is made at once says them. */

import { activateLocale } from '../../src/i18n/activateLocale.ts';
import { catalogue as cebuano } from '../../src/i18n/ceb/messages.ts';
import { catalogue as filipino } from '../../src/i18n/fil/messages.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { MessageCatalogue } from '../../src/i18n/messages.ts';

export const allLanguages = Object.keys(locales) as readonly Locale[];

export type Translation = Exclude<Locale, 'en'>;
export const translations = allLanguages.filter((each): each is Translation => each !== 'en');

/** Null for English, which stands in the files of words themselves. */
export const dictionaries: Readonly<Record<Locale, MessageCatalogue | null>> = {
  en: null,
  fil: filipino,
  ceb: cebuano,
};

/** What is made in a language; English again behind it. */
export const inLanguage = <Made>(language: Locale, make: () => Made): Made => {
  activateLocale(language, { ...dictionaries[language] });
  try {
    return make();
  } finally {
    activateLocale('en', null);
  }
};
