/** Main-thread time of a page: until the first script of its boot is fetched, and until it has come to rest. */
import type { Browser } from 'playwright-core';
import { blockingOf } from './blocking.ts';
import { freshTab } from './tab.ts';

export interface Cpu {
  /** Milliseconds of threadTicks. */
  readonly beforeBoot: number;
  readonly whole: number;
  /** Of a visit of its own, milliseconds on a slow telephone. */
  readonly blocking: number;
}

/** In a context of its own. */
async function blockingFirst(browser: Browser, address: string): Promise<number> {
  const tab = await freshTab(browser);
  try {
    return await blockingOf(tab, address);
  } finally {
    await tab.context.close();
  }
}

/** The scripts are held back until the page without them has come to rest; then they are let go. */
export async function cpuOf(browser: Browser, address: string): Promise<Cpu> {
  const { page, context, cpu, quiet } = await freshTab(browser);
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHolding) await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  const atFirst = await cpu();
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const beforeBoot = (await quiet()) - atFirst;
    isHolding = false;
    for (const letGo of held) letGo();
    await page.waitForLoadState('networkidle');
    const whole = (await quiet()) - atFirst;
    return { beforeBoot, whole, blocking: await blockingFirst(browser, address) };
  } finally {
    await context.close();
  }
}
