/**
 * The locale chosen in this browser. A cookie stores it, so that the server sends the next page in it
 * (docs/decisions/0039-languages.md).
 */
import type { Locale } from '../../i18n/locales.ts';
import { localeCookie } from '../../ssr/domMarkers.ts';

const yearInSeconds = 31_536_000;

/** Undefined if the user chose none, or if the browser stores no cookies. */
export const readLocaleCookie = (): string | undefined =>
  new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];

export const storeLocaleCookie = (locale: Locale): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no Cookie Store API before 2025.
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${yearInSeconds}; samesite=lax`;
};
