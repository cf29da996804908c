/** §7 §8 Code that comes late, or that could not be had once. */
import { expect, it } from 'vitest';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

it('a page whose code could not be had is shown when one comes to it again with a signal', async () => {
  const { page } = await visit('/home', {
    mayLog: [
      /ERR_FAILED/,
      /Failed to fetch dynamically imported module/,
      /Unexpected Application Error/,
      /React Router/,
    ],
    before: async (opening) => {
      // It was loaded anew for this page once, and in vain.
      await opening.addInitScript(() => sessionStorage.setItem('reloaded for News', 'yes'));
      await opening.route('**/assets/News-*.js', (route) => route.abort());
    },
  });
  const news = page.getByRole('main').locator('a[href="/News"]').first();
  await news.click();
  await page.getByText('Unexpected Application Error!').waitFor();
  await page.unroute('**/assets/News-*.js');
  await page.goBack();
  await news.click();
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
});

it('a page that nobody touches runs its scripts also where the telephone has no idle moment', async () => {
  const { page } = await visit('/Resident', {
    waitsForHydration: false,
    before: (opening) =>
      opening.addInitScript(() => {
        // Never idle: what has no limit is never called.
        window.requestIdleCallback = (then, options) =>
          options?.timeout === undefined
            ? 0
            : window.setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
      }),
  });
  await page.waitForFunction(() => Reflect.get(window, 'isAlive') === true);
  expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
});
