import type { Page } from 'playwright-core';
import { searchMessages as messages } from '../../../../src/i18n/en/search.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: messages.label });
const field = (page: Page) => sheet(page).getByRole('searchbox');
const [part, unavailable] = [byText(messages.part), byText(messages.unavailable)];
const open = { visible: [sheet, field], hidden: [part, unavailable] };

export const siteSearch: PageModel = {
  path: '/Resident',
  reusesPage: true,
  width: 1280,
  mayLog: [/^The search: /],
  realChoices: ['loadCode:loaded', 'readIndex:read', 'readNewer:read'],
  interactions: {
    OPEN: ({ page }) => byButton(messages.open)(page).click(),
    CLOSE: ({ page }) => byButton(messages.close)(page).click(),
    SCRIM: ({ page }) => page.mouse.click(20, 400),
    ESCAPE: ({ page }) => page.keyboard.press('Escape'),
    GO: ({ page }) => sheet(page).getByRole('link').first().click(),
    // An empty field is emptied when something stood in it.
    'TYPE:nothing': async ({ page }) => {
      await field(page).fill('Sample');
      await field(page).fill('');
    },
  },
  states: {
    'siteSearch.closed': { visible: [byButton(messages.open)], hidden: [sheet] },
    'siteSearch.open.loading': open,
    'siteSearch.open.reading': open,
    'siteSearch.open.joining': open,
    'siteSearch.open.ready': open,
    'siteSearch.open.joiningPart': { visible: [sheet, part] },
    'siteSearch.open.part': { visible: [sheet, part] },
    'siteSearch.open.unavailable': { visible: [sheet, unavailable] },
  },
};
