/** The time from the press on a link to its entries, for a list of ten thousand and a list of twenty. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { lists } from '../../../src/content/schema/lists.ts';
import { serveBuild } from '../contenders.ts';
import { fillList } from '../store/fill.ts';
import { measureUntilVisible } from './measureUntilVisible.ts';
import { openTab } from './tab.ts';

/** The position of an entry that Home does not show and the list's first page does, counted from the newest. */
const entryFromNewest = 10;

export const listSizes = [20, 10_000] as const;

export interface FilledSite {
  readonly size: number;
  readonly address: string;
}

/** Starts a server of the built site for each size. @param directory of this run */
export const startFilledSites = (dist: string, directory: string): Promise<readonly FilledSite[]> =>
  Promise.all(
    listSizes.map(async (size) => {
      const dataDir = join(directory, `list-${size}`);
      const address = await serveBuild(dist, dataDir);
      const staffToken = readFileSync(join(dataDir, 'staff-token'), 'utf8');
      await fillList({ address, staffToken }, lists.news.collection, size);
      return { size, address };
    }),
  );

/** @returns ms until the entry is visible */
export async function measureListTime(browser: Browser, { address, size }: FilledSite): Promise<number> {
  const { page, context, waitUntilIdle } = await openTab(browser);
  try {
    await page.goto(`${address}home`, { waitUntil: 'networkidle' });
    await waitUntilIdle();
    return await measureUntilVisible(page, 'footer a[href="/News"]', `Sample ${size - entryFromNewest}`);
  } finally {
    await context.close();
  }
}
