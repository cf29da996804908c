/** The sentences of each language, for commands and the build: all of them, or as what is made at once says them. */

import { activateLocale } from '../../src/i18n/activateLocale.ts';
import { catalogue as cebuano } from '../../src/i18n/ceb/messages.ts';
import { catalogue as filipino } from '../../src/i18n/fil/messages.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import type { MessageCatalogue } from '../../src/i18n/messages.ts';

export const allLocales = Object.keys(locales) as readonly Locale[];

export type TranslationLocale = Exclude<Locale, 'en'>;
export const translationLocales = allLocales.filter((each): each is TranslationLocale => each !== 'en');

/** Null for English, which stands in the files of words themselves. */
export const messageCatalogues: Readonly<Record<Locale, MessageCatalogue | null>> = {
  en: null,
  fil: filipino,
  ceb: cebuano,
};

/** What is made in a language; English again behind it. */
export const withLocale = <Made>(locale: Locale, render: () => Made): Made => {
  activateLocale(locale, { ...messageCatalogues[locale] });
  try {
    return render();
  } finally {
    activateLocale('en', null);
  }
};
