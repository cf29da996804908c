/** Pictures that load only after a press (docs/decisions/0032-data-saver.md): by choice, or because the browser saves data. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { listStorageFaults } from '../../support/browser/brokenStorage.ts';
import { setConnection } from '../../support/browser/setConnection.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const messages = partMessages.english.saveData;
const path = routeOfPage('Tourism').path;
const isPicture = (request: Request) => new URL(request.url()).pathname.startsWith('/images/');

/** Stores the choice before any script of the page runs. */
const storeChoice = (choice: 'on' | 'off') => (page: Page) =>
  page.addInitScript((saved) => {
    // Only once: a later choice on the page wins.
    if (localStorage.getItem('saveData') === null) localStorage.setItem('saveData', saved);
  }, choice);
const setBrowserSaveData = setConnection({ saveData: true });

/** Records the pictures that a page requests from its start. */
const recordPictureRequests = () => {
  const requestedUrls: string[] = [];
  return {
    requestedUrls,
    from: (page: Page) =>
      page.on('request', (request) => isPicture(request) && requestedUrls.push(request.url())),
  };
};

const showButton = (page: Page) => page.getByRole('button', { name: messages.show }).first();
const picture = (page: Page) => page.getByRole('main').getByRole('img').first();
const isLoaded = (page: Page) =>
  picture(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

describe('§2 a picture', () => {
  it('loads a picture with its page by default', async () => {
    const { page } = await visit(path);
    await picture(page).waitFor();
    await expect.poll(() => isLoaded(page)).toBe(true);
    expect(await showButton(page).isVisible()).toBe(false);
  });

  it.each([
    ['prerendered', path],
    ['client-rendered', toClientRenderedPath(path)],
  ])('loads a picture only after a press while data saver is on, on a %s page', async (_, at) => {
    const seen = recordPictureRequests();
    const { page } = await visit(at, {
      before: async (opening) => {
        seen.from(opening);
        await storeChoice('on')(opening);
      },
    });
    await showButton(page).waitFor();
    await showButton(page).scrollIntoViewIfNeeded();
    expect(seen.requestedUrls).toEqual([]);
    await showButton(page).press('Enter');
    expect(await isLoaded(page)).toBe(true);
    expect(seen.requestedUrls).toHaveLength(1);
    expect(await picture(page).evaluate((image) => image === document.activeElement)).toBe(true);
    expect(await showButton(page).isVisible()).toBe(false);
  });

  it('holds a picture back when the browser saves data, unless the reader has turned data saver off', async () => {
    const { page } = await visit(path, { before: setBrowserSaveData });
    await showButton(page).waitFor();
    const { page: other } = await visit(path, {
      before: async (opening) => {
        await setBrowserSaveData(opening);
        await storeChoice('off')(opening);
      },
    });
    await picture(other).waitFor();
    expect(await showButton(other).isVisible()).toBe(false);
  });

  it('holds a picture back on the next page after client-side navigation', async () => {
    const seen = recordPictureRequests();
    const { page } = await visit('/Visitor', {
      before: async (opening) => {
        seen.from(opening);
        await storeChoice('on')(opening);
      },
    });
    await page.getByRole('main').getByRole('link', { name: 'Barangay Tourism' }).click();
    await showButton(page).waitFor();
    expect(seen.requestedUrls).toEqual([]);
  });
});

describe('§2 the data saver switch in the footer', () => {
  it('shows the setting, applies a change at once, and keeps it after a reload', async () => {
    const { page } = await visit(path);
    await picture(page).waitFor();
    await page.getByRole('button', { name: messages.off, exact: true }).click();
    await page.getByRole('button', { name: messages.on, exact: true }).waitFor();
    await showButton(page).waitFor();
    await page.reload();
    await showButton(page).waitFor();
    await page.getByRole('button', { name: messages.on, exact: true }).click();
    await picture(page).waitFor();
    await page.reload();
    await picture(page).waitFor();
    expect(await showButton(page).isVisible()).toBe(false);
  });

  it.each(listStorageFaults([]))(
    'applies data saver to the open page when storage is %s',
    async (_, fault) => {
      const { page } = await visit(path, {
        mayLog: [/^The version check: /],
        before: (opening) => opening.addInitScript(fault),
      });
      await page.getByRole('button', { name: messages.off, exact: true }).click();
      await showButton(page).waitFor();
    },
  );
});

/** The lists that Home reads, and the scripts that it loads, before anybody touches it and afterwards. */
const recordRequests = (page: Page) => {
  const [queried, scripts] = [new Set<string>(), new Set<string>()];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(':runQuery')) {
      const { structuredQuery } = JSON.parse(request.postData() ?? '{}') as {
        structuredQuery: object;
      };
      const isOfAlerts = JSON.stringify(structuredQuery).includes('"urgent"');
      queried.add(isOfAlerts ? 'alerts' : pathname.split('/').at(-1)!.replace(':runQuery', ''));
    }
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  return { queried, scripts };
};

describe('§4 §7 an untouched page where data is limited', () => {
  const visitHome = async (before: (page: Page) => Promise<unknown>) => {
    let seen: ReturnType<typeof recordRequests> | null = null;
    const { page } = await visit('/home', {
      before: async (opening) => {
        seen = recordRequests(opening);
        await before(opening);
      },
    });
    const { queried, scripts } = seen!;
    expect(queried.size).toBeGreaterThan(0);
    return { page, queried, scripts };
  };
  const hasHotlinesPage = (scripts: ReadonlySet<string>) =>
    [...scripts].some((path) => path.includes('EmergencyHotlines'));

  it('reads the lists of Home and loads the code of the hotlines by default', async () => {
    const { queried, scripts } = await visitHome(async () => {});
    await expect.poll(() => queried.size).toBeGreaterThan(2);
    await expect.poll(() => hasHotlinesPage(scripts)).toBe(true);
  });

  it.each([
    ['the browser saves data', setBrowserSaveData],
    ['the connection is 2G', setConnection({ effectiveType: '2g' })],
    ['the data saver of the site is on', storeChoice('on')],
  ])('reads only the contacts and the alerts until it is touched when %s', async (_, before) => {
    const { page, queried, scripts } = await visitHome(before);
    expect([...queried].toSorted()).toEqual([lists.contacts.collection, 'alerts']);
    expect(hasHotlinesPage(scripts)).toBe(false);
    await page.keyboard.press('Tab');
    expect(queried.size).toBeGreaterThan(2);
    expect(await hasHotlinesPage(scripts)).toBe(true);
  });
});
