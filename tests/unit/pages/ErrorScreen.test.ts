/** §2 §8 The error screen: a sentence for people first, then the title and the message of the program. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocalizationContext } from '../../../src/context/localeContext.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { ErrorScreen } from '../../../src/pages/ErrorScreen.tsx';

describe('§8 the error screen', () => {
  it.each(allLocales)('shows in %s what to do, before the title and the message', (locale) => {
    const localization = localizations[locale];
    const { sentence, title } = localization.translate(partMessages).errorScreen;
    const screen = createElement(ErrorScreen, { message: 'Sample <b>failure</b>', onRetry: () => {} });
    const html = renderToStaticMarkup(
      createElement(LocalizationContext.Provider, { value: localization }, screen),
    );
    // The window has the same title.
    const texts = html.slice(html.indexOf('</title>')).split(/<[^>]+>/);
    const places = [sentence, title, 'Sample &lt;b&gt;failure&lt;/b&gt;'].map((text) => texts.indexOf(text));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('translates the sentence', () => {
    const sentences = allLocales.map(
      (locale) => localizations[locale].translate(partMessages).errorScreen.sentence,
    );
    expect(new Set(sentences).size).toBe(allLocales.length);
  });
});
