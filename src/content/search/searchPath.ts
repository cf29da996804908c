/** Where the index of the search is served, one for each language; in no language's name where it is English. */
import type { Locale } from '../../i18n/locales.ts';

export const searchPathOf = (language: Locale): string =>
  language === 'en' ? '/search.json' : `/search.${language}.json`;

export const isSearchPath = (path: string): boolean => /^\/search(?:\.[a-z]+)?\.json$/.test(path);
