/** Main-thread time of a page: until the first script of its boot is fetched, and until it has come to rest. */
import type { Browser } from 'playwright-core';
import { measureBlocking } from './blocking.ts';
import { openTab } from './tab.ts';

export interface CpuTimes {
  /** Milliseconds of threadTicks. */
  readonly beforeBoot: number;
  readonly whole: number;
  /** Of a visit of its own, milliseconds on a slow telephone. */
  readonly blocking: number;
}

/** In a context of its own. */
async function measureFirstBlocking(browser: Browser, address: string): Promise<number> {
  const tab = await openTab(browser);
  try {
    return await measureBlocking(tab, address);
  } finally {
    await tab.context.close();
  }
}

/** The scripts are held back until the page without them has come to rest; then they are let go. */
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
