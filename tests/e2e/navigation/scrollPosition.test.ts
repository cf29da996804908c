/** §2 A new page begins at its top, with the focus on its heading; Back returns to the place that the reader left. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const readTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

const scrollTo = async (page: Page, top: number): Promise<number> => {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => readTop(page)).toBeGreaterThan(top / 2);
  // A frame, in which the browser reports the new position to the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return readTop(page);
};

/** Follows the link in sight that stands lowest. */
const followLink = async (page: Page): Promise<string> => {
  const path = await page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].filter((link) => {
      const { top } = link.getBoundingClientRect();
      return top > 0 && top < innerHeight && link.pathname !== location.pathname && !link.hash;
    });
    const link = inSight.at(-1);
    link?.click();
    return link?.pathname ?? 'no link in sight';
  });
  await page.waitForURL((url) => url.pathname === path);
  await page.locator('h1:focus').waitFor();
  return path;
};

describe('§2 the place in a long page', () => {
  it.each([
    ['/Citizens-Charter', widths.phone],
    ['/home', widths.phone],
    ['/Elected-Officials', widths.phone],
    ['/Barangay-Dicklum-Tourism', widths.phone],
    ['/News', widths.phone],
    ['/Ordinance', widths.phone],
    ['/Government', widths.phone],
    ['/home', widths.desk],
  ] as const)(
    'Back returns to it in %s at %i px, Forward to the place on the next page',
    async (path, width) => {
      const { page } = await visit(path, { width });
      const left = await scrollTo(page, 500);
      const next = await followLink(page);
      expect(await readTop(page)).toBe(0);
      const leftNext = await scrollTo(page, 200);
      await page.goBack();
      await page.locator('h1:focus').waitFor();
      expect(new URL(page.url()).pathname.toLowerCase()).toBe(path.toLowerCase());
      await expect.poll(() => readTop(page)).toBe(left);
      await page.goForward();
      await page.waitForURL((url) => url.pathname === next);
      await expect.poll(() => readTop(page)).toBe(leftNext);
    },
  );

  it('survives a reload of the next page', async () => {
    const { page } = await visit('/Citizens-Charter');
    const left = await scrollTo(page, 700);
    await followLink(page);
    await page.reload();
    await page.goBack();
    await page.waitForURL('**/Citizens-Charter');
    await expect.poll(() => readTop(page)).toBe(left);
  });

  it('survives a change of language on the next page, in which the list is read again', async () => {
    const { page } = await visit('/Citizens-Charter');
    const left = await scrollTo(page, 600);
    await followLink(page);
    await page.getByRole('button', { name: 'Filipino' }).first().click();
    await page.locator('html[lang=fil]').waitFor();
    await page.goBack();
    await page.waitForURL('**/Citizens-Charter');
    await expect.poll(() => readTop(page)).toBe(left);
  });

  it('gives way to a reader who scrolls while the list is still short', async () => {
    const { page } = await visit('/Citizens-Charter');
    await scrollTo(page, 700);
    await followLink(page);
    await page.evaluate(() => {
      document.querySelector('main')!.style.cssText = 'height: 900px; overflow: hidden';
      document.querySelector('footer')!.style.display = 'none';
    });
    await page.goBack();
    await page.waitForURL('**/Citizens-Charter');
    await page.locator('h1:focus').waitFor();
    // The thread that handles a wheel learns a frame later where the page is.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -2_000);
        return readTop(page);
      })
      .toBe(0);
    await page.evaluate(() => document.querySelector('main')!.removeAttribute('style'));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await readTop(page)).toBe(0);
  });
});
