import { navigationWords } from '../../../../src/i18n/en/navigation.ts';
import { partWords } from '../../../../src/i18n/en/parts.ts';
import { button, type OnPage } from './onPage.ts';

const drawer = (page: Parameters<ReturnType<typeof button>>[0]) =>
  page.getByRole('dialog', { name: partWords.menu });

export const navDrawer: OnPage = {
  path: '/Resident',
  goesOn: true,
  acts: {
    OPEN: ({ page }) => button(partWords.menu)(page).click(),
    CLOSE: ({ page }) => button(navigationWords.close)(page).click(),
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
    'navDrawer.closed': { sees: [button(partWords.menu)], misses: [drawer] },
    'navDrawer.open': { sees: [drawer, button(navigationWords.close)] },
  },
};
