import type { Page } from 'playwright-core';

/**
 * Opens another page of the site as the browser's history does, and waits until it is rendered: each page that is navigated to
 * focuses its heading. The page that is left may have focused its own.
 */
export const navigateByHistory = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:focus').waitFor();
};
