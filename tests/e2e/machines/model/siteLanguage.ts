import type { Page } from 'playwright-core';
import { type Language, languages } from '../../../../src/i18n/locales.ts';
import { button, type OnPage } from './onPage.ts';

const press =
  (language: Language) =>
  ({ page }: { readonly page: Page }) =>
    button(languages[language])(page).click();

const failed = (page: Page) => page.getByRole('banner').getByRole('status');

export const siteLanguage: OnPage = {
  path: '/Resident',
  // Its code is fetched when the switch is touched.
  begins: (page) => button(languages.fil)(page).dispatchEvent('pointerdown'),
  acts: {
    'CHOOSE:English': press('en'),
    'CHOOSE:Filipino': press('fil'),
    'CHOOSE:Cebuano': press('ceb'),
  },
  mayLog: [/The language/],
  states: {
    'siteLanguage.spoken': { sees: [button(languages.en)], misses: [failed] },
    'siteLanguage.fetching': { sees: [button(languages.en)], misses: [failed] },
    'siteLanguage.failed': { sees: [failed] },
  },
};
