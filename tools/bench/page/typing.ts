/** The main-thread time of a key, from the press until the page has painted and is idle again. */
import type { Browser } from 'playwright-core';
import { openTab } from './tab.ts';

const warmUp = 10;
const keyCount = 40;

/** @returns ms of threadTicks per key in the first field */
export async function measureKeyCost(browser: Browser, address: string): Promise<number> {
  const { page, context, waitUntilIdle } = await openTab(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('[name="lname"]').focus();
    const press = async (count: number): Promise<void> => {
      for (let key = 0; key < count; key += 1) await page.keyboard.press('a');
    };
    await press(warmUp);
    const before = await waitUntilIdle();
    await press(keyCount);
    return ((await waitUntilIdle()) - before) / keyCount;
  } finally {
    await context.close();
  }
}
