import { describe, expect, it } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import {
  mainRegion,
  readOverflow,
  searchField,
  unreadLogs,
  waitForCount,
} from '../../support/browser/lookupPages.ts';
import { failListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { charterPath, hotlinesPath, lookupPages, officialsPath } from '../../support/lookupRecords.ts';

withBrowser();

const officialPath = '/official-details/punong-barangay';

describe('§8 the reads of a lookup page', () => {
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

/** The lookup pages with a search field. */
const filteredPages = [
  {
    title: 'the hotlines',
    path: hotlinesPath,
    none: lookupMessages.english.hotlines.filter.none,
    printed: '0900 003 | Network 1',
  },
  {
    title: 'the charter',
    path: charterPath,
    none: 'No service matches your search. Ask at the barangay hall, Monday to Friday',
    printed: 'Total time',
  },
];

describe.each(filteredPages)('§2 the search field of $title', ({ path, none, printed }) => {
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
    await mainRegion(page).getByText(printed).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await searchField(page).isVisible()).toBe(false);
    expect(await mainRegion(page).getByText(printed).first().isVisible()).toBe(true);
  });
});

describe('§8 services and officials', () => {
  const slow = [
    [charterPath, 'charter', 'About 30 minutes'],
    [officialsPath, 'officials', 'Barangay Treasurer'],
    [officialPath, 'officials', 'Where to ask'],
  ] as const;
  const both = Object.values(widths).flatMap((width) =>
    slow.map(([path, list, text]) => [path, width, list, text] as const),
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
