import { navigationMessages } from '../../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { byButton, type PageModel } from './pageModel.ts';

const drawer = (page: Parameters<ReturnType<typeof byButton>>[0]) =>
  page.getByRole('dialog', { name: partMessages.english.menu });

export const navDrawer: PageModel = {
  path: '/Resident',
  reusesPage: true,
  interactions: {
    OPEN: ({ page }) => byButton(partMessages.english.menu)(page).click(),
    CLOSE: ({ page }) => byButton(navigationMessages.english.close)(page).click(),
    'TOGGLE:visitor': ({ page }) => drawer(page).getByRole('button', { name: 'Visitor' }).click(),
    'TOGGLE:government': ({ page }) => drawer(page).getByRole('button', { name: 'Government' }).click(),
    SCRIM: ({ page }) => page.mouse.click(340, 400),
    ESCAPE: ({ page }) => page.keyboard.press('Escape'),
    WIDEN: async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      // A page that is narrow again before its next frame never learns that it was wide.
      await drawer(page).waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: 360, height: 800 });
    },
    NAVIGATED: ({ page }) => drawer(page).getByRole('link', { name: 'News' }).click(),
  },
  states: {
    'navDrawer.closed': { visible: [byButton(partMessages.english.menu)], hidden: [drawer] },
    'navDrawer.open': { visible: [drawer, byButton(navigationMessages.english.close)] },
  },
  tags: {
    open: drawer,
  },
};
