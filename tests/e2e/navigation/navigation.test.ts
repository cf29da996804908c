import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../../src/app/services.ts';
import { Header } from '../../../src/app/shell/Header.tsx';
import { ServicesContext } from '../../../src/context/services.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { navigationMessages } from '../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales, locales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { groupTitle, menuItems } from '../../../src/routes/menu.ts';
import { routes } from '../../../src/routes/table.ts';
import { HydrationContext } from '../../../src/ssr/hydration/useIsHydrated.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { navigateByHistory } from '../../support/browser/navigate.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { sampleSize } from '../../support/sampling.ts';

withBrowser();

/** In keyboard order: an item's index page before its sub-pages. */
const destinations = menuItems.flatMap(({ path, groups }) => [
  path,
  ...groups.flatMap(({ subPages }) => subPages.map((subPage) => subPage.path)),
]);

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
const readFocus = (page: Page) =>
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

  it('groups the links of a panel under uppercase titles with an icon', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const { name: title, groups } of menuItems.filter((item) => item.groups.length > 0)) {
      await opener(page, title).hover();
      await seeAll(page, title).waitFor();
      for (const group of groups) {
        const groupName = groupTitle(group.id, translateToEnglish);
        const heading = bar(page).getByRole('heading', { name: groupName });
        expect(await heading.innerText()).toBe(groupName.toUpperCase());
        expect(await heading.locator('svg').count()).toBe(1);
        const links = page.getByRole('list', { name: groupName }).getByRole('link');
        expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
          group.subPages.map(({ path }) => path),
        );
      }
    }
  });

  it('keeps the panel open on the click after a hover, and closes it on the next', async () => {
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

  it('closes the panel on navigation to another page, to the same page, and back', async () => {
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

  it('links a panel to the index page of its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').click();
    await page.waitForURL('**/Visitor');
  });
});

describe('§2 the wide panel, by keyboard', () => {
  it('reaches every menu link by Tab, and closes each panel when the focus leaves it', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await waitForHeading(page);
    await page.getByRole('banner').getByRole('link').first().focus();
    const reachedHrefs: string[] = [];
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const at = await readFocus(page);
      if (!at.inHeader) break;
      if (at.href !== null) reachedHrefs.push(at.href);
      if (at.isFolded) await page.keyboard.press(at.text === 'Visitor' ? 'Enter' : 'Space');
      expect(await bar(page).locator('[aria-expanded="true"]').count()).toBeLessThanOrEqual(1);
    }
    expect(reachedHrefs).toEqual(destinations);
    expect(await bar(page).locator('[aria-expanded="true"]').count()).toBe(0);
  });

  it('closes the panel on Escape, and returns the focus to its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect((await readFocus(page)).href).toBe('/The-Barangay');
    await page.keyboard.press('Escape');
    expect((await readFocus(page)).text).toBe('Government');
    expect(await expanded(page, 'Government')).toBe('false');
  });

  it('closes a panel opened by mouse on Escape, and leaves the focus in place', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await page.getByRole('main').getByRole('link').first().focus();
    const before = await readFocus(page);
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    await page.keyboard.press('Escape');
    await seeAll(page, 'Government').waitFor({ state: 'detached' });
    expect(await readFocus(page)).toEqual(before);
  });

  it('closes the panel on Shift+Tab, and toggles a panel by Space on its item', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await opener(page, 'Government').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect((await readFocus(page)).text).toBe('Visitor');
    expect(await expanded(page, 'Government')).toBe('false');
    await page.keyboard.press('Space');
    expect(await expanded(page, 'Visitor')).toBe('true');
    await page.keyboard.press('Space');
    expect(await expanded(page, 'Visitor')).toBe('false');
  });

  it('focuses the heading of the page opened from the panel', async () => {
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
  it('opens the panel on a tap, and closes it on the next tap or a tap outside', async () => {
    const { page } = await visit('/home', { width: widths.desk, hasTouch: true });
    await opener(page, 'Visitor').tap();
    await seeAll(page, 'Visitor').waitFor();
    await waitForFrames(page, 20);
    expect(await expanded(page, 'Visitor')).toBe('true');
    await opener(page, 'Visitor').tap();
    await expect.poll(() => expanded(page, 'Visitor')).toBe('false');
    await opener(page, 'Government').tap();
    await bar(page).getByRole('heading', { name: 'Organization' }).tap();
    expect(await expanded(page, 'Government')).toBe('true');
    await page.touchscreen.tap(640, 700);
    await seeAll(page, 'Government').waitFor({ state: 'detached' });
  });
});

describe('§2 the drawer', () => {
  it.each([320, widths.phone, 800])(
    'opens the drawer 300 pixels wide at the left of a window of %i pixels',
    async (width) => {
      const { page } = await visit('/home', { width, reducedMotion: 'reduce' });
      await openDrawer(page);
      await expect.poll(() => drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 300, height: 800 });
      for (const title of ['Visitor', 'Government'])
        await drawer(page).getByRole('button', { name: title, exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await drawer(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    },
  );

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

  it('reaches every link of the drawer by keyboard, and keeps the focus inside', async () => {
    const { page } = await visit('/home');
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await drawer(page).waitFor();
    const reachedHrefs: string[] = [];
    for (let step = 0; step < 30; step++) {
      const at = await readFocus(page);
      expect([at.text, at.inDialog]).toEqual([at.text, true]);
      if (at.href !== null) reachedHrefs.push(at.href);
      if (at.isFolded) await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
    const hotlines = ['tel:911', '/Emergency-Hotlines'];
    const shownHrefs = [...hotlines, ...destinations];
    expect(reachedHrefs.slice(0, shownHrefs.length)).toEqual(shownHrefs);
    await page.keyboard.press('Shift+Tab');
    expect((await readFocus(page)).inDialog).toBe(true);
  });

  it.each(allLocales)('begins with 911 and the hotlines, on one line, in the locale %s', async (locale) => {
    const { translate } = localizations[locale];
    const { page } = await visit('/home', { before: withLocaleCookie(locale) });
    await page.getByRole('button', { name: translate(partMessages).menu, exact: true }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    const [call, hotlines, next] = await Promise.all(
      [0, 1, 2].map(async (at) => ({
        href: await links.nth(at).getAttribute('href'),
        box: await links.nth(at).boundingBox(),
      })),
    );
    expect([call?.href, hotlines?.href, next?.href]).toEqual(['tel:911', '/Emergency-Hotlines', '/Home']);
    expect(hotlines?.box?.y).toBe(call?.box?.y);
    expect(hotlines?.box?.height).toBe(call?.box?.height);
    expect(next?.box?.y).toBeGreaterThan(call?.box?.y ?? Number.POSITIVE_INFINITY);
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

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the scrim', (page: Page) => page.mouse.click(340, 400)],
    [
      'its button',
      (page: Page) => drawer(page).getByRole('button', { name: navigationMessages.english.close }).click(),
    ],
  ])('closes the drawer by %s repeatedly, and returns the focus to Menu', async (_, close) => {
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

  it('keeps the drawer open after a click inside it', async () => {
    const { page } = await visit('/home');
    await openDrawer(page);
    await page.mouse.click(150, 790);
    await page.mouse.click(298, 400);
    expect(await drawer(page).isVisible()).toBe(true);
  });

  it('closes the drawer on navigation to another or the same page, and focuses a new heading', async () => {
    const { page } = await visit('/home', { hasTouch: true });
    await waitForHeading(page);
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

  it('closes the drawer when the window becomes wide enough for the navigation bar', async () => {
    const { page } = await visit('/home');
    await openDrawer(page);
    await page.setViewportSize({ width: widths.desk, height: 800 });
    await drawer(page).waitFor({ state: 'hidden' });
    await opener(page, 'Visitor').hover();
    await seeAll(page, 'Visitor').waitFor();
  });
});

describe('§2 hidden items', () => {
  it('leaves hidden routes out of the navigation bar and the drawer', async () => {
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

  it('stores the chosen sub-page, marks its group, and clears it on an item without sub-pages', async () => {
    const { page } = await visit('/home', { width: widths.desk });
    await waitForHeading(page);
    expect(await current(page)).toEqual([['Home', 'page']]);
    await opener(page, 'Government').hover();
    await bar(page).getByRole('link', { name: "Citizen's Charter" }).click();
    await page.waitForURL('**/Citizens-Charter');
    await page.locator('h1:focus').waitFor();
    expect(await readStoredName(page)).toBe("Citizen's Charter");
    expect(await current(page)).toEqual([['Government', 'true']]);
    await page.goto('/services/issuance-of-barangay-clearance');
    await waitForHeading(page);
    expect(await current(page)).toEqual([['Government', 'true']]);
    expect(await readStoredName(page)).toBe("Citizen's Charter");
    await bar(page).getByRole('link', { name: 'News' }).click();
    await page.waitForURL('**/News');
    await page.locator('h1:focus').waitFor();
    expect(await readStoredName(page)).toBeNull();
    expect(await current(page)).toEqual([['News', 'page']]);
    await page.goto('/Form_Request');
    await waitForHeading(page);
    expect(await current(page)).toEqual([]);
  });

  it('marks the group of the page itself, and none on a page outside the groups, whatever page was visited before', async () => {
    const { page } = await visit('/Elected-Officials', { width: widths.desk });
    expect(await current(page)).toEqual([['Government', 'true']]);
    const inDrawer = () =>
      drawer(page)
        .locator('[aria-current="true"]')
        .evaluateAll((found) => found.map((item) => item.textContent));
    for (const [path, group] of [
      ['/Form_Request', null],
      ['/Accessibility', null],
      ['/Tourism-Map', 'Visitor'],
      ['/services/issuance-of-barangay-clearance', 'Government'],
      ['/News', 'News'],
      ['/services/issuance-of-barangay-clearance', 'Government'],
      ['/Form_Request?formType=BARANGAY_CLEARANCE', null],
    ] as const) {
      await navigateByHistory(page, path);
      const marked = (await current(page)).map(([title]) => title);
      expect([path, ...marked]).toEqual(group === null ? [path] : [path, group]);
      if (group === 'News') continue;
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await openDrawer(page);
      expect([path, ...(await inDrawer())]).toEqual(group === null ? [path] : [path, group]);
      await page.keyboard.press('Escape');
      await drawer(page).waitFor({ state: 'hidden' });
      await page.setViewportSize({ width: widths.desk, height: 800 });
    }
  });

  it('marks the group of a record in the page as it is served, before any script runs', async () => {
    const { page } = await visit('/services/issuance-of-barangay-clearance', {
      width: widths.desk,
      javaScriptEnabled: false,
    });
    expect(await current(page)).toEqual([['Government', 'true']]);
  });

  it('marks the group of the current path, and stores the page name of that path', async () => {
    const { page } = await visit('/Barangay-History', { width: widths.desk });
    await waitForHeading(page);
    expect(await current(page)).toEqual([['Visitor', 'true']]);
    await page.goto('/ordinance/sample');
    await waitForHeading(page);
    expect(await current(page)).toEqual([['Government', 'true']]);
    expect(await readStoredName(page)).toBe('Ordinance');
    await opener(page, 'Government').hover();
    await seeAll(page, 'Government').waitFor();
    expect(await page.locator('header li li [aria-current="true"]').allTextContents()).toEqual(['Ordinance']);
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

describe('failures 7: before or without JavaScript', () => {
  it('renders every menu item as a link, and Menu as a link to #main-navigation', () => {
    const html = renderToString(
      createElement(
        ServicesContext,
        { value: createServices({}) },
        createElement(
          HydrationContext,
          { value: false },
          createElement(StaticRouter, { location: '/home' }, createElement(Header, { items: menuItems })),
        ),
      ),
    );
    // Only the languages and the search are buttons, because they need scripts, which answer an earlier press.
    expect(html.match(/<button id="[^"]*"/g)).toEqual([
      ...Object.keys(locales).map((locale) => `<button id="choose-${locale}"`),
      '<button id="open-search"',
    ]);
    for (const href of ['#main-navigation', ...menuItems.map(({ path }) => path)])
      expect(html).toContain(`href="${href}"`);
  });
});
