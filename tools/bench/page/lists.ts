/** A list of ten thousand beside a list of twenty: from the press on its link to its entries. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { lists } from '../../../src/content/schema/lists.ts';
import { served } from '../contenders.ts';
import { fill } from '../store/fill.ts';
import { freshTab } from './tab.ts';
import { fromPressTo } from './untilShown.ts';

/** So far from the newest that Home does not show it, and the first page of the list does. */
const back = 10;

export const sizes = [20, 10_000] as const;

export interface Filled {
  readonly size: number;
  readonly address: string;
}

/** Servers of the built site, one for each size. @param directory of this run */
export const filledSites = (dist: string, directory: string): Promise<readonly Filled[]> =>
  Promise.all(
    sizes.map(async (size) => {
      const dataDir = join(directory, `list-${size}`);
      const address = await served(dist, dataDir);
      const staffToken = readFileSync(join(dataDir, 'staff-token'), 'utf8');
      await fill({ address, staffToken }, lists.news.collection, size);
      return { size, address };
    }),
  );

/** @returns milliseconds until what was filled in is there */
export async function listShown(browser: Browser, { address, size }: Filled): Promise<number> {
  const { page, context, quiet } = await freshTab(browser);
  try {
    await page.goto(`${address}home`, { waitUntil: 'networkidle' });
    await quiet();
    return await fromPressTo(page, 'footer a[href="/News"]', `Sample ${size - back}`);
  } finally {
    await context.close();
  }
}
