/** Main-thread time of a page: before its first script loads, and until it is idle. */
import type { Browser } from 'playwright-core';
import { holdScripts } from './heldScripts.ts';
import { openTab } from './tab.ts';

/** @returns ms of threadTicks */
export async function measureCpu(browser: Browser, address: string) {
  const { page, context, cpu, waitUntilIdle } = await openTab(browser);
  const releaseScripts = await holdScripts(page);
  const initial = await cpu();
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const beforeBoot = (await waitUntilIdle()) - initial;
    releaseScripts();
    await page.waitForLoadState('networkidle');
    return { beforeBoot, whole: (await waitUntilIdle()) - initial };
  } finally {
    await context.close();
  }
}
