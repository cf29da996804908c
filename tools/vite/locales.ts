/** The sentences of each language, for commands and the build: all of them, or as what is made at once says them. */

import { speak } from '../../src/i18n/activateLocale.ts';
import { dictionary as cebuano } from '../../src/i18n/ceb/messages.ts';
import { dictionary as filipino } from '../../src/i18n/fil/messages.ts';
import { type Language, languages } from '../../src/i18n/locales.ts';
import type { Dictionary } from '../../src/i18n/messages.ts';

export const allLanguages = Object.keys(languages) as readonly Language[];

export type Translation = Exclude<Language, 'en'>;
export const translations = allLanguages.filter((each): each is Translation => each !== 'en');

/** Null for English, which stands in the files of words themselves. */
export const dictionaries: Readonly<Record<Language, Dictionary | null>> = {
  en: null,
  fil: filipino,
  ceb: cebuano,
};

/** What is made in a language; English again behind it. */
export const inLanguage = <Made>(language: Language, make: () => Made): Made => {
  speak(language, { ...dictionaries[language] });
  try {
    return make();
  } finally {
    speak('en', null);
  }
};
