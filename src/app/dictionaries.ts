/** The sentences of every language but English, each fetched when it is spoken (docs/decisions/languages.md). */
import { onceFetched } from '../parts/onceFetched.ts';
import type { TitleWords } from '../routes/titles.ts';
import type { Dictionary } from '../words/dictionary.ts';
import type { Language } from '../words/languages.ts';
import type { Spoken } from '../words/speak.ts';

interface Row {
  /** Of the build (tools/filesPlugin.ts). */
  readonly files: string;
  readonly load: () => Promise<{ readonly dictionary: Dictionary & { readonly titles: TitleWords } }>;
}

/** A language without its words, and words without a sentence, do not compile. */
const rows: Readonly<Record<Exclude<Language, 'en'>, Row>> = {
  fil: {
    files: '__FILES src/words/fil/dictionary.ts__',
    load: () => import('../words/fil/dictionary.ts'),
  },
  ceb: {
    files: '__FILES src/words/ceb/dictionary.ts__',
    load: () => import('../words/ceb/dictionary.ts'),
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
