/**
 * The locale of a page request: the one chosen on the site, else the first supported one in Accept-Language.
 * Firebase Hosting chooses among its i18n files in the same way (docs/decisions/0039-languages.md).
 */
import type { IncomingMessage } from 'node:http';
import { isLocale, type Locale } from '../../src/i18n/locales.ts';
import { localeCookie } from '../../src/ssr/domMarkers.ts';

/** The request headers that an answer depends on, besides its path. */
export const varyByLocale = 'Accept-Language, Cookie';

/** 'fil-PH,fil;q=0.9,en;q=0.8' → 'fil', 'fil', 'en'; the most preferred first. */
const parseAcceptLanguage = (header: string): readonly string[] =>
  header
    .split(',')
    .map((each) => {
      const [tag = '', quality] = each.trim().split(/\s*;\s*q=/i);
      return {
        name: tag.split('-', 1)[0]!.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ name }) => name);

const readLocaleCookie = (header: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`).exec(header)?.[1]?.trim();

export const negotiateLocale = ({ headers }: Pick<IncomingMessage, 'headers'>): Locale => {
  const chosen = readLocaleCookie(headers.cookie ?? '');
  if (isLocale(chosen)) return chosen;
  return parseAcceptLanguage(headers['accept-language'] ?? '').find(isLocale) ?? 'en';
};
