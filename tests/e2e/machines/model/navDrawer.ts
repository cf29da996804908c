import { navigationMessages } from '../../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { button, type OnPage } from './onPage.ts';

const drawer = (page: Parameters<ReturnType<typeof button>>[0]) =>
  page.getByRole('dialog', { name: partMessages.menu });

export const navDrawer: OnPage = {
  path: '/Resident',
  goesOn: true,
  acts: {
    OPEN: ({ page }) => button(partMessages.menu)(page).click(),
    CLOSE: ({ page }) => button(navigationMessages.close)(page).click(),
    'TOGGLE:visitor': ({ page }) => drawer(page).getByRole('button', { name: 'Visitor' }).click(),
    'TOGGLE:government': ({ page }) => drawer(page).getByRole('button', { name: 'Government' }).click(),
    SCRIM: ({ page }) => page.mouse.click(340, 400),
    ESCAPE: ({ page }) => page.keyboard.press('Escape'),
    WIDEN: async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.setViewportSize({ width: 360, height: 800 });
    },
    GO: ({ page }) => drawer(page).getByRole('link', { name: 'News' }).click(),
  },
  states: {
    'navDrawer.closed': { sees: [button(partMessages.menu)], misses: [drawer] },
    'navDrawer.open': { sees: [drawer, button(navigationMessages.close)] },
  },
};
