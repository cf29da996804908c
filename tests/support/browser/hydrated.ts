/** Waits for hydration: a prerendered page is there before its scripts are (docs/decisions/0033-prerendered-pages.md). */
import type { BrowserContext, Page } from 'playwright-core';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';

/** A loaded machine takes this long. A page whose scripts never load is tested as it is after that. */
const hydrationTimeout = 10_000;

/** Runs in the page. */
export const isHydrated = (): boolean =>
  Reflect.get(window, 'isAlive') === true ||
  document.getElementById('root') === null ||
  location.pathname.startsWith('/machines');

export const waitUntilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(isHydrated, undefined, { timeout: hydrationTimeout }).catch(() => {});

const withHydrationWait = (page: Page): Page => {
  for (const method of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[method].bind(page) as (...args: readonly unknown[]) => Promise<unknown>;
    Object.assign(page, {
      [method]: async (...args: readonly unknown[]) => {
        const answer = await go(...args);
        await waitUntilHydrated(page);
        return answer;
      },
    });
  }
  return page;
};

/** From now on the pages of the context mark when they are hydrated. */
export const markWhenHydrated = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((event) => {
    window.addEventListener(event, () => Reflect.set(window, 'isAlive', true));
  }, hydratedEvent);

/** From now on each navigation of the context waits for hydration. */
export const autoWaitForHydration = (context: BrowserContext): void => {
  const open = context.newPage.bind(context);
  context.newPage = async () => withHydrationWait(await open());
};
