/** Main-thread time of a page: before its first script loads, and until it is idle. */
import type { Browser } from 'playwright-core';
import { measureBlocking } from './blocking.ts';
import { openTab } from './tab.ts';

export interface CpuTimes {
  /** ms of threadTicks. */
  readonly beforeBoot: number;
  readonly whole: number;
  /** Blocking time of a separate visit (ms on a slow phone). */
  readonly blocking: number;
}

/** Measures in a separate browser context. */
async function measureFirstBlocking(browser: Browser, address: string): Promise<number> {
  const tab = await openTab(browser);
  try {
    return await measureBlocking(tab, address);
  } finally {
    await tab.context.close();
  }
}

/** Holds the scripts back until the page is idle without them, then releases them. */
export async function measureCpu(browser: Browser, address: string): Promise<CpuTimes> {
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
    const total = (await waitUntilIdle()) - initial;
    return { beforeBoot, whole: total, blocking: await measureFirstBlocking(browser, address) };
  } finally {
    await context.close();
  }
}
