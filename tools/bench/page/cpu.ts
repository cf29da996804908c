/** Main-thread time of a page: before its first script loads, and until it is idle. */
import type { Browser } from 'playwright-core';
import { openTab } from './tab.ts';

/**
 * Holds the scripts back until the page is idle without them, then releases them.
 * @returns ms of threadTicks
 */
export async function measureCpu(browser: Browser, address: string) {
  const { page, context, cpu, waitUntilIdle } = await openTab(browser);
  const heldRequests: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((release) => heldRequests.push(release));
    await route.continue();
  });
  const initial = await cpu();
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const beforeBoot = (await waitUntilIdle()) - initial;
    isHolding = false;
    for (const release of heldRequests) release();
    await page.waitForLoadState('networkidle');
    return { beforeBoot, whole: (await waitUntilIdle()) - initial };
  } finally {
    await context.close();
  }
}
