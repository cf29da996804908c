/** The sentences of every language but English, each fetched when it is spoken (docs/decisions/languages.md). */

import type { Spoken } from '../i18n/activateLocale.ts';
import type { Language } from '../i18n/locales.ts';
import type { Dictionary } from '../i18n/messages.ts';
import { onceFetched } from '../lib/importWithRetry.ts';
import type { TitleWords } from '../routes/titles.ts';

interface Row {
  /** Of the build (tools/vite/plugins/filesPlugin.ts). */
  readonly files: string;
  readonly load: () => Promise<{ readonly dictionary: Dictionary & { readonly titles: TitleWords } }>;
}

/** A language without its words, and words without a sentence, do not compile. */
const rows: Readonly<Record<Exclude<Language, 'en'>, Row>> = {
  fil: {
    files: '__FILES src/i18n/fil/messages.ts__',
    load: () => import('../i18n/fil/messages.ts'),
  },
  ceb: {
    files: '__FILES src/i18n/ceb/messages.ts__',
    load: () => import('../i18n/ceb/messages.ts'),
  },
};

const known = new Map<Language, Spoken>();

/**
 * Null for English, which every file of words has itself. Rejects where they cannot be had; a later call asks again.
 * @param fetched how the browser comes by them; where pages are drawn they are at hand
 */
export const wordsOf = async (language: Language, fetched = onceFetched): Promise<Spoken | null> => {
  if (language === 'en') return null;
  const had = known.get(language);
  if (had !== undefined) return had;
  const { files, load } = rows[language];
  const { dictionary } = await fetched(files, load);
  known.set(language, { ...dictionary });
  return { ...dictionary };
};
