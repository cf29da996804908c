import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until the device stores the results of these queries, such as `contacts`: by then the page has them too. */
export const waitForStoredReads = (page: Page, ...queries: readonly string[]): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(expect.arrayContaining(queries.map((query) => `read ${query}`)));
