/** Loads the messages of each locale but English on demand (docs/decisions/0039-languages.md). */
import type { Locale, TranslationLocale } from '../../i18n/locales.ts';
import type { LocaleMessages } from '../../i18n/messages.ts';
import { importWithRetry } from '../../lib/importWithRetry.ts';

/** Does not compile if a locale has no messages, or lacks one. */
const loaders: Readonly<Record<TranslationLocale, () => Promise<LocaleMessages>>> = {
  fil: () => importWithRetry(() => import('../../i18n/fil/messages.ts')),
  ceb: () => importWithRetry(() => import('../../i18n/ceb/messages.ts')),
};

/** A cache: a locale that was loaded once needs no signal again. */
const loadedMessages = new Map<Locale, LocaleMessages>();

/**
 * Loads a locale's messages; null for English, which is imported statically. A call after a failure tries again.
 * @throws if the messages cannot be loaded
 */
export const loadMessages = async (locale: Locale): Promise<LocaleMessages | null> => {
  if (locale === 'en') return null;
  const messages = loadedMessages.get(locale) ?? (await loaders[locale]());
  loadedMessages.set(locale, messages);
  return messages;
};
