import type { Page } from 'playwright-core';

/** Waits until the page has done what it left for idle time, such as storing a draft: idle callbacks run in order. */
export const waitForPageIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
  );
