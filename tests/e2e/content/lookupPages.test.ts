/** What the hotlines, the charter and the officials have in common. Each has a file of its own for the rest. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import {
  callLinks,
  charterPath,
  hotlinesPath,
  lookupPages,
  mainRegion,
  malformedLog,
  officialsPath,
  readOverflow,
  rowHeaders,
  searchField,
  unreadLogs,
  waitForCount,
  windowWidths,
} from '../../support/browser/lookupPages.ts';
import {
  failListQueries,
  holdListQueries,
  mockListQueries,
  seedRecords,
} from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const officialPath = '/official-details/punong-barangay';

describe('§2 two taps from Home', () => {
  it.each([
    ['the hotlines', 'Emergency hotlines', '0900 003 | Network 1'],
    ['the charter', 'Fees, time and what to bring', 'Total time'],
  ])('a link on Home opens %s', async (_, link, text) => {
    const { page } = await visit('/home');
    await mainRegion(page).getByRole('link', { name: link }).click();
    await mainRegion(page).getByText(text).first().waitFor();
  });

  it('a lookup page queries its own list, the contacts and the alerts once each', async () => {
    const rows = [...lookupPages, { path: officialPath, list: 'officials', most: 100 } as const];
    for (const { path, list, most } of rows) {
      const queries: unknown[] = [];
      const { page } = await visit(path, {
        before: async (opening) => {
          opening.on('request', (request) => {
            if (!request.url().endsWith(':runQuery')) return;
            const { structuredQuery } = request.postDataJSON();
            queries.push([request.url().split('/').at(-1)?.split(':')[0], structuredQuery.limit]);
          });
        },
      });
      await mainRegion(page).getByText(pageMessages.english.lastUpdated).waitFor();
      const onEveryPage = [
        [lists.announcements.collection, 5],
        [lists.contacts.collection, 20],
      ];
      const own = list === 'contacts' ? [] : [[lists[list].collection, most]];
      await expect.poll(() => [...queries].sort()).toEqual([...onEveryPage, ...own].sort());
    }
  });
});

describe.each(lookupPages)('§2 §8 $title', (lookup) => {
  const { path, list, most, items } = lookup;

  it.each(Object.entries(widths))(
    'shows as many records as it reads, and the day of the last change, at %s width',
    async (_, width) => {
      const { page, server } = await visit('/home', { width });
      await seedRecords(server, list, lookup.fullRecords);
      await page.goto(path);
      await mainRegion(page).getByText(`${pageMessages.english.lastUpdated} 6 May 2031`).waitFor();
      expect(await items(page).count()).toBe(most);
      expect(await readOverflow(page)).toBe(0);
    },
  );

  it.each(windowWidths)(
    'omits malformed records, shows the valid fields of others, and logs each record and field, at %i pixels',
    async (width) => {
      const logged: string[] = [];
      const { page } = await visit(toClientRenderedPath(path), {
        width,
        mayLog: [malformedLog],
        before: async (opening) => {
          opening.on('console', (message) => logged.push(message.text()));
          await mockListQueries(opening, list, lookup.malformedRecords);
        },
      });
      await items(page).first().waitFor();
      expect(await items(page).count()).toBe(lookup.shownOfMalformed);
      expect(await readOverflow(page)).toBe(0);
      expect(await mainRegion(page).getByText(pageMessages.english.lastUpdated).count()).toBe(0);
      const fields = logged.flatMap((line) => {
        const [, id, name, problem] =
          /^The record '([^']+)' of \w+, field '(\w+)' (must|is missing)/.exec(line) ?? [];
        return id === undefined ? [] : `${id} ${name} ${problem}`;
      });
      expect(fields.sort()).toEqual(lookup.malformedFields);
      expect(logged.join()).not.toContain('CALL ME');
      for (const recordPath of lookup.recordPaths) {
        await page.goto(recordPath);
        await mainRegion(page).getByText('Where to ask').waitFor();
        expect(await readOverflow(page)).toBe(0);
      }
    },
  );
});

/** The lookup pages with a search field. */
const filteredPages = [
  {
    title: 'the hotlines',
    path: hotlinesPath,
    none: lookupMessages.english.hotlines.filter.none,
    showAll: lookupMessages.english.hotlines.filter.showAll,
    all: '6 contacts',
    // Finds two.
    typed: 'fire',
    found: '2 of 6 contacts',
    items: callLinks,
    // 911
    remaining: 1,
    // Where Tab leads from the field.
    nextLink: 'tel:0900001',
    printed: '0900 003 | Network 1',
  },
  {
    title: 'the charter',
    path: charterPath,
    none: 'No service matches your search. Ask at the barangay hall, Monday to Friday',
    showAll: lookupMessages.english.charter.filter.showAll,
    all: '6 services',
    typed: 'jobseeker',
    found: '2 of 6 services',
    items: rowHeaders,
    remaining: 0,
    nextLink: '/services/health-and-services-main',
    printed: 'Total time',
  },
];

describe.each(filteredPages)('§2 the search field of $title', (filtered) => {
  const { path, none, all, items } = filtered;
  const pressTab = (page: Page) => page.keyboard.press('Tab');

  it('reports a search without matches, and restores all records by mouse or keyboard', async () => {
    const { page } = await visit(path);
    await searchField(page).focus();
    await page.keyboard.type('no such record');
    await waitForCount(page, none);
    expect(await items(page).count()).toBe(filtered.remaining);
    await mainRegion(page).getByRole('button', { name: filtered.showAll }).click();
    await waitForCount(page, all);
    expect(await searchField(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type(filtered.typed);
    await waitForCount(page, filtered.found);
    await pressTab(page);
    await page.keyboard.press('Enter');
    await waitForCount(page, all);
    expect(await searchField(page).inputValue()).toBe('');
    await pressTab(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(filtered.nextLink);
  });

  it('stores the search text in no address, storage, cookie or history', async () => {
    const { page } = await visit(path);
    await searchField(page).fill('unlikely words');
    await waitForCount(page, none);
    expect(
      await page.evaluate(() =>
        JSON.stringify([
          location.href,
          history.state,
          { ...window.localStorage },
          { ...window.sessionStorage },
          document.cookie,
        ]),
      ),
    ).not.toContain('unlikely');
    expect(await searchField(page).evaluate((each) => (each as HTMLInputElement).autocomplete)).toBe('off');
  });

  it('is not printed, and the records are', async () => {
    const { page } = await visit(path);
    await mainRegion(page).getByText(filtered.printed).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await searchField(page).isVisible()).toBe(false);
    expect(await mainRegion(page).getByText(filtered.printed).first().isVisible()).toBe(true);
  });
});

describe('§8 services and officials', () => {
  const slow = [
    [charterPath, 'charter', 'Issuance of Barangay Clearance'],
    [officialsPath, 'officials', 'Barangay Treasurer'],
    [officialPath, 'officials', 'Where to ask'],
  ] as const;
  const both = Object.values(widths).flatMap((width) =>
    slow.map(([path, list, text]) => [path, width, list, text] as const),
  );

  it.each(both)(
    'shows a skeleton at %s, %i pixels wide, until the query returns',
    async (path, width, list, text) => {
      let release = () => {};
      const { page } = await visit(toClientRenderedPath(path), {
        width,
        before: async (opening) => {
          release = await holdListQueries(opening, list);
        },
      });
      await mainRegion(page).getByText(partMessages.english.loading).waitFor();
      expect(await searchField(page).count()).toBe(0);
      expect(await readOverflow(page)).toBe(0);
      release();
      await mainRegion(page).getByText(text).first().waitFor();
      expect(await mainRegion(page).getByText(partMessages.english.loading).count()).toBe(0);
    },
  );

  it.each(both)(
    'offers a retry at %s, %i pixels wide, after a failed query',
    async (path, width, list, text) => {
      const { page } = await visit(toClientRenderedPath(path), {
        width,
        mayLog: unreadLogs,
        before: (opening) => failListQueries(opening, list),
      });
      await mainRegion(page).getByText(pageMessages.english.failed).waitFor();
      expect(await readOverflow(page)).toBe(0);
      await page.unrouteAll();
      await mainRegion(page).getByRole('button', { name: pageMessages.english.again }).press('Enter');
      await mainRegion(page).getByText(text).first().waitFor();
    },
  );
});
