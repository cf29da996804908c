import type { Locale } from '../../../src/i18n/locales.ts';
import { localeCookie } from '../../../src/ssr/domMarkers.ts';

/**
 * The HTML that a server answers with.
 * @param locale what a former visit has chosen; without it the server chooses
 */
export const fetchHtml = async (
  { address }: { readonly address: string },
  path: string,
  locale?: Locale,
): Promise<string> => {
  const headers = locale === undefined ? {} : { cookie: `${localeCookie}=${locale}` };
  return (await fetch(new URL(path, address), { headers })).text();
};
