import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { publishedListNames } from '../../../src/content/schema/lists.ts';

import { partMessages } from '../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { countReads, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';

withBrowser();

const opener = (page: Page) => page.getByRole('button', { name: searchMessages.english.open, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: searchMessages.english.label });
const box = (page: Page) => dialog(page).getByRole('searchbox', { name: searchMessages.english.label });
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const result = (page: Page, title: string) => results(page).filter({ hasText: title });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });
const statusText = (page: Page, text: string) => dialog(page).getByRole('status').filter({ hasText: text });

const open = async (page: Page) => {
  await opener(page).click();
  await dialog(page).waitFor();
};
const isFocused = (page: Page) => opener(page).evaluate((button) => button === document.activeElement);

/** The latest `updated` of the content: the index lacks records that are updated later. */
const madeAt = 1_794_960_000_000;

const news = (id: string, fields: Readonly<Record<string, unknown>>): SeedRecord => ({
  id,
  slug: id,
  date: 4_000_000_000_000,
  ...fields,
});

const isOfSearch = (request: Request): boolean =>
  /searchService|search\.json/.test(request.url()) || (request.postData() ?? '').includes('"updated"');

describe('§2 search', () => {
  it('moves through the results by arrow keys, and back to the field by ArrowUp, Escape, Home, End and typing', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/home', { width: widths.desk });
    const readPlace = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        if (at instanceof HTMLInputElement) return `${at.value.slice(0, at.selectionStart ?? 0)}|`;
        return [...document.querySelectorAll('dialog[open] li a')].findIndex((link) => link.contains(at));
      });
    await open(page);
    await page.keyboard.type('clearance');
    await statusText(page, '6 results').waitFor();
    for (const [key, place] of [
      ['Home', '|'],
      ['End', 'clearance|'],
      ['ArrowLeft', 'clearanc|'],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 'clearanc|'],
      ['ArrowUp', 5],
      ['ArrowDown', 5],
      ['Home', '|'],
      ['ArrowDown', 0],
      ['End', 'clearance|'],
      ['ArrowDown', 0],
      ['Backspace', 'clearanc|'],
      ['ArrowDown', 0],
      ['e', 'clearance|'],
      ['ArrowDown', 0],
      ['Escape', 'clearance|'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await readPlace()]).toEqual([key, place]);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    expect(await readPlace()).toBe(1);
    const title = await page.evaluate(() => document.activeElement?.querySelector('b')?.textContent ?? '');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.locator('h1:focus').waitFor();
    expect(title).not.toBe('');
  });

  it('has results that are links: each is reached by Tab and opens in a new tab', async () => {
    const { page, context } = await visit('/home', { width: widths.desk });
    await open(page);
    await page.keyboard.type('clearnce');
    await statusText(page, '6 results').waitFor();
    await page.keyboard.press('Tab');
    expect(
      await results(page)
        .first()
        .evaluate((link) => link === document.activeElement),
    ).toBe(true);
    const href = await results(page).first().getAttribute('href');
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('ControlOrMeta+Enter');
    await (await newTab).waitForURL(`**${href}`);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    [
      'its button',
      (page: Page) => dialog(page).getByRole('button', { name: searchMessages.english.close }).click(),
    ],
    ['a click on the backdrop', (page: Page) => page.mouse.click(40, 400)],
  ])('closes by %s, returns the focus to the search button, and clears the query', async (_, close) => {
    const { page } = await visit('/home', { width: widths.desk });
    for (const typed of ['', 'clearance']) {
      await open(page);
      await box(page).fill(typed);
      await close(page);
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await isFocused(page)).toBe(true);
    }
    await open(page);
    expect(await box(page).inputValue()).toBe('');
    await statusText(page, searchMessages.english.start).waitFor();
  });

  it('starts with the main tasks and 911, and shows them again when nothing is found', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/home');
    await open(page);
    const hrefs = () =>
      dialog(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const expectedHrefs = ['/Form_Request', '/Citizens-Charter', '/Emergency-Hotlines', 'tel:911'];
    expect(await hrefs()).toEqual(expectedHrefs);
    await box(page).fill('xyzzyq');
    await statusText(page, searchMessages.english.nothing('xyzzyq')).waitFor();
    expect(await hrefs()).toEqual(expectedHrefs);
    await dialog(page).getByRole('link', { name: partMessages.english.tasks.charter.title }).click();
    await heading(page, "Citizen's Charter").waitFor();
  });

  it.each([
    ['/home', 'electric', 'Electric cooperative', '/Emergency-Hotlines', 'at-electric-cooperative'],
    ['/Resident', 'your zone', 'Your zone', '/Resident', 'at-'],
    ['/home', 'farm visit', 'Sample farm visit', routeOfPage('Tourism').path, 'at-'],
    ['/home', 'census', 'The census of 2020', '/Barangay-History', 'at-'],
  ])(
    'from %s finds %j, opens the page of the record, and focuses it there',
    async (from, query, title, path, anchor) => {
      const { page } = await visit(from);
      for (const _ of ['once', 'again']) {
        await open(page);
        await box(page).fill(query);
        await result(page, title).first().click();
        await dialog(page).waitFor({ state: 'hidden' });
        await expect
          .poll(() =>
            page.evaluate(() => [document.activeElement?.id, document.activeElement?.textContent].join(' ')),
          )
          .toMatch(new RegExp(`^${anchor}.*${title}`, 's'));
        expect(new URL(page.url()).pathname).toBe(path);
        const top = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
        await expect.poll(async () => Math.abs((await top()) - 400)).toBeLessThan(401);
        await page.evaluate(() => window.scrollTo(0, 0));
      }
    },
  );

  it('reads nothing until opened, then the index once, the whole charter and 20 records of each other list', async () => {
    const { page, server } = await visit('/home');
    // The id of a day of the hall is a day: tests/unit/features/search/searchService.test.ts finds those.
    const named = publishedListNames.filter((list) => list !== 'hallDays');
    for (const list of named)
      await seedRecords(
        server,
        list,
        Array.from({ length: 60 }, (_, at) => {
          const title = `Planted ${list} ${at}`;
          const titles = list === 'officials' ? { position: title } : { title, name: title };
          return {
            id: `a-sample-${at}`,
            ...titles,
            mobileCon1: '0900 000',
            page: 'resident',
            updated: madeAt + at + 1,
          };
        }),
      );
    // The first page is left first: on a busy machine its own reads are still under way.
    await page.goto('about:blank');
    const reads = countReads(page);
    const requested: string[] = [];
    page.on('request', (request) => {
      if (isOfSearch(request)) requested.push(request.url().replace(/^.*\//, ''));
    });
    await page.goto('/home');
    await page.getByText('Planted contacts').first().waitFor();
    expect(requested).toEqual([]);
    // The page itself reads its lists again, one after the other, in addition to the records in its HTML.
    const ofHome = ['contacts', 'charter', 'news', 'announcements'] as const;
    await expect.poll(() => ofHome.filter((list) => reads.of(list) === 0)).toEqual([]);
    expect(reads.of('contacts')).toBe(20);
    reads.reset();
    for (const _time of ['first', 'second']) {
      await open(page);
      for (const list of takeSample(named)) {
        await box(page).fill(`Planted ${list} 59`);
        await result(page, `Planted ${list} 59`).waitFor();
        await box(page).fill(`Planted ${list} 39`);
        // The charter is read whole, any other list as far as its newest records: there only those are found.
        if (list === 'charter') await result(page, `Planted ${list} 39`).waitFor();
        else {
          await statusText(page, searchMessages.english.count(20, 20)).waitFor();
          expect(await result(page, `Planted ${list} 39`).count()).toBe(0);
        }
      }
      await page.keyboard.press('Escape');
    }
    // The charter is read whole: so the search drops the services that it hides.
    for (const list of named)
      await expect.poll(() => [list, reads.of(list)]).toEqual([list, list === 'charter' ? 66 : 20]);
    expect(requested.filter((path) => path === 'search.json')).toHaveLength(1);
    // The charter's query has no bound on `updated`, like that of its page.
    expect(requested.filter((path) => path.includes(':runQuery'))).toHaveLength(
      publishedListNames.length - 1,
    );
  });
});

describe('§2 search with a part missing or slow', () => {
  it('links to the main tasks when its code fails to load, and loads the code at the next opening', async () => {
    const { page } = await visit('/home', {
      mayLog: [/The search: /, /ERR_FAILED/],
      before: async (opening) => {
        await opening.route('**/searchService*', (route) => route.abort());
      },
    });
    await open(page);
    await statusText(page, searchMessages.english.unavailable).waitFor();
    await box(page).fill('hotlines');
    await dialog(page).getByRole('link', { name: partMessages.english.tasks.hotlines.title }).click();
    await heading(page, 'Emergency Hotlines').waitFor();
    // The next opening requests its code again.
    await page.unroute('**/searchService*');
    await open(page);
    await box(page).fill('waste collection');
    await result(page, 'Waste collection').waitFor();
  });
});

describe('§8 the search query', () => {
  it('puts the typed query in no request, address, log or storage', async () => {
    const secret = 'qzvxwclearance';
    const sent: string[] = [];
    const consoleLines: string[] = [];
    const { page } = await visit('/home', {
      mayLog: [/The search: /, /503/],
      before: async (opening) => {
        opening.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
        opening.on('console', (line) => consoleLines.push(line.text()));
        await opening.route('**/search.json', (route) => route.fulfill({ status: 503 }));
      },
    });
    await open(page);
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await statusText(page, searchMessages.english.nothing(secret)).waitFor();
    await box(page).fill(`${secret} hotlines`);
    await result(page, 'Emergency Hotlines').click();
    await heading(page, 'Emergency Hotlines').waitFor();
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        location.href,
        history.state,
        await indexedDB.databases(),
        'caches' in window ? await caches.keys() : [],
        document.documentElement.outerHTML,
      ]),
    );
    expect(sent.length).toBeGreaterThan(5);
    expect([...sent, ...consoleLines, stored].filter((text) => text.includes('qzvxw'))).toEqual([]);
  });
});

describe('§2 the header with the search button', () => {
  it.each([320, widths.phone, 700, 992, widths.desk])(
    'fits its links and buttons side by side at %i px, each at least 44 px high',
    async (width) => {
      const { page } = await visit('/home', { width });
      await page.getByText('Network 1').first().waitFor();
      const header = page.getByRole('banner');
      const name = header.getByRole('link', { name: site.barangay });
      const rows = [
        [
          name,
          width < 992
            ? header.getByRole('button', { name: partMessages.english.menu })
            : header.getByRole('navigation'),
        ],
        [header.getByRole('button', { name: locales.ceb }), opener(page)],
      ];
      for (const row of rows) {
        let right = 0;
        for (const part of row) {
          const place = (await part.boundingBox())!;
          expect(place.x).toBeGreaterThanOrEqual(right);
          expect(place.height).toBeGreaterThanOrEqual(44);
          right = place.x + place.width;
        }
        expect(right).toBeLessThanOrEqual(width);
      }
      expect((await header.boundingBox())!.height).toBeLessThanOrEqual(108);
    },
  );

  it('needs no sideways scrolling at 320 px with a long result or a long query', async () => {
    const { page, server } = await visit('/home', { width: 320 });
    await seedRecords(server, 'news', [
      news('a-sample', { title: 'x'.repeat(300), summary: 'y'.repeat(300), updated: madeAt + 1 }),
    ]);
    await open(page);
    await box(page).fill('xxxxxxxx');
    await results(page).first().waitFor();
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await box(page).fill('xyq'.repeat(100));
    await statusText(page, 'Nothing found').waitFor();
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  });
});
