/** The locale in which a page is sent (docs/decisions/0039-languages.md). */
import { describe, expect, it } from 'vitest';
import { negotiateLocale } from '../../../../server/http/locale.ts';

const localeFor = (cookie?: string, accepted?: string) =>
  negotiateLocale({
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    },
  });

describe('§2 the locale of a page', () => {
  it.each([
    ['neither cookie nor header', undefined, undefined, 'en'],
    ['the chosen locale', 'firebase-language-override=fil', 'en', 'fil'],
    ['the chosen locale among other cookies', 'a=b; firebase-language-override=ceb; c=d', undefined, 'ceb'],
    ['English, chosen on a phone in Filipino', 'firebase-language-override=en', 'fil', 'en'],
    ['an unknown choice and a header', 'firebase-language-override=xx', 'ceb', 'ceb'],
    ['a cookie of another name', 'my-firebase-language-override=fil', undefined, 'en'],
    [
      'a choice that names a property of every object',
      'firebase-language-override=constructor',
      undefined,
      'en',
    ],
    ['the first language of the browser', undefined, 'fil-PH,fil;q=0.9,en;q=0.8', 'fil'],
    ['English first and Filipino second', undefined, 'en-PH,en;q=0.9,fil;q=0.8', 'en'],
    ['the language of the highest weight in any place', undefined, 'en;q=0.5, ceb;q=0.9', 'ceb'],
    ['a language refused with q=0', undefined, 'fil;q=0, ceb', 'ceb'],
    ['languages that the site does not have', undefined, 'de-DE,de;q=0.9', 'en'],
    ['a language in capitals', undefined, 'FIL-ph', 'fil'],
    ['a malformed header', undefined, ';;;q=,,fil;q=x', 'en'],
  ])('negotiates the locale from %s', (_, cookie, accepted, language) => {
    expect(localeFor(cookie, accepted)).toBe(language);
  });
});
