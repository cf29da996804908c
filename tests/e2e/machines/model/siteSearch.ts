import type { Page } from 'playwright-core';
import { searchMessages as messages } from '../../../../src/i18n/en/search.ts';
import { byButton, byText, type PageModel } from './pageModel.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: messages.english.label });
const field = (page: Page) => sheet(page).getByRole('searchbox');
const [part, unavailable] = [byText(messages.english.part), byText(messages.english.unavailable)];
const awaited = byText(messages.english.awaited);
const open = { visible: [sheet, field], hidden: [part, unavailable] };

export const siteSearch: PageModel = {
  path: '/Resident',
  reusesPage: true,
  width: 1280,
  mayLog: [/^The search: /],
  notedActions: ['openBest'],
  realChoices: ['loadCode:loaded', 'readIndex:read', 'readNewer:read'],
  interactions: {
    OPEN: ({ page }) => byButton(messages.english.open)(page).click(),
    CLOSE: ({ page }) => byButton(messages.english.close)(page).click(),
    SCRIM: ({ page }) => page.mouse.click(20, 400),
    // On a result it returns to the field first.
    ESCAPE: ({ page }) => field(page).press('Escape'),
    SUBMIT: ({ page }) => field(page).press('Enter'),
    LEAVE: async ({ page }) => {
      await field(page).focus();
      await byButton(messages.english.close)(page).focus();
    },
    NAVIGATED: ({ page }) => sheet(page).getByRole('link').first().click(),
    // Clearing fires an event only if the field has text.
    'TYPE:nothing': async ({ page }) => {
      await field(page).fill('Sample');
      await field(page).fill('');
    },
  },
  states: {
    'siteSearch.closed': { visible: [byButton(messages.english.open)], hidden: [sheet] },
    'siteSearch.open.sources.loadingCode': open,
    'siteSearch.open.sources.loadingIndex': open,
    'siteSearch.open.sources.loadingNewer': open,
    'siteSearch.open.sources.ready': open,
    'siteSearch.open.sources.loadingNewerOnly': { visible: [sheet, part] },
    'siteSearch.open.sources.partial': { visible: [sheet, part] },
    'siteSearch.open.sources.unavailable': { visible: [sheet, unavailable] },
    'siteSearch.open.best.unasked': { hidden: [awaited] },
    'siteSearch.open.best.awaited': { visible: [awaited] },
  },
  tags: {
    open: sheet,
    loading: { unseen: 'Only a query that finds nothing yet says that a part is loading.' },
    searchable: { unseen: 'Only a query has results: tests/e2e/search.' },
    partial: part,
    unavailable,
    awaited,
  },
};
