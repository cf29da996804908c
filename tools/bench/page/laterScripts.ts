/** The scripts of an untouched visit to its end: those of the page, and those that come in idle time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openTab, phone } from './tab.ts';

/**
 * @param dist the built directory that the address serves
 * @returns bytes, each file compressed by gzip
 */
export async function measureVisitScripts(browser: Browser, address: string, dist: string): Promise<number> {
  // A service worker would fetch the files of other pages too.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const { page, waitUntilIdle } = await openTab(browser, context);
  try {
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) files.add(pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await waitUntilIdle();
    await page.waitForLoadState('networkidle');
    return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
  } finally {
    await context.close();
  }
}
