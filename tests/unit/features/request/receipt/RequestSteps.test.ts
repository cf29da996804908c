/** §3 Where a request is: its states as an ordered list, for the eye and for screen readers. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocalizationContext } from '../../../../../src/context/localeContext.ts';
import { type RequestState, requestStateNames } from '../../../../../src/domain/request/requestState.ts';
import { RequestSteps } from '../../../../../src/features/request/receipt/RequestSteps.tsx';
import { receiptMessages } from '../../../../../src/i18n/en/receipt.ts';
import { allLocales, type Locale } from '../../../../../src/i18n/locales.ts';
import { localizations } from '../../../../../src/i18n/localizations.ts';

const readItems = (state: RequestState, locale: Locale = 'en') => {
  const steps = createElement(RequestSteps, { state });
  const html = renderToStaticMarkup(
    createElement(LocalizationContext.Provider, { value: localizations[locale] }, steps),
  );
  // Safari takes the role from a list without markers.
  expect(html).toMatch(/<ol role="list"/);
  return [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(([, attributes = '', content = '']) => ({
    isCurrent: attributes.includes('aria-current="step"'),
    text: content.replace(/<[^>]+>/g, ''),
  }));
};

describe('§3 the steps of a request', () => {
  it.each([
    ['received', ['Received (now)', 'In progress (not yet)', 'Ready (not yet)', 'Released (not yet)']],
    ['processing', ['Received (done)', 'In progress (now)', 'Ready (not yet)', 'Released (not yet)']],
    ['ready', ['Received (done)', 'In progress (done)', 'Ready (now)', 'Released (not yet)']],
    ['released', ['Received (done)', 'In progress (done)', 'Ready (done)', 'Released (now)']],
    ['refused', ['Received (done)', 'Not granted (now)']],
  ] as const)('are for %s: %j', (state, texts) => {
    expect(readItems(state).map(({ text }) => text)).toEqual(texts);
  });

  it.each(requestStateNames.flatMap((state) => allLocales.map((locale) => [state, locale] as const)))(
    'mark %s alone as the current one, in %s',
    (state, locale) => {
      const { title } = localizations[locale].translate(receiptMessages).status.states[state];
      const current = readItems(state, locale).filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ text }) => text.startsWith(title))).toEqual([true]);
    },
  );
});
