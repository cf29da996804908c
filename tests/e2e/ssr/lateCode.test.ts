/** §7 §8 Code that loads late, or failed to load once. */
import { expect, it } from 'vitest';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

it('a page whose code once failed to load opens on the next visit with a network', async () => {
  const { page } = await visit('/home', {
    mayLog: [
      /ERR_FAILED/,
      /Failed to fetch dynamically imported module/,
      /Unexpected Application Error/,
      /React Router/,
    ],
    before: async (opening) => {
      // The site has already reloaded once for this page, without success.
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

it('an untouched page hydrates on a device that is never idle', async () => {
  const { page } = await visit('/Resident', {
    before: (opening) =>
      opening.addInitScript(() => {
        // Never idle: a callback without a timeout never runs.
        window.requestIdleCallback = (then, options) =>
          options?.timeout === undefined
            ? 0
            : window.setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
      }),
  });
  expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
});

it.each(['/Home', '/Form_Request/clearance'])(
  'an untouched page fetches its scripts after its first paint: %s',
  async (path) => {
    const { page } = await visit(path);
    const [painted, fetched] = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      return [
        performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        Math.min(...scripts.map(({ startTime }) => startTime)),
      ] as const;
    });
    expect(fetched).toBeGreaterThan(painted);
  },
);

it.each([
  ['in the background', true],
  ['where the browser reports no paint, as Firefox after a reload', false],
])('an untouched page hydrates %s', async (_, isHidden) => {
  const { page } = await visit('/Resident', {
    before: (opening) =>
      opening.addInitScript((hidden) => {
        Object.defineProperty(document, 'hidden', { get: () => hidden });
        // No paint is reported.
        PerformanceObserver.prototype.observe = () => {};
      }, isHidden),
  });
  expect(await page.getByRole('button', { name: 'Search', exact: true }).count()).toBe(1);
});
