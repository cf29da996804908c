/** The time from a press until a text is visible, by the page's own clock. */
import type { Page } from 'playwright-core';

/**
 * @param selector of the element to press
 * @param text to wait for in `main`
 * @returns ms
 */
export const measureUntilVisible = (page: Page, selector: string, text: string): Promise<number> =>
  page.evaluate(
    ([pressed = '', awaited = '']) =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(pressed);
        if (element === null) return reject(new Error(`There is no ${pressed}.`));
        const began = performance.now();
        const check = (): void => {
          if (document.querySelector('main')?.textContent?.includes(awaited))
            resolve(performance.now() - began);
          else if (performance.now() - began > 60_000) reject(new Error(`'${awaited}' did not come.`));
          else requestAnimationFrame(check);
        };
        element.click();
        check();
      }),
    [selector, text],
  );
