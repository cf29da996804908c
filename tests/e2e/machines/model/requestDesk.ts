import type { Page } from 'playwright-core';
import { staffMessages } from '../../../../src/i18n/en/staff.ts';
import { comeIn, reference, staffPath } from './atStaff.ts';
import { button, type OnPage, pressOr, text } from './onPage.ts';

const { desk: said, request, again, signIn } = staffMessages;

const list = (page: Page) => page.locator('#found');
const row = (page: Page) => page.getByRole('button', { name: reference });
const one = text(request.title(reference));
const unreadable = (page: Page) => page.getByRole('alert').filter({ hasText: said.unreadable });

export const requestDesk: OnPage = {
  path: staffPath,
  begins: comeIn,
  hasInput: true,
  // A list of nothing has nothing to open.
  refuses: (key, before) => key.startsWith('OPEN') && before.context.found.entries.length === 0,
  acts: {
    LOOK: ({ page }) => button(said.tomorrow)(page).click(),
    OPEN: ({ page }) => row(page).click(),
    CLOSE: ({ page }) => button(request.back)(page).click(),
    REFRESH: async (stage) => {
      const isRefused = await unreadable(stage.page).isVisible();
      await pressOr('REFRESH', button(isRefused ? again : said.refresh))(stage);
    },
  },
  states: {
    'requestDesk.reading': { misses: [unreadable] },
    'requestDesk.listed': { sees: [list, button(said.refresh)], misses: [unreadable, one] },
    'requestDesk.opened': { sees: [one, button(request.back)], misses: [list, unreadable] },
    'requestDesk.unreadable': { sees: [unreadable, button(again)], misses: [list, one] },
    'requestDesk.ended': { sees: [text(signIn.failures.ended)], misses: [list, one] },
  },
};
