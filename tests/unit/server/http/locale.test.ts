/** Which language a page is sent in (docs/decisions/0039-languages.md). */
import { describe, expect, it } from 'vitest';
import { negotiateLocale } from '../../../../server/http/locale.ts';

const localeFor = (cookie?: string, accepted?: string) =>
  negotiateLocale({
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    },
  });

describe('§2 the language of a page', () => {
  it.each([
    ['nothing', undefined, undefined, 'en'],
    ['what was chosen', 'firebase-language-override=fil', 'en', 'fil'],
    ['what was chosen, among others', 'a=b; firebase-language-override=ceb; c=d', undefined, 'ceb'],
    ['English, chosen on a Filipino telephone', 'firebase-language-override=en', 'fil', 'en'],
    ['a choice that is none', 'firebase-language-override=xx', 'ceb', 'ceb'],
    ['a cookie of another name', 'my-firebase-language-override=fil', undefined, 'en'],
    ['a property of every object', 'firebase-language-override=constructor', undefined, 'en'],
    ['what the browser wants first', undefined, 'fil-PH,fil;q=0.9,en;q=0.8', 'fil'],
    ['English first, Filipino too', undefined, 'en-PH,en;q=0.9,fil;q=0.8', 'en'],
    ['what is wanted most, whatever its place', undefined, 'en;q=0.5, ceb;q=0.9', 'ceb'],
    ['what is refused', undefined, 'fil;q=0, ceb', 'ceb'],
    ['languages that are not there', undefined, 'de-DE,de;q=0.9', 'en'],
    ['capitals', undefined, 'FIL-ph', 'fil'],
    ['rubbish', undefined, ';;;q=,,fil;q=x', 'en'],
  ])('of who asks with %s', (_, cookie, accepted, language) => {
    expect(localeFor(cookie, accepted)).toBe(language);
  });
});
