import type { Page } from 'playwright-core';
import { searchMessages as said } from '../../../../src/i18n/en/search.ts';
import { button, type OnPage, text } from './onPage.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: said.label });
const field = (page: Page) => sheet(page).getByRole('searchbox');
const [part, unavailable] = [text(said.part), text(said.unavailable)];
const open = { sees: [sheet, field], misses: [part, unavailable] };

export const siteSearch: OnPage = {
  path: '/Resident',
  goesOn: true,
  width: 1280,
  mayLog: [/^The search: /],
  really: ['loadCode:loaded', 'readIndex:read', 'readNewer:read'],
  acts: {
    OPEN: ({ page }) => button(said.open)(page).click(),
    CLOSE: ({ page }) => button(said.close)(page).click(),
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
    'siteSearch.closed': { sees: [button(said.open)], misses: [sheet] },
    'siteSearch.open.loading': open,
    'siteSearch.open.reading': open,
    'siteSearch.open.joining': open,
    'siteSearch.open.ready': open,
    'siteSearch.open.joiningPart': { sees: [sheet, part] },
    'siteSearch.open.part': { sees: [sheet, part] },
    'siteSearch.open.unavailable': { sees: [sheet, unavailable] },
  },
};
