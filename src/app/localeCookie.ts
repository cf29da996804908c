/** The language that was chosen in this browser. It stands in a cookie, so that the next page comes in it (docs/decisions/languages.md). */

import type { Locale } from '../i18n/locales.ts';
import { localeCookie } from '../ssr/domMarkers.ts';

const year = 31_536_000;

/** Undefined where none was chosen, or the browser keeps none. */
export const chosenLanguage = (): string | undefined =>
  new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];

export const keepLanguage = (language: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is in no Firefox or Safari of before 2025.
  document.cookie = `${localeCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
};
