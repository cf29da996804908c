import type { BrowserContext, Page, Request } from 'playwright-core';
import { holdRequest } from './settled.ts';

/**
 * Holds calls of a page or of all pages, or those of them that the condition names, until the returned function is called.
 * @param calls as for page.route
 */
export const holdCalls = async (
  pages: Page | BrowserContext,
  calls: Parameters<Page['route']>[0],
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await pages.route(calls, async (route) => {
    if (isHeld(route.request())) {
      holdRequest(route.request());
      await released;
    }
    await route.fallback();
  });
  return () => release();
};
