/** What a key costs the main thread, from the press to the picture and all that comes after it. */
import type { Browser } from 'playwright-core';
import { freshTab } from './tab.ts';

const warmUp = 10;
const keys = 40;

/** @returns milliseconds of threadTicks for each key in the field */
export async function keyCost(browser: Browser, address: string, field = '[name="lname"]'): Promise<number> {
  const { page, context, quiet } = await freshTab(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator(field).focus();
    const press = async (count: number): Promise<void> => {
      for (let key = 0; key < count; key += 1) await page.keyboard.press('a');
    };
    await press(warmUp);
    const before = await quiet();
    await press(keys);
    return ((await quiet()) - before) / keys;
  } finally {
    await context.close();
  }
}
