/** The reads of a person's first visit, and of the next one within the time to live. */
import type { Browser, BrowserContext } from 'playwright-core';
import { markWhenHydrated, waitUntilHydrated } from '../../../tests/support/browser/hydrated.ts';
import { createReadCounter } from './reads.ts';
import { openTab } from './tab.ts';

export interface VisitReads {
  readonly address: string;
  readonly cold: number;
  readonly warm: number;
  /** The collections queried on the first visit. */
  readonly requested: readonly string[];
}

async function visitOnce(browser: Browser, address: string, context?: BrowserContext) {
  const tab = await openTab(browser, context);
  if (context === undefined) await markWhenHydrated(tab.context);
  const counted = createReadCounter(tab.page);
  await tab.page.goto(address);
  await waitUntilHydrated(tab.page);
  await tab.waitUntilIdle();
  await tab.page.waitForLoadState('networkidle');
  const reads = await counted.reads();
  await tab.page.close();
  return { context: tab.context, reads, requested: counted.collections };
}

/** @param origin with a trailing slash */
export async function measureVisitReads(
  browser: Browser,
  origin: string,
  address: string,
): Promise<VisitReads> {
  const url = new URL(address, origin).href;
  const cold = await visitOnce(browser, url);
  const warm = await visitOnce(browser, url, cold.context);
  await cold.context.close();
  return { address, cold: cold.reads, warm: warm.reads, requested: cold.requested.toSorted() };
}
