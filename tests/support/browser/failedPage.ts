/** Saves what the page of a failed test showed and logged, for a reader who did not see the run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import { toPictureName } from '../pictureName.ts';

/**
 * Writes picture, HTML and console of the page into a folder of test-results. A page that is closed or hangs has no
 * picture, and the test fails for its own reason all the same.
 */
export const saveFailure = async (
  task: RunnerTestCase,
  page: Page,
  consoleLines: readonly string[],
): Promise<void> => {
  const { file, fullTestName } = task;
  const folder = join('test-results', toPictureName(file.name), toPictureName(fullTestName));
  mkdirSync(folder, { recursive: true });
  const lines = [file.name, fullTestName, page.url(), '', ...consoleLines, ''];
  writeFileSync(join(folder, 'console.txt'), lines.join('\n'));
  const limit = { timeout: 5_000 };
  await page.screenshot({ path: join(folder, 'page.png'), ...limit }).catch(() => {});
  await page
    .locator('html')
    .evaluate((root) => root.outerHTML, undefined, limit)
    .then((html) => writeFileSync(join(folder, 'page.html'), html))
    .catch(() => {});
};
