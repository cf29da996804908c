import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Header } from '../../../src/app/shell/Header.tsx';
import { navigationMessages } from '../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { menuItems } from '../../../src/routes/menu.ts';
import { routes } from '../../../src/routes/table.ts';
import { HydrationContext } from '../../../src/ssr/hydration/useIsHydrated.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { sampleSize, takeSample } from '../../support/sampling.ts';

withBrowser();

/** In the order in which the keyboard meets them: an item's index before its sub-pages. */
const destinations = menuItems.flatMap(({ path, groups }) => [
  path,
  ...groups.flatMap(({ subPages }) => subPages.map((subPage) => subPage.path)),
]);

const bar = (page: Page) => page.getByRole('navigation', { name: partMessages.navigation, exact: true });
const opener = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const expanded = (page: Page, name: string) => opener(page, name).getAttribute('aria-expanded');
const seeAll = (page: Page, title: string) =>
  page.getByRole('link', { name: `${navigationMessages.seeAll} ${navigationMessages.pagesOf(title)}` });
const menu = (page: Page) => page.getByRole('button', { name: partMessages.menu, exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: partMessages.menu });

const ready = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const storedName = (page: Page) => page.evaluate(() => sessionStorage.getItem('pageName'));
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      href: at?.getAttribute('href') ?? null,
      text: at?.textContent ?? '',
      isFolded: at?.getAttribute('aria-expanded') === 'false',
      inHeader: at?.closest('header') !== null,
      inDialog: at?.closest('dialog') !== null || at === document.body,
    };
  });

const openDrawer = async (page: Page) => {
  await menu(page).click();
  await drawer(page).waitFor();
};

/** When the page has been drawn this often: whatever a press or a wheel brings about has shown by then. */
const waitForFrames = (page: Page, frames: number) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, frames);

describe('§2 the wide panel, by mouse', () => {
  it('opens on hover, changes with the item, and closes when the mouse leaves', async () => {
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

  it('groups sub-pages by upper-cased titles with an icon', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const { title, groups } of menuItems.filter((item) => item.groups.length > 0)) {
      await opener(page, title).hover();
      await seeAll(page, title).waitFor();
      for (const group of groups) {
        const heading = bar(page).getByRole('heading', { name: group.title });
        expect(await heading.innerText()).toBe(group.title.toUpperCase());
        expect(await heading.locator('svg').count()).toBe(1);
        const links = page.getByRole('list', { name: group.title }).getByRole('link');
        expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
          group.subPages.map(({ path }) => path),
        );
      }
    }
  });

  it('stays on the click after a hover, and closes on the next', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    await opener(page, 'Government').click();
    expect(await expanded(page, 'Government')).toBe('true');
    await opener(page, 'Government').click();
    expect(await expanded(page, 'Government')).toBe('false');
    await opener(page, 'Government').click();
    await seeAll(page, 'Government').waitFor();
    await page.mouse.move(640, 700);
    await seeAll(page, 'Government').waitFor({ state: 'detached' });
  });

  it('closes when another page was gone to, or the same one again', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const _time of ['another', 'the same']) {
      await opener(page, 'Government').hover();
      await page.getByRole('link', { name: 'Elected Officials' }).click();
      await page.waitForURL('**/Elected-Officials');
      await seeAll(page, 'Government').waitFor({ state: 'detached' });
      await page.mouse.move(640, 700);
    }
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').waitFor();
    await page.goBack();
    await page.waitForURL('**/home');
    await seeAll(page, 'Visitor').waitFor({ state: 'detached' });
  });

  it('begins with the way to the index of its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').click();
    await page.waitForURL('**/Visitor');
  });
});

describe('§2 the wide panel, by keyboard', () => {
  it('reaches every destination, each panel closing as it is left', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await ready(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    const met: string[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      if (!at.inHeader) break;
      if (at.href !== null) met.push(at.href);
      if (at.isFolded) await page.keyboard.press(at.text === 'Visitor' ? 'Enter' : 'Space');
      expect(await bar(page).locator('[aria-expanded="true"]').count()).toBeLessThanOrEqual(1);
    }
    expect(met).toEqual(destinations);
    expect(await bar(page).locator('[aria-expanded="true"]').count()).toBe(0);
  });

  it('closes on Escape and gives the focus back to its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await focused(page)).href).toBe('/The-Barangay');
    await page.keyboard.press('Escape');
    expect((await focused(page)).text).toBe('Government');
    expect(await expanded(page, 'Government')).toBe('false');
  });

  it('closes on Escape when the mouse has opened it, and leaves the focus where it was', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await page.getByRole('main').getByRole('link').first().focus();
    const before = await focused(page);
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    await page.keyboard.press('Escape');
    await seeAll(page, 'Government').waitFor({ state: 'detached' });
    expect(await focused(page)).toEqual(before);
  });

  it('closes when it is left backwards, and by Enter on its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).text).toBe('Visitor');
    expect(await expanded(page, 'Government')).toBe('false');
    await page.keyboard.press('Space');
    expect(await expanded(page, 'Visitor')).toBe('true');
    await page.keyboard.press('Space');
    expect(await expanded(page, 'Visitor')).toBe('false');
  });

  it('gives the focus to the heading of the page gone to', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').focus();
    await page.keyboard.press('Enter');
    await seeAll(page, 'Government').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/The-Barangay');
    await page.locator('h1:focus').waitFor();
  });
});

describe('§2 the wide panel, by touch', () => {
  it('opens on a tap and stays, closes on the next, and on a tap elsewhere', async () => {
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
  it.each(takeSample([320, widths.phone, 800], 2))(
    'is 300 wide, from the left, on a window of %i',
    async (width) => {
      const { page } = await visit('/home', { width, reducedMotion: 'reduce' });
      await openDrawer(page);
      expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 300, height: 800 });
      for (const title of ['Visitor', 'Government'])
        await drawer(page).getByRole('button', { name: title, exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await drawer(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    },
  );

  it('unfolds Visitor and Government in place, each by itself', async () => {
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

  it('reaches every destination by keyboard, and holds the focus', async () => {
    const { page } = await visit('/home');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    const met: string[] = [];
    for (let step = 0; step < 30; step++) {
      const at = await focused(page);
      expect([at.text, at.inDialog]).toEqual([at.text, true]);
      if (at.href !== null) met.push(at.href);
      if (at.isFolded) await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    expect(met.slice(0, destinations.length)).toEqual(destinations);
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).inDialog).toBe(true);
  });

  it('keeps the page behind still', async () => {
    const { page } = await visit('/home');
    await ready(page);
    await openDrawer(page);
    await page.mouse.move(150, 600);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(340, 600);
    await page.mouse.wheel(0, 400);
    await waitForFrames(page, 15);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => window.scrollY > 0);
  });

  it.each(
    takeSample(
      [
        ['Escape', (page: Page) => page.keyboard.press('Escape')],
        ['the scrim', (page: Page) => page.mouse.click(340, 400)],
        [
          'its button',
          (page: Page) => drawer(page).getByRole('button', { name: navigationMessages.close }).click(),
        ],
      ],
      2,
    ),
  )('closes by %s and gives the focus back to Menu, again and again', async (_, close) => {
    const { page } = await visit('/home');
    const times = sampleSize(3, 2);
    for (let time = 0; time < times; time++) {
      await openDrawer(page);
      await page.locator('dialog button:focus').waitFor();
      await close(page);
      await drawer(page).waitFor({ state: 'hidden' });
      expect(await menu(page).evaluate((button) => button === document.activeElement)).toBe(true);
      expect(await menu(page).getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('stays open under a press on itself', async () => {
    const { page } = await visit('/home');
    await openDrawer(page);
    await page.mouse.click(150, 790);
    await page.mouse.click(298, 400);
    expect(await drawer(page).isVisible()).toBe(true);
  });

  it('closes when a page was gone to, its heading in focus, or the same page again', async () => {
    const { page } = await visit('/home', { hasTouch: true });
    await ready(page);
    for (const time of ['another', 'the same']) {
      await menu(page).tap();
      await drawer(page).getByRole('link', { name: 'News' }).tap();
      await page.waitForURL('**/News');
      await drawer(page).waitFor({ state: 'hidden' });
      if (time === 'another') await page.locator('h1:focus').waitFor();
    }
    await menu(page).tap();
    await drawer(page).getByRole('button', { name: 'Government', exact: true }).tap();
    await drawer(page).getByRole('link', { name: 'Announcements' }).tap();
    await page.waitForURL('**/Announcements');
    await drawer(page).waitFor({ state: 'hidden' });
  });

  it('closes when the window becomes wide enough for the bar', async () => {
    const { page } = await visit('/home');
    await openDrawer(page);
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await drawer(page).waitFor({ state: 'hidden' });
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').waitFor();
  });
});

describe('§2 hidden items', () => {
  it('are in neither', async () => {
    const hidden = routes.filter((entry) => 'isHidden' in entry).map(({ path }) => path as string);
    expect(hidden.length).toBeGreaterThan(0);
    expect(destinations.filter((path) => hidden.includes(path))).toEqual([]);
    const { page } = await visit('/home', { width: widths.desk });
    expect(await bar(page).getByRole('listitem').count()).toBe(menuItems.length);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await openDrawer(page);
    expect(await drawer(page).getByRole('listitem').count()).toBe(menuItems.length);
  });
});

describe('§2 the stored page name', () => {
  const current = (page: Page) =>
    bar(page)
      .locator('[aria-current]')
      .evaluateAll((found) => found.map((item) => [item.textContent, item.getAttribute('aria-current')]));

  it('is the title of the sub-page chosen, marks its group, and is cleared by an item without sub-routes', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await ready(page);
    expect(await current(page)).toEqual([['Home', 'page']]);
    await opener(page, 'Government').hover();
    await bar(page).getByRole('link', { name: "Citizen's Charter" }).click();
    await page.waitForURL('**/Citizens-Charter');
    await page.locator('h1:focus').waitFor();
    expect(await storedName(page)).toBe("Citizen's Charter");
    expect(await current(page)).toEqual([['Government', 'true']]);
    await page.goto('/services/issuance-of-barangay-clearance');
    await ready(page);
    expect(await current(page)).toEqual([['Government', 'true']]);
    expect(await storedName(page)).toBe("Citizen's Charter");
    await bar(page).getByRole('link', { name: 'News' }).click();
    await page.waitForURL('**/News');
    await page.locator('h1:focus').waitFor();
    expect(await storedName(page)).toBeNull();
    expect(await current(page)).toEqual([['News', 'page']]);
    await page.goto('/services/issuance-of-barangay-clearance');
    await ready(page);
    expect(await current(page)).toEqual([]);
  });

  it('gives way to the path', async () => {
    const { page } = await visit('/Barangay-History', { width: widths.desk });
    await ready(page);
    expect(await current(page)).toEqual([['Visitor', 'true']]);
    await page.goto('/ordinance/sample');
    await ready(page);
    expect(await current(page)).toEqual([['Government', 'true']]);
    expect(await storedName(page)).toBe('Ordinance');
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    expect(await page.locator('header li li [aria-current="true"]').allTextContents()).toEqual(['Ordinance']);
  });

  it('is nothing where the browser keeps nothing, and all else works', async () => {
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

describe('failures 7: before or without JavaScript', () => {
  it('every item is a link, and Menu leads to the list in the footer', () => {
    const html = renderToString(
      createElement(
        HydrationContext,
        { value: false },
        createElement(StaticRouter, { location: '/home' }, createElement(Header, { items: menuItems })),
      ),
    );
    // A press of a language waits until it can be answered, and stands nowhere without a script (languageSwitch.tsx).
    expect(html.replace(/<button type="button" lang=/g, '')).not.toContain('<button');
    for (const href of ['#main-navigation', ...menuItems.map(({ path }) => path)])
      expect(html).toContain(`href="${href}"`);
  });
});
