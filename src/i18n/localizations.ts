/** Every locale with its messages, for the server and for commands. A browser loads one (src/app/locale/loadMessages.ts). */
import * as ceb from './ceb/messages.ts';
import { createLocalization, englishLocalization, type Localization } from './define.ts';
import * as fil from './fil/messages.ts';
import type { Locale, TranslationLocale } from './locales.ts';
import type { LocaleMessages } from './messages.ts';

export const translatedMessages: Readonly<Record<TranslationLocale, LocaleMessages>> = { fil, ceb };

export const localizations: Readonly<Record<Locale, Localization>> = {
  en: englishLocalization,
  fil: createLocalization('fil', fil),
  ceb: createLocalization('ceb', ceb),
};
