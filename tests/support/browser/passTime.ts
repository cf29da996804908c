/** Time for a page whose clock is installed. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Lets time pass for the page, second by second, until it shows the expected content. */
export const passTime = async (page: Page, isShown: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        return isShown();
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(true);
};
