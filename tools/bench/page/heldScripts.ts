/** A page whose scripts wait, so that what they do is seen apart from the HTML. */
import type { Page } from 'playwright-core';

/** Holds the scripts back until the returned function runs. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    // The page may be closed by then.
    await route.continue().catch(() => {});
  });
  return () => release();
};
