import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { allRoutes, documentTitleOf, routeOfPage, toWindowTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { shardRows, takeSample } from '../../support/sampling.ts';

withBrowser();

/** A path → its heading, and a text of its records. */
const pages = [
  ['/News', 'News', 'Clean-up day along the barangay road'],
  ['/Ordinance', 'Ordinance', 'Sample ordinance on quiet hours'],
  ['/Announcements', 'Announcements', 'Barangay assembly'],
  ['/Resident', 'Resident', 'Source: Republic Act 11261'],
  ['/Visitor', 'Visitor', `About ${site.barangay}`],
  ['/Government', 'Government', 'Legislations'],
  [routeOfPage('Tourism').path, 'Barangay Tourism', 'Sample viewpoint over the fields'],
  ['/Tourism-Map', 'Tourism Map', 'Where: Covered court'],
  ['/Barangay-History', 'History', '494 m'],
  ['/barangaytimeline', 'History', 'Source: Local government profile, 2013'],
  ['/The-Barangay', 'The Barangay', 'Diclum'],
  ['/Elected-Officials', 'Elected Officials', 'SK Chairperson'],
  ['/Emergency-Hotlines', 'Emergency Hotlines', '0900 003 | Network 1'],
  ['/Awards-And-Distinctions', 'Awards And Distinctions', 'No awards are published yet.'],
  ['/Citizens-Charter', "Citizen's Charter", 'About 30 minutes'],
  ['/Accessibility', 'Accessibility', 'No real screen reader was tried'],
] as const;

/** A path → its heading, which is also its window title, and a text of its record. */
const records = [
  ['/News/clean-up-day-along-the-barangay-road', 'Clean-up day along the barangay road', 'An empty sack'],
  ['/Ordinance/sample-ordinance-on-quiet-hours', 'Sample ordinance on quiet hours', 'Section 1.'],
  ['/Announcements/barangay-assembly', 'Barangay assembly', 'All residents are welcome.'],
  ['/official-details/punong-barangay', 'Punong Barangay', '(name to be published)'],
] as const;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 1, name, exact: true });

/** Answers every query of this list with the status and body. */
const mockListResponse = (list: string, status: number, body: string) => async (page: Page) => {
  await page.route(`**/${list}:runQuery`, (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
};
describe('§2 the pages', () => {
  it('the tables of this file cover every route but six', () => {
    const coveredPaths = [...pages, ...records].map(([path]) => path);
    const others = [
      '/Home',
      '/Form_Request',
      '/Form_Request/:form',
      '/Request_Status',
      '/Verify',
      '/services/:serviceName',
    ];
    const paths = allRoutes.map(({ path }) => path).filter((path) => !others.includes(path));
    const isCovered = (path: string) =>
      coveredPaths.some((each) => each === path || each.startsWith(path.replace(/:\w+/, '')));
    expect(paths.filter((path) => !isCovered(path))).toEqual([]);
  });

  it.each(
    Object.entries(widths).flatMap(([name, width]) =>
      [0, 1, 2].map((shard) => [name, width, shard] as const),
    ),
  )(
    'a page shows its records, one h1 and its window title at %s width: %$ of 6',
    { tags: 'smoke' },
    async (_, width, shard) => {
      const { page } = await visit('/home', { width });
      for (const [path, title, text] of shardRows(pages, shard, 3)) {
        await page.goto(path);
        await heading(page, title).waitFor();
        await main(page).getByText(text).first().waitFor();
        expect([path, await page.title()]).toEqual([path, documentTitleOf(path, translateToEnglish)]);
        expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
        expect([path, await page.locator('meta[name="robots"]').count()]).toEqual([path, 0]);
      }
      for (const [path, title, text] of shardRows(records, shard, 3)) {
        await page.goto(path);
        await heading(page, title).waitFor();
        await main(page).getByText(text).first().waitFor();
        expect([path, await page.title()]).toEqual([path, toWindowTitle(title)]);
        expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
      }
    },
  );

  it('a page needs no horizontal scrolling at 320 pixels', async () => {
    const { page } = await visit('/home', { width: 320 });
    for (const [path, , text] of takeSample([...pages, ...records])) {
      await page.goto(path);
      await main(page).getByText(text).first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
  });
});

describe('§2 articles', () => {
  it('lists articles newest first, and moves the focus and the window title to the opened one', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/Announcements');
    const links = main(page).getByRole('listitem').getByRole('link');
    await links.first().waitFor();
    expect(await links.allTextContents()).toEqual([
      'Barangay assembly',
      'Immunization at the health station',
      'Hall closed: Bonifacio Day',
    ]);
    await links.first().click();
    await heading(page, 'Barangay assembly').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Barangay assembly');
    await main(page).getByRole('link', { name: 'Hall closed: Bonifacio Day' }).click();
    await heading(page, 'Hall closed: Bonifacio Day').waitFor();
    expect(await page.title()).toBe(toWindowTitle('Hall closed: Bonifacio Day'));
    await page.goBack();
    await heading(page, 'Barangay assembly').waitFor();
    expect(await page.title()).toBe(toWindowTitle('Barangay assembly'));
  });
});

describe('§8 a list that fails', () => {
  it('is read again by its button', async () => {
    const { page } = await visit(toClientRenderedPath('/News'), {
      mayLog: [/The list 'news' could not be read/, /503/],
      before: mockListResponse('News_List', 503, '{}'),
    });
    const message = main(page).getByText(pageMessages.english.failed);
    await message.waitFor();
    await page.unroute('**/News_List:runQuery');
    await main(page).getByRole('button', { name: pageMessages.english.again }).click();
    expect(await message.count()).toBe(0);
  });

  it('keeps a prerendered page when its query fails, and logs the failure once', async () => {
    const consoleLines: string[] = [];
    const { page } = await visit('/News', {
      mayLog: [/The list 'news' could not be read/, /503/],
      before: async (opening) => {
        opening.on('console', (message) => consoleLines.push(message.text()));
        await mockListResponse('News_List', 503, '{}')(opening);
      },
    });
    await expect.poll(() => consoleLines.filter((line) => line.includes("The list 'news'")).length).toBe(1);
    await main(page).getByText('Clean-up day along the barangay road').waitFor();
    expect(await main(page).getByText(pageMessages.english.failed).count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('§2 §9 the emergency hotlines', () => {
  const calls = (page: Page) => main(page).getByTitle('Click to call now!');

  it('lists 911 first, and gives each number a call link at least 56 pixels high', {
    tags: 'smoke',
  }, async () => {
    const { page } = await visit('/Emergency-Hotlines');
    await main(page).getByText('0900 003 | Network 1').waitFor();
    expect(await calls(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'tel:911',
      'tel:0900001',
      'tel:0900004',
      'tel:0900002',
      'tel:0900003',
      'tel:0900008',
      'tel:0900005',
      'tel:0900006',
      'tel:0900007',
    ]);
    for (const call of await calls(page).all())
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  });
});

describe('§2 the charter', () => {
  it('links the services of the charter to their details pages', async () => {
    const { page } = await visit('/Citizens-Charter', { width: 1280 });
    const links = main(page).getByRole('rowheader').getByRole('link');
    await links.first().waitFor();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(6);
    for (const href of takeSample(hrefs)) {
      await page.goto(href);
      await main(page).getByRole('heading', { name: 'REQUIREMENTS', exact: true }).waitFor();
    }
  });
});
