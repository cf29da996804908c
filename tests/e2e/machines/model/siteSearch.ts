import type { Page } from 'playwright-core';
import { searchMessages as messages } from '../../../../src/i18n/en/search.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: messages.english.label });
const field = (page: Page) => sheet(page).getByRole('searchbox');
const [part, unavailable] = [byText(messages.english.part), byText(messages.english.unavailable)];
const open = { visible: [sheet, field], hidden: [part, unavailable] };

export const siteSearch: PageModel = {
  path: '/Resident',
  reusesPage: true,
  width: 1280,
  mayLog: [/^The search: /],
  realChoices: ['loadCode:loaded', 'readIndex:read', 'readNewer:read'],
  interactions: {
    OPEN: ({ page }) => byButton(messages.english.open)(page).click(),
    CLOSE: ({ page }) => byButton(messages.english.close)(page).click(),
    SCRIM: ({ page }) => page.mouse.click(20, 400),
    ESCAPE: ({ page }) => page.keyboard.press('Escape'),
    NAVIGATED: ({ page }) => sheet(page).getByRole('link').first().click(),
    // Clearing fires an event only if the field has text.
    'TYPE:nothing': async ({ page }) => {
      await field(page).fill('Sample');
      await field(page).fill('');
    },
  },
  states: {
    'siteSearch.closed': { visible: [byButton(messages.english.open)], hidden: [sheet] },
    'siteSearch.open.loadingCode': open,
    'siteSearch.open.loadingIndex': open,
    'siteSearch.open.loadingNewer': open,
    'siteSearch.open.ready': open,
    'siteSearch.open.loadingNewerOnly': { visible: [sheet, part] },
    'siteSearch.open.partial': { visible: [sheet, part] },
    'siteSearch.open.unavailable': { visible: [sheet, unavailable] },
  },
};
