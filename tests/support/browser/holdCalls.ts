import type { Page, Request } from 'playwright-core';

/**
 * Holds calls of a page, or those of them that the condition names, until the returned function is called.
 * @param calls as for page.route
 */
export const holdCalls = async (
  page: Page,
  calls: Parameters<Page['route']>[0],
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return () => release();
};
