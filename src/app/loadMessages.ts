/** The sentences of every language but English, each fetched when it is spoken (docs/decisions/languages.md). */

import type { LocaleMessages } from '../i18n/activateLocale.ts';
import type { Locale } from '../i18n/locales.ts';
import type { MessageCatalogue } from '../i18n/messages.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { TitleMessages } from '../routes/titles.ts';

interface MessageFile {
  /** Of the build (tools/vite/plugins/filesPlugin.ts). */
  readonly files: string;
  readonly load: () => Promise<{ readonly catalogue: MessageCatalogue & { readonly titles: TitleMessages } }>;
}

/** A language without its words, and words without a sentence, do not compile. */
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
 * Null for English, which every file of words has itself. Rejects where they cannot be had; a later call asks again.
 * @param importFile how the browser comes by them; where pages are drawn they are at hand
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
