/** The time of a page whose clock a test has installed (`page.clock.install()`). */
import type { Page } from 'playwright-core';

/** Stops it: from now on it goes on only as far as the test lets it run, however long the machine takes. */
export const stopTime = async (page: Page): Promise<void> => {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now()));
  // The time has passed when the call arrives: Playwright stops the clock, and refuses to set it back.
  await stop().catch(() => {});
  await stop();
};

/** Lets stopped time run in small steps until something has happened that the page does in real time too. */
export const runUntil = async (page: Page, hasHappened: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await hasHappened())) await page.clock.runFor(10);
};
