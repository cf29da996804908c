/** What a key costs the main thread, from the press to the picture and all that comes after it. */
import type { Browser } from 'playwright-core';
import { openTab } from './tab.ts';

const warmUp = 10;
const keyCount = 40;

/** @returns milliseconds of threadTicks for each key in the field */
export async function measureKeyCost(
  browser: Browser,
  address: string,
  field = '[name="lname"]',
): Promise<number> {
  const { page, context, waitUntilIdle } = await openTab(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(field).focus();
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
