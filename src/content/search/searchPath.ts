/** The path of the search index, one per locale; English has no locale in its path. */
import type { Locale } from '../../i18n/locales.ts';

export const searchPathOf = (language: Locale): string =>
  language === 'en' ? '/search.json' : `/search.${language}.json`;

export const isSearchPath = (path: string): boolean => /^\/search(?:\.[a-z]+)?\.json$/.test(path);
