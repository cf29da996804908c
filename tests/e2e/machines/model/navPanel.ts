import type { Page } from 'playwright-core';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byHeading, type PageModel, type Stage } from './pageModel.ts';

const bar = (page: Page) =>
  page.getByRole('navigation', { name: partMessages.english.navigation, exact: true });
const item = (page: Page, name: string) => bar(page).getByRole('button', { name });
const plain = (page: Page) => bar(page).getByRole('link', { name: 'Resident' });
const opened = (page: Page) => bar(page).locator('[aria-expanded="true"]');

/** A click that leaves the focus where it was, as a screen reader makes it. */
const press =
  (name: string) =>
  ({ page }: Stage) =>
    item(page, name).evaluate((element: HTMLElement) => element.click());

export const navPanel: PageModel = {
  path: '/Resident',
  reusesPage: true,
  width: 1280,
  interactions: {
    'HOVER:an item without a panel': async ({ page }) => {
      await page.mouse.move(640, 790);
      await plain(page).hover();
    },
    'HOVER:government': ({ page }) => item(page, 'Government').hover(),
    // The mouse is on the item already, so hovering again fires no event.
    'HOVER:visitor': async ({ page, choose }) => {
      if ((await opened(page).count()) > 0) return choose('HOVER:visitor');
      // The mouse may still be on the item from the previous path.
      await page.mouse.move(640, 790);
      await item(page, 'Visitor').hover();
    },
    HOVER_END: ({ page }) =>
      item(page, 'Visitor').dispatchEvent('pointerout', { relatedTarget: null, bubbles: true }),
    'HOVER_INTENT:an item without a panel': async ({ page, choose }) => {
      await plain(page).hover();
      await choose('after HOVER_INTENT');
    },
    'LEAVE:the mouse': ({ page }) => page.mouse.move(640, 790),
    'PRESS:visitor': press('Visitor'),
    'PRESS:government': press('Government'),
    PRESS_OUTSIDE: ({ page }) => page.getByRole('main').dispatchEvent('pointerdown'),
    ESCAPE: ({ page }) => page.keyboard.press('Escape'),
    TAB_OUT: async ({ page }) => {
      await opened(page).focus();
      await plain(page).focus();
    },
    NAVIGATED: ({ page }) =>
      bar(page)
        .getByRole('link', { name: 'History' })
        .evaluate((element: HTMLElement) => element.click()),
  },
  states: {
    'navPanel.closed': { visible: [bar, byHeading], hidden: [opened] },
    'navPanel.open.byHover': { visible: [opened] },
    'navPanel.open.byClick': { visible: [opened] },
  },
  tags: {
    open: opened,
  },
};
