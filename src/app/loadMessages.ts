/** Loads the messages of each locale but English on demand (docs/decisions/0039-languages.md). */
import type { LocaleMessages } from '../i18n/activateLocale.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MessageCatalogue } from '../i18n/messages.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { TitleMessages } from '../routes/titles.ts';

type LoadCatalogue = () => Promise<{
  readonly catalogue: MessageCatalogue & { readonly titles: TitleMessages };
}>;

/** Does not compile if a locale has no messages, or if its catalogue lacks one. */
const catalogues: Readonly<Record<Exclude<Locale, 'en'>, LoadCatalogue>> = {
  fil: () => importWithRetry(() => import('../i18n/fil/messages.ts')),
  ceb: () => importWithRetry(() => import('../i18n/ceb/messages.ts')),
};

const loadedMessages = new Map<Locale, LocaleMessages>();

/**
 * Loads a locale's messages; null for English, which is imported statically. A call after a failure tries again.
 * @throws if the messages cannot be loaded
 */
export const loadMessages = async (
  locale: Locale,
  _importFile?: (files: string, load: () => Promise<unknown>) => Promise<unknown>,
): Promise<LocaleMessages | null> => {
  if (locale === 'en') return null;
  const cached = loadedMessages.get(locale);
  if (cached !== undefined) return cached;
  const { catalogue } = await catalogues[locale]();
  loadedMessages.set(locale, { ...catalogue });
  return { ...catalogue };
};
