import type { Page } from 'playwright-core';
import { type Locale, locales } from '../../../../src/i18n/locales.ts';
import { byButton, type PageModel } from './pageModel.ts';

const press =
  (language: Locale) =>
  ({ page }: { readonly page: Page }) =>
    byButton(locales[language])(page).click();

const failed = (page: Page) => page.getByRole('banner').getByRole('status');

export const siteLanguage: PageModel = {
  path: '/Resident',
  // The page loads the code when the switch is touched.
  startMachine: (page) => byButton(locales.fil)(page).dispatchEvent('pointerdown'),
  interactions: {
    'CHOOSE:English': press('en'),
    'CHOOSE:Filipino': press('fil'),
    'CHOOSE:Cebuano': press('ceb'),
  },
  mayLog: [/The language/],
  states: {
    'siteLanguage.idle': { visible: [byButton(locales.en)], hidden: [failed] },
    'siteLanguage.loading': { visible: [byButton(locales.en)], hidden: [failed] },
    'siteLanguage.failed': { visible: [failed] },
  },
  tags: {
    loading: { unseen: 'The page stays in its language until the other one is there.' },
    failed,
  },
};
