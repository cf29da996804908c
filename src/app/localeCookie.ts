/** The language that was chosen in this browser. It stands in a cookie, so that the next page comes in it (docs/decisions/languages.md). */

import type { Locale } from '../i18n/locales.ts';
import { localeCookie } from '../ssr/domMarkers.ts';

const yearInSeconds = 31_536_000;

/** Undefined where none was chosen, or the browser keeps none. */
export const readLocaleCookie = (): string | undefined =>
  new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];

export const storeLocaleCookie = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is in no Firefox or Safari of before 2025.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`;
};
