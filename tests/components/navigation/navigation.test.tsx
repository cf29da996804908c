/** The navigation of the header: the wide panel by mouse and keyboard, the drawer, and the page that each marks. */
import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { navigationMessages } from '../../../src/i18n/en/navigation.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allLocales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { groupTitle, menuItems } from '../../../src/routes/menu.ts';
import { routes } from '../../../src/routes/table.ts';
import { getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { widths } from '../../support/widths.ts';

/** In keyboard order: an item's index page before its sub-pages. */
const destinations = menuItems.flatMap(({ path, groups }) => [
  path,
  ...groups.flatMap(({ subPages }) => subPages.map((subPage) => subPage.path)),
]);

const bar = page.getByRole('navigation', { name: partMessages.english.navigation, exact: true });
const menu = page.getByRole('button', { name: partMessages.english.menu, exact: true });
const drawer = page.getByRole('dialog', { name: partMessages.english.menu });
const getOpener = (name: string): Locator => bar.getByRole('button', { name, exact: true });
const getFold = (name: string): Locator => drawer.getByRole('button', { name, exact: true });
const getSeeAll = (title: string): Locator =>
  page.getByRole('link', {
    name: `${navigationMessages.english.seeAll} ${navigationMessages.english.pagesOf(title)}`,
  });
const getTitle = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });

const focus = (found: Locator): void => (found.element() as HTMLElement).focus();
const readHrefs = (found: Locator): readonly (string | null)[] =>
  found.elements().map((link) => link.getAttribute('href'));
const countOpen = (): number => bar.getByCss('[aria-expanded="true"]').length;
/** Far from the header and its panels. */
const leaveByMouse = (): Promise<void> => page.getByRole('contentinfo').hover();

const expectOpen = async (title: string): Promise<void> => {
  await expect.element(getSeeAll(title)).toBeVisible();
  await expect.element(getOpener(title)).toHaveAttribute('aria-expanded', 'true');
};
const expectClosed = async (title: string): Promise<void> => {
  await expect.element(getSeeAll(title)).not.toBeInTheDocument();
  await expect.element(getOpener(title)).toHaveAttribute('aria-expanded', 'false');
};
const openDrawer = async (): Promise<void> => {
  await menu.click();
  await expect.element(drawer).toBeVisible();
};
const expectDrawerClosed = (): Promise<void> => expect.element(drawer).not.toBeInTheDocument();

const renderWide = (path = '/home') => renderSite(path, { width: widths.desk });

describe('§2 the wide panel, by mouse', () => {
  it('groups the links of a panel under uppercase titles with an icon', async () => {
    await renderWide();
    for (const { name: title, groups } of menuItems.filter((item) => item.groups.length > 0)) {
      await getOpener(title).hover();
      await expectOpen(title);
      for (const group of groups) {
        const groupName = groupTitle(group.id, translateToEnglish);
        const heading = bar.getByRole('heading', { name: groupName });
        expect((heading.element() as HTMLElement).innerText).toBe(groupName.toUpperCase());
        expect(heading.getByCss('svg').length).toBe(1);
        expect(readHrefs(page.getByRole('list', { name: groupName }).getByRole('link'))).toEqual(
          group.subPages.map(({ path }) => path),
        );
      }
    }
  });

  it('keeps the panel open on the click after a hover, and closes it on the next', async () => {
    await renderWide();
    await getOpener('Government').hover();
    await expectOpen('Government');
    await getOpener('Government').click();
    await expectOpen('Government');
    await getOpener('Government').click();
    await expectClosed('Government');
    await getOpener('Government').click();
    await expectOpen('Government');
    await leaveByMouse();
    await expectClosed('Government');
  });

  it('closes the panel on navigation to another page and to the same page', async () => {
    const { readAddress } = await renderWide();
    for (const _time of ['another', 'the same']) {
      await getOpener('Government').hover();
      await bar.getByRole('link', { name: 'Elected Officials' }).click();
      await expect.element(getTitle('Elected Officials')).toBeVisible();
      expect(readAddress()).toBe('/Elected-Officials');
      await expectClosed('Government');
      await leaveByMouse();
    }
  });

  it('links a panel to the index page of its item', async () => {
    const { readAddress } = await renderWide();
    await getOpener('Visitor').hover();
    await getSeeAll('Visitor').click();
    await expect.poll(readAddress).toBe('/Visitor');
  });
});

describe('§2 the wide panel, by keyboard', () => {
  it('reaches every menu link by Tab, and closes each panel when the focus leaves it', async () => {
    await renderWide();
    focus(page.getByRole('banner').getByRole('link').first());
    const reachedHrefs: string[] = [];
    for (let step = 0; step < 40; step++) {
      await userEvent.tab();
      const at = document.activeElement;
      if (at?.closest('header') == null) break;
      const href = at.getAttribute('href');
      if (href !== null) reachedHrefs.push(href);
      if (at.getAttribute('aria-expanded') === 'false') {
        await userEvent.keyboard(at.textContent === 'Visitor' ? '{Enter}' : ' ');
        await expect.poll(() => at.getAttribute('aria-expanded')).toBe('true');
      }
      expect(countOpen()).toBeLessThanOrEqual(1);
    }
    expect(reachedHrefs).toEqual(destinations);
    expect(countOpen()).toBe(0);
  });

  it('closes the panel on Escape, and returns the focus to its item', async () => {
    await renderWide();
    focus(getOpener('Government'));
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('href')).toBe('/The-Barangay');
    await userEvent.keyboard('{Escape}');
    await expect.element(getOpener('Government')).toHaveFocus();
    await expectClosed('Government');
  });

  it('closes a panel opened by mouse on Escape, and leaves the focus in place', async () => {
    await renderWide();
    const link = getMain().getByRole('link').first();
    await expect.element(link).toBeInTheDocument();
    focus(link);
    await getOpener('Government').hover();
    await expectOpen('Government');
    await userEvent.keyboard('{Escape}');
    await expectClosed('Government');
    await expect.element(link).toHaveFocus();
  });

  it('closes the panel on Shift+Tab, and toggles a panel by Space on its item', async () => {
    await renderWide();
    focus(getOpener('Government'));
    await userEvent.keyboard('{Enter}');
    await expectOpen('Government');
    await userEvent.tab({ shift: true });
    await expect.element(getOpener('Visitor')).toHaveFocus();
    await expectClosed('Government');
    await userEvent.keyboard(' ');
    await expectOpen('Visitor');
    await userEvent.keyboard(' ');
    await expectClosed('Visitor');
  });

  it('focuses the heading of the page opened from the panel', async () => {
    await renderWide();
    focus(getOpener('Government'));
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}');
    await expect.element(getTitle('The Barangay')).toHaveFocus();
  });
});

describe('§2 the drawer', () => {
  it.each([320, widths.phone, 800])(
    'opens the drawer 300 pixels wide at the left of a window of %i pixels',
    async (width) => {
      await renderSite('/home', { width });
      await openDrawer();
      await expect
        .poll(() => drawer.element().getBoundingClientRect().toJSON())
        .toMatchObject({ x: 0, y: 0, width: 300, height: 800 });
      for (const title of ['Visitor', 'Government']) await getFold(title).click();
      await expect.element(drawer.getByRole('link', { name: 'Ordinance' })).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(drawer.element().scrollWidth).toBe(drawer.element().clientWidth);
    },
  );

  it('reaches every link of the drawer by keyboard, and keeps the focus inside', async () => {
    await renderSite('/home');
    focus(menu);
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer).toBeVisible();
    const isInside = () =>
      document.activeElement === document.body || document.activeElement?.closest('dialog') != null;
    const reachedHrefs: string[] = [];
    for (let step = 0; step < 30; step++) {
      const at = document.activeElement;
      expect([at?.textContent, isInside()]).toEqual([at?.textContent, true]);
      const href = at?.getAttribute('href');
      if (href != null) reachedHrefs.push(href);
      if (at?.getAttribute('aria-expanded') === 'false') {
        await userEvent.keyboard(' ');
        await expect.poll(() => at.getAttribute('aria-expanded')).toBe('true');
      }
      await userEvent.tab();
    }
    const shownHrefs = ['tel:911', '/Emergency-Hotlines', ...destinations];
    expect(reachedHrefs.slice(0, shownHrefs.length)).toEqual(shownHrefs);
    await userEvent.tab({ shift: true });
    expect(isInside()).toBe(true);
  });

  it.each(allLocales)('begins with 911 and the hotlines, on one line, in the locale %s', async (locale) => {
    await renderSite('/home', { locale });
    const { translate } = localizations[locale];
    await page.getByRole('button', { name: translate(partMessages).menu, exact: true }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await expect.element(links.first()).toBeVisible();
    expect(readHrefs(links).slice(0, 3)).toEqual(['tel:911', '/Emergency-Hotlines', '/Home']);
    const [call, hotlines, next] = links.elements().map((link) => link.getBoundingClientRect());
    expect([hotlines!.y, hotlines!.height]).toEqual([call!.y, call!.height]);
    expect(next!.y).toBeGreaterThan(call!.y);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the scrim', () => drawer.click({ position: { x: 340, y: 400 } })],
    ['its button', () => drawer.getByRole('button', { name: navigationMessages.english.close }).click()],
  ])('closes the drawer by %s repeatedly, and returns the focus to Menu', async (_, close) => {
    await renderSite('/home');
    for (const _time of ['first', 'second', 'third']) {
      await openDrawer();
      await expect.poll(() => document.activeElement?.closest('dialog') != null).toBe(true);
      await close();
      await expectDrawerClosed();
      await expect.element(menu).toHaveFocus();
      await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('keeps the drawer open after a click inside it', async () => {
    await renderSite('/home');
    await openDrawer();
    await expect.poll(() => drawer.element().getBoundingClientRect().x).toBe(0);
    await drawer.click({ position: { x: 150, y: 790 } });
    await drawer.click({ position: { x: 298, y: 400 } });
    await expect.element(drawer).toBeVisible();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the drawer on navigation to another or the same page, and focuses a new heading', async () => {
    await renderSite('/home');
    for (const time of ['another', 'the same']) {
      await openDrawer();
      await drawer.getByRole('link', { name: 'News' }).click();
      await expectDrawerClosed();
      await expect.element(getTitle('News')).toBeVisible();
      if (time === 'another') await expect.element(getTitle('News')).toHaveFocus();
    }
    await openDrawer();
    await getFold('Government').click();
    await drawer.getByRole('link', { name: 'Announcements' }).click();
    await expectDrawerClosed();
    await expect.element(getTitle('Announcements')).toHaveFocus();
  });

  it('closes the drawer when the window becomes wide enough for the navigation bar', async () => {
    await renderSite('/home');
    await openDrawer();
    await page.viewport(widths.desk, 800);
    await expectDrawerClosed();
    await getOpener('Visitor').hover();
    await expectOpen('Visitor');
  });
});

describe('§2 hidden items', () => {
  it('leaves hidden routes out of the navigation bar and the drawer', async () => {
    const hidden = routes.filter((entry) => 'isHidden' in entry).map(({ path }) => path as string);
    expect(hidden.length).toBeGreaterThan(0);
    expect(destinations.filter((path) => hidden.includes(path))).toEqual([]);
    await renderWide();
    expect(bar.getByRole('listitem').length).toBe(menuItems.length);
    await page.viewport(widths.phone, 800);
    await openDrawer();
    expect(drawer.getByRole('listitem').length).toBe(menuItems.length);
  });
});

describe('§2 the stored page name', () => {
  const readCurrent = () =>
    bar
      .getByCss('[aria-current]')
      .elements()
      .map((item) => [item.textContent, item.getAttribute('aria-current')]);
  const readStoredName = () => sessionStorage.getItem('pageName');

  const pages = [
    ['/Form_Request', [], 'Elected Officials'],
    ['/Accessibility', [], 'Elected Officials'],
    ['/Tourism-Map', [['Visitor', 'true']], 'Barangay Tourism'],
    ['/services/issuance-of-barangay-clearance', [['Government', 'true']], "Citizen's Charter"],
    ['/News', [['News', 'page']], null],
    ['/Form_Request', [], null],
    ['/ordinance/sample', [['Government', 'true']], 'Ordinance'],
    ['/Barangay-History', [['Visitor', 'true']], 'History'],
    ['/Form_Request/clearance', [], 'History'],
    ['/home', [['Home', 'page']], null],
  ] as const;

  it('marks the group of the page itself in the bar, and none on a page outside the groups, whatever page was visited before', async () => {
    const { goTo, readAddress } = await renderWide('/Elected-Officials');
    await expect
      .poll(() => [readCurrent(), readStoredName()])
      .toEqual([[['Government', 'true']], 'Elected Officials']);
    for (const [path, marked, storedName] of pages) {
      goTo(path);
      await expect.poll(readAddress).toBe(path);
      expect([path, readCurrent(), readStoredName()]).toEqual([path, marked, storedName]);
    }
  });

  it('marks the group of the page itself in the drawer, and none on a page outside the groups, whatever page was visited before', async () => {
    const { goTo, readAddress } = await renderSite('/Elected-Officials');
    for (const [path, marked] of pages) {
      goTo(path);
      await expect.poll(readAddress).toBe(path);
      await openDrawer();
      const inDrawer = drawer.getByCss('[aria-current]').elements();
      expect([
        path,
        ...inDrawer.map((item) => [item.textContent, item.getAttribute('aria-current')]),
      ]).toEqual([path, ...marked]);
      await userEvent.keyboard('{Escape}');
      await expectDrawerClosed();
    }
  });

  it('stores the chosen sub-page, marks it in its panel, and clears it on an item without sub-pages', async () => {
    await renderWide();
    await getOpener('Government').hover();
    await bar.getByRole('link', { name: 'Ordinance' }).click();
    await expect.element(getTitle('Ordinance')).toHaveFocus();
    expect(readStoredName()).toBe('Ordinance');
    await getMain().getByRole('listitem').getByRole('link').first().click();
    await leaveByMouse();
    await getOpener('Government').hover();
    await expectOpen('Government');
    expect(
      page
        .getByCss('header li li [aria-current="true"]')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Ordinance']);
    await bar.getByRole('link', { name: 'News' }).click();
    await expect.element(getTitle('News')).toHaveFocus();
    expect(readStoredName()).toBeNull();
  });
});
