/** The three pages on which people look one thing up: the hotlines, the charter and the officials. Their parts. */
import type { Page } from 'playwright-core';

/** What the page logs of a list that could not be read. */
export const unreadLogs: readonly RegExp[] = [/The list '\w+' could not be read/, /503|ERR_/];

export const mainRegion = (page: Page) => page.getByRole('main');
export const searchField = (page: Page) => mainRegion(page).getByRole('searchbox');
export const callLinks = (page: Page) => mainRegion(page).getByTitle('Click to call now!');
export const rowHeaders = (page: Page) => mainRegion(page).getByRole('rowheader');
export const listItems = (page: Page) => mainRegion(page).getByRole('listitem');

/** Matches from the start: '2 of 6 contacts' is not '6 contacts'. */
export const waitForCount = (page: Page, text: string) =>
  mainRegion(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}`) })
    .waitFor();

export const readOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
