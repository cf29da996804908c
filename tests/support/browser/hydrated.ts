/** A reader who waits until a page answers: a drawn page is there before its scripts are (docs/decisions/drawn-pages.md). */
import type { BrowserContext, Page } from 'playwright-core';
import { hydratedEvent } from '../../../src/ssr/domMarkers.ts';

/** As long as a loaded machine takes; a page whose scripts do not come is looked at as it is. */
const longest = 10_000;

const isAlive = (): boolean =>
  Reflect.get(window, 'isAlive') === true ||
  document.getElementById('root') === null ||
  location.pathname.startsWith('/machines');

export const waitUntilAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(isAlive, undefined, { timeout: longest }).catch(() => {});

const waiting = (page: Page): Page => {
  for (const way of ['goto', 'reload', 'goBack', 'goForward'] as const) {
    const go = page[way].bind(page) as (...given: readonly unknown[]) => Promise<unknown>;
    Object.assign(page, {
      [way]: async (...given: readonly unknown[]) => {
        const answer = await go(...given);
        await waitUntilAlive(page);
        return answer;
      },
    });
  }
  return page;
};

/** Pages of the context say from now on when they answer. */
export const tellAlive = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((event) => {
    window.addEventListener(event, () => Reflect.set(window, 'isAlive', true));
  }, hydratedEvent);

/** Every page of the context is waited for from now on. */
export const waitForPages = (context: BrowserContext): void => {
  const open = context.newPage.bind(context);
  context.newPage = async () => waiting(await open());
};
