/** Loads the messages of each locale but English on demand (docs/decisions/0039-languages.md). */
import type { LocaleMessages } from '../i18n/activateLocale.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MessageCatalogue } from '../i18n/messages.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { TitleMessages } from '../routes/titles.ts';

interface MessageFile {
  /** The build replaces it with the file names (tools/vite/plugins/filesPlugin.ts). */
  readonly files: string;
  readonly load: () => Promise<{ readonly catalogue: MessageCatalogue & { readonly titles: TitleMessages } }>;
}

/** Does not compile if a locale has no messages, or if its catalogue lacks one. */
const messageFiles: Readonly<Record<Exclude<Locale, 'en'>, MessageFile>> = {
  fil: {
    files: '__FILES src/i18n/fil/messages.ts__',
    load: () => import('../i18n/fil/messages.ts'),
  },
  ceb: {
    files: '__FILES src/i18n/ceb/messages.ts__',
    load: () => import('../i18n/ceb/messages.ts'),
  },
};

const loadedMessages = new Map<Locale, LocaleMessages>();

/**
 * Loads a locale's messages; null for English, which is imported statically. A call after a failure tries again.
 * @param importFile how the browser imports a file; the prerender has the files at hand
 * @throws if the messages cannot be loaded
 */
export const loadMessages = async (
  locale: Locale,
  importFile = importWithRetry,
): Promise<LocaleMessages | null> => {
  if (locale === 'en') return null;
  const cached = loadedMessages.get(locale);
  if (cached !== undefined) return cached;
  const { files, load } = messageFiles[locale];
  const { catalogue } = await importFile(files, load);
  loadedMessages.set(locale, { ...catalogue });
  return { ...catalogue };
};
