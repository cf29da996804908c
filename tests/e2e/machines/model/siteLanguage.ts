import type { Page } from 'playwright-core';
import { type Locale, locales } from '../../../../src/i18n/locales.ts';
import { button, type OnPage } from './onPage.ts';

const press =
  (language: Locale) =>
  ({ page }: { readonly page: Page }) =>
    button(locales[language])(page).click();

const failed = (page: Page) => page.getByRole('banner').getByRole('status');

export const siteLanguage: OnPage = {
  path: '/Resident',
  // Its code is fetched when the switch is touched.
  begins: (page) => button(locales.fil)(page).dispatchEvent('pointerdown'),
  acts: {
    'CHOOSE:English': press('en'),
    'CHOOSE:Filipino': press('fil'),
    'CHOOSE:Cebuano': press('ceb'),
  },
  mayLog: [/The language/],
  states: {
    'siteLanguage.spoken': { sees: [button(locales.en)], misses: [failed] },
    'siteLanguage.fetching': { sees: [button(locales.en)], misses: [failed] },
    'siteLanguage.failed': { sees: [failed] },
  },
};
