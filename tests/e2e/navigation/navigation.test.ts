import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { navigationMessages } from '../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const bar = (page: Page) =>
  page.getByRole('navigation', { name: partMessages.english.navigation, exact: true });
const opener = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const expanded = (page: Page, name: string) => opener(page, name).getAttribute('aria-expanded');
const seeAll = (page: Page, title: string) =>
  page.getByRole('link', {
    name: `${navigationMessages.english.seeAll} ${navigationMessages.english.pagesOf(title)}`,
  });
const menu = (page: Page) => page.getByRole('button', { name: partMessages.english.menu, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: partMessages.english.menu });

const waitForHeading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const readStoredName = (page: Page) => page.evaluate(() => sessionStorage.getItem('pageName'));
const openDrawer = async (page: Page) => {
  await menu(page).click();
  await drawer(page).waitFor();
};

/** Waits for this many frames, in which any effect of a press or a wheel shows. */
const waitForFrames = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);

describe('§2 the wide panel, by mouse', () => {
  it('opens the panel on hover, switches it with the item, and closes it when the mouse leaves', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    expect(await expanded(page, 'Government')).toBe('true');
    await page.getByRole('link', { name: 'Elected Officials' }).hover();
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').waitFor();
    expect(await seeAll(page, 'Government').count()).toBe(0);
    await page.mouse.move(640, 700);
    await seeAll(page, 'Visitor').waitFor({ state: 'detached' });
    expect(await expanded(page, 'Visitor')).toBe('false');
  });

  it('closes the panel on Back', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await bar(page).getByRole('link', { name: 'News' }).click();
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').waitFor();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/home');
    expect(await seeAll(page, 'Visitor').count()).toBe(0);
  });
});

describe('§2 the wide panel, by touch', () => {
  it('opens the panel on a tap, and closes it on the next tap or a tap outside', async () => {
    const { page } = await visit('/home', { width: widths.desk, hasTouch: true });
    await opener(page, 'Visitor').tap();
    await seeAll(page, 'Visitor').waitFor();
    await waitForFrames(page, 20);
    expect(await expanded(page, 'Visitor')).toBe('true');
    await opener(page, 'Visitor').tap();
    expect(await expanded(page, 'Visitor')).toBe('false');
    await opener(page, 'Government').tap();
    await bar(page).getByRole('heading', { name: 'Organization' }).tap();
    expect(await expanded(page, 'Government')).toBe('true');
    await page.touchscreen.tap(640, 700);
    await seeAll(page, 'Government').waitFor({ state: 'detached' });
  });
});

describe('§2 the drawer', () => {
  it('expands and collapses Visitor and Government in the drawer independently', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/home');
    await openDrawer(page);
    const fold = (name: string) => drawer(page).getByRole('button', { name, exact: true });
    await fold('Visitor').click();
    await fold('Government').click();
    await drawer(page).getByRole('link', { name: 'History' }).waitFor();
    await drawer(page).getByRole('link', { name: 'Ordinance' }).waitFor();
    await fold('Visitor').click();
    expect(await drawer(page).getByRole('link', { name: 'History' }).count()).toBe(0);
    expect(await drawer(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'ORGANIZATION',
      'LEGISLATIONS',
      'SERVICES',
    ]);
  });

  it('keeps the page behind the drawer from scrolling until it closes', async () => {
    const { page } = await visit('/home');
    await waitForHeading(page);
    await openDrawer(page);
    await page.mouse.move(150, 600);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(340, 600);
    await page.mouse.wheel(0, 400);
    await waitForFrames(page, 15);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'hidden' });
    // The thread that handles a wheel learns a frame later that the page may scroll.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 400);
        return page.evaluate(() => window.scrollY);
      })
      .toBeGreaterThan(0);
  });
});

describe('§2 the stored page name', () => {
  const current = (page: Page) =>
    bar(page)
      .locator('[aria-current]')
      .evaluateAll((found) => found.map((item) => [item.textContent, item.getAttribute('aria-current')]));

  it('marks the group of a record in the page as it is served, before any script runs', async () => {
    const { page } = await visit('/services/issuance-of-barangay-clearance', {
      width: widths.desk,
      javaScriptEnabled: false,
    });
    expect(await current(page)).toEqual([['Government', 'true']]);
  });

  it('stores the page name of each page that is opened by its address', async () => {
    const { page } = await visit('/Barangay-History', { width: widths.desk });
    expect([await current(page), await readStoredName(page)]).toEqual([[['Visitor', 'true']], 'History']);
    await page.goto('/ordinance/sample');
    expect([await current(page), await readStoredName(page)]).toEqual([
      [['Government', 'true']],
      'Ordinance',
    ]);
    await page.goto('/Form_Request');
    expect([await current(page), await readStoredName(page)]).toEqual([[], 'Ordinance']);
  });

  it('marks the current item and navigates when session storage is blocked', async () => {
    const { page } = await visit('/home', {
      width: widths.desk,
      before: async (opening) => {
        await opening.addInitScript(() => {
          Object.defineProperty(window, 'sessionStorage', {
            get: () => {
              throw new DOMException('No storage here.', 'SecurityError');
            },
          });
        });
      },
    });
    await opener(page, 'Government').hover();
    await page.getByRole('link', { name: 'The Barangay', exact: true }).click();
    await page.waitForURL('**/The-Barangay');
    await page.locator('h1:focus').waitFor();
    expect(await current(page)).toEqual([['Government', 'true']]);
    await bar(page).getByRole('link', { name: 'Resident' }).click();
    await page.waitForURL('**/Resident');
  });
});
