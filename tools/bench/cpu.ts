/** Main-thread time of a page: until the first script of its boot is fetched, and until it has come to rest. */
import type { Browser } from 'playwright-core';
import { freshTab } from './chromium.ts';

export interface Cpu {
  /** Milliseconds of threadTicks. */
  readonly beforeBoot: number;
  readonly whole: number;
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
    return { beforeBoot, whole: (await quiet()) - atFirst };
  } finally {
    await context.close();
  }
}
