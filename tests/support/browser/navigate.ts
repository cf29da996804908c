import type { Page } from 'playwright-core';
import { waitUntilSettled } from './settled.ts';

/** Opens another page of the site as the browser's history does. */
export const navigateByHistory = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitUntilSettled(page);
};
