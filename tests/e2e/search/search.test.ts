import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listNames } from '../../../src/content/search/searchFile.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { countReads, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { waitForPageIdle } from '../../support/browser/waitForPageIdle.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
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
  it.each(Object.entries(widths))(
    'on a %s finds services by a misspelled query, opens the page, and focuses its heading',
    async (_, width) => {
      const { page } = await visit('/home', { width });
      await open(page);
      expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('clearnce');
      await result(page, 'Issuance of Barangay Clearance').waitFor();
      await statusText(page, '6 results').waitFor();
      expect(await result(page, 'Issuance of Barangay Clearance').textContent()).toContain(
        partMessages.english.sample,
      );
      await result(page, 'Issuance of Barangay Clearance').click();
      await heading(page, 'Issuance of Barangay Clearance').waitFor();
      await dialog(page).waitFor({ state: 'hidden' });
      await page.locator('h1:focus').waitFor();
      await open(page);
      expect(await box(page).inputValue()).toBe('');
      await box(page).fill('clearnce');
      await result(page, 'Request: Barangay Clearance').click();
      await page.waitForURL('**/Form_Request?formType=BARANGAY_CLEARANCE');
      await heading(page, 'Request a Barangay Clearance').waitFor();
    },
  );

  it.each(Object.entries(widths))(
    'on a %s works by keyboard alone: Enter opens the best result',
    async (_, width) => {
      const { page } = await visit('/home', { width });
      await heading(page, partMessages.english.hero.title.join(' ')).waitFor();
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.type('hotlines');
      await result(page, 'Emergency Hotlines').waitFor();
      await page.keyboard.press('Enter');
      await heading(page, 'Emergency Hotlines').waitFor();
      await dialog(page).waitFor({ state: 'hidden' });
      await page.locator('h1:focus').waitFor();
    },
  );

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

  it.each(['sunog', 'my husband beats me', 'gikawatan mi'])(
    "shows 911 above the results for '%s', and the hotlines first",
    async (query) => {
      const { page } = await visit('/home', { width: widths.phone });
      await open(page);
      await box(page).fill(query);
      await result(page, 'Emergency Hotlines').waitFor();
      const emergency = dialog(page).getByRole('link', { name: '911' });
      const [above, below] = [await emergency.boundingBox(), await results(page).first().boundingBox()];
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
      await page.keyboard.press('Enter');
      await heading(page, 'Emergency Hotlines').waitFor();
    },
  );

  it('finds a record that this visit has loaded, though the index lacks it', async () => {
    const { page, server } = await visit('/Emergency-Hotlines');
    await seedRecords(server, 'news', [
      news('a-sample', { title: 'Windmill repainted', updated: madeAt - 1 }),
    ]);
    await open(page);
    await box(page).fill('windmill repainted');
    await statusText(page, searchMessages.english.nothing('windmill repainted')).waitFor();
    await box(page).fill('news');
    await results(page).first().click();
    await page.getByRole('main').getByText('Windmill repainted').waitFor();
    await open(page);
    await box(page).fill('windmil repainted');
    await result(page, 'Windmill repainted').click();
    await heading(page, 'Windmill repainted').waitFor();
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

  it('finds records newer than the build in place of their indexed versions', async () => {
    const { page, server } = await visit('/home');
    await seedRecords(server, 'news', [
      news('a-sample', { title: 'Typhoon shelter opens', updated: madeAt + 1 }),
      news('clean-up-day-along-the-barangay-road', { title: 'Tree planting', updated: madeAt + 2 }),
    ]);
    await open(page);
    await box(page).fill('typhon shelter');
    await result(page, 'Typhoon shelter opens').waitFor();
    await box(page).fill('tree planting');
    await result(page, 'Tree planting').waitFor();
    await box(page).fill('clean-up day');
    await result(page, 'Clean-up day').waitFor({ state: 'detached' });
  });

  it('reads nothing until opened, then the index once, the whole charter and 20 records of each other list', async () => {
    const { page, server } = await visit('/home');
    for (const list of listNames)
      await seedRecords(
        server,
        list,
        Array.from({ length: 60 }, (_, at) => {
          const title = `Planted ${list} ${at}`;
          const named = list === 'officials' ? { position: title } : { title, name: title };
          return {
            id: `a-sample-${at}`,
            ...named,
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
    await page.waitForLoadState('networkidle');
    expect(requested).toEqual([]);
    // The page itself requests the contacts, in addition to those in its HTML.
    await expect.poll(() => reads.of('contacts')).toBe(20);
    reads.reset();
    for (const _time of ['first', 'second']) {
      await open(page);
      for (const list of takeSample(listNames)) {
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
    for (const list of listNames)
      await expect.poll(() => [list, reads.of(list)]).toEqual([list, list === 'charter' ? 66 : 20]);
    expect(requested.filter((path) => path === 'search.json')).toHaveLength(1);
    // The charter's query has no bound on `updated`, like that of its page.
    expect(requested.filter((path) => path.includes(':runQuery'))).toHaveLength(listNames.length - 1);
  });

  it.each([0, 20])(
    'shows hostile payloads in records as text, from payload %i on (failures 22)',
    async (from) => {
      const { page, server } = await visit('/home', { mayLog: [/field 'slug' must be/] });
      const seeded = hostilePayloads.slice(from, from + 20);
      await seedRecords(
        server,
        'news',
        seeded.map((payload, at) =>
          news(`planted-${at}`, {
            title: `Planted ${payload}`,
            summary: payload,
            slug: payload,
            updated: madeAt + 1,
          }),
        ),
      );
      await open(page);
      await box(page).fill('planted');
      await statusText(page, searchMessages.english.count(20, 20)).waitFor();
      for (const href of await results(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      ))
        expect(href).toMatch(/^\/News(\/[^/]+)?$/);
      const texts = await results(page).allTextContents();
      for (const payload of seeded)
        expect([payload, texts.some((each) => each.includes(payload.trim()))]).toEqual([payload, true]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    },
  );
});

describe('§2 search with a part missing or slow', () => {
  it.each([
    ['offline', null],
    ['an HTML page', '<!doctype html><title>Sign in</title>'],
    ['a malformed index', '{"madeAt":1,"index":{"serializationVersion":2}}'],
  ] as const)(
    'reports an unusable index (%s), searches pages and loaded records, and recovers at the next opening',
    async (_, body) => {
      const { page } = await visit('/News', { mayLog: [/The search: /, /ERR_FAILED/] });
      await page.getByRole('main').getByText('Clean-up day along the barangay road').waitFor();
      // The alerts are read in idle time: their read must not meet the blocked store.
      await waitForPageIdle(page);
      await page.waitForLoadState('networkidle');
      await page.route('**/search.json', (route) =>
        body === null ? route.abort() : route.fulfill({ body }),
      );
      await page.route('**/*:runQuery', (route) => route.abort());
      await open(page);
      await statusText(page, searchMessages.english.part).waitFor();
      await box(page).fill('hotlnes');
      await result(page, 'Emergency Hotlines').waitFor();
      await box(page).fill('claen-up day');
      await result(page, 'Clean-up day').waitFor();
      await box(page).fill('waste collection');
      await result(page, 'Waste collection').waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await page.unroute('**/search.json');
      await page.unroute('**/*:runQuery');
      await open(page);
      await box(page).fill('waste collection');
      await result(page, 'Waste collection').waitFor();
      expect(await statusText(page, searchMessages.english.part).count()).toBe(0);
    },
  );

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

  it('searches the index when newer records fail to load, and reports that a part is missing', async () => {
    const { page } = await visit('/home', { mayLog: [/The search: /, /503/] });
    await page.getByText('Network 1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/*:runQuery', (route) => route.fulfill({ status: 503, body: '{}' }));
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('The search: '));
    await open(page);
    expect((await logged).text()).toContain("'news'");
    await statusText(page, searchMessages.english.part).waitFor();
    await box(page).fill('waste collection');
    await result(page, 'Waste collection').waitFor();
  });

  it('shows results of the index and a loading notice while the store is slow', async () => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, server } = await visit('/home');
    await page.getByText('Network 1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await seedRecords(server, 'news', [
      news('a-sample', { title: 'Typhoon shelter opens', updated: madeAt + 1 }),
    ]);
    await page.route('**/*:runQuery', async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    await box(page).fill('waste collection');
    await result(page, 'Waste collection').waitFor();
    await dialog(page).getByText(searchMessages.english.loading).waitFor();
    await box(page).fill('typhoon');
    await result(page, 'Waste collection').waitFor({ state: 'detached' });
    expect(await statusText(page, 'Nothing found').count()).toBe(0);
    answer();
    await result(page, 'Typhoon shelter opens').waitFor();
    await dialog(page).getByText(searchMessages.english.loading).waitFor({ state: 'detached' });
  });

  it('waits with Enter until the index has loaded, and then opens the best result', async () => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit('/home', {
      before: async (opening) => {
        await opening.route('**/search.json', async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    await open(page);
    await box(page).fill('ordinanse');
    await result(page, 'Ordinance').waitFor();
    await box(page).fill('waste collection');
    await page.keyboard.press('Enter');
    await statusText(page, searchMessages.english.awaited).waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
    answer();
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('main').getByText('Waste collection').first().waitFor();
  });

  it('waits with Enter for newer records while the index has no result, unless the query is edited', async () => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, server } = await visit('/home');
    await page.getByText('Network 1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await seedRecords(server, 'news', [
      news('a-sample', { title: 'Windmill repainted', updated: madeAt + 1 }),
    ]);
    await page.route('**/*:runQuery', async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    await box(page).fill('waste collection');
    await result(page, 'Waste collection').waitFor();
    await box(page).fill('windmill repainte');
    await page.keyboard.press('Enter');
    await statusText(page, searchMessages.english.awaited).waitFor();
    await page.keyboard.type('d');
    await statusText(page, searchMessages.english.awaited).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await statusText(page, searchMessages.english.awaited).waitFor();
    answer();
    await heading(page, 'Windmill repainted').waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('shows pages and a loading notice while the index loads, and no "Nothing found" before it has loaded', async () => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await visit('/home', {
      before: async (opening) => {
        await opening.route('**/search.json', async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    await open(page);
    await box(page).fill('ordinanse');
    await result(page, 'Ordinance').waitFor();
    await dialog(page).getByText(searchMessages.english.loading).waitFor();
    await box(page).fill('waste collection');
    await result(page, 'Ordinance').waitFor({ state: 'detached' });
    expect(await statusText(page, 'Nothing found').count()).toBe(0);
    answer();
    await result(page, 'Waste collection').waitFor();
    await dialog(page).getByText(searchMessages.english.loading).waitFor({ state: 'detached' });
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
      const inRow = [
        header.getByRole('link', { name: site.barangay }),
        ...(width < 992
          ? [opener(page), header.getByRole('button', { name: partMessages.english.menu })]
          : [header.getByRole('navigation'), opener(page)]),
      ];
      let right = 0;
      for (const part of inRow) {
        const place = (await part.boundingBox())!;
        expect(place.x).toBeGreaterThanOrEqual(right);
        expect(place.height).toBeGreaterThanOrEqual(44);
        right = place.x + place.width;
      }
      expect(right).toBeLessThanOrEqual(width);
      // At most two rows, below the row of languages.
      expect((await header.boundingBox())!.height).toBeLessThanOrEqual(136 + 44);
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
    await page.waitForFunction(() =>
      document.querySelector('dialog[open] li a')?.textContent?.includes('xxxx'),
    );
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await box(page).fill('xyq'.repeat(100));
    await statusText(page, 'Nothing found').waitFor();
    expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
  });
});
