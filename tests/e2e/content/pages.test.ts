import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { charterMessages } from '../../../src/i18n/en/charter.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { pageTextMessages } from '../../../src/i18n/en/pageTexts.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes, documentTitleOf, routeOfPage, toWindowTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { failListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { shardRows, takeSample } from '../../support/sampling.ts';
import { post, testDocumentsRoot } from '../../support/server/runningServer.ts';

withBrowser();

const unreadHotlines = pageMessages.english.hotlines.none(
  partMessages.english.hours(site.hall.opens, site.hall.closes),
);

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

const missing = [
  ['/News/none', 'Article not found', 'News'],
  ['/Ordinance/none', 'Ordinance not found', 'Ordinance'],
  ['/Announcements/none', 'Announcement not found', 'Announcements'],
  ['/official-details/none', 'Official not found', 'Elected Officials'],
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
const emptyResponse = '[{"readTime":"2031-05-06T03:00:00.000000Z"}]';

describe('§2 the pages', () => {
  it('shows the groups of /Government in two columns at 1280 px, the first beside the others, and in one at 360 px', async () => {
    const { page } = await visit('/Government', { width: widths.desk });
    const groups = main(page).locator('section:has(> h2 svg)');
    const readBoxes = async () =>
      Promise.all((await groups.all()).map(async (group) => (await group.boundingBox())!));
    const [first, second, third] = await readBoxes();
    expect(await groups.first().getByRole('link').count()).toBe(5);
    expect([second!.y, third!.x]).toEqual([first!.y, second!.x]);
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
    expect(third!.y).toBeLessThan(first!.y + first!.height);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    expect(new Set((await readBoxes()).map(({ x }) => x)).size).toBe(1);
  });

  it('the tables of this file cover every route but four', () => {
    const coveredPaths = [...pages, ...records].map(([path]) => path);
    const others = ['/Home', '/Form_Request', '/Request_Status', '/services/:serviceName'];
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

  it('an index page lists its groups, and links to a page and back', async () => {
    const { page } = await visit('/Government');
    await heading(page, 'Government').waitFor();
    await main(page).getByText('Last updated').waitFor();
    expect(await main(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Organization',
      'Legislations',
      'Services',
      'If something goes wrong',
    ]);
    await main(page).getByRole('link', { name: 'Emergency Hotlines' }).click();
    await heading(page, 'Emergency Hotlines').waitFor();
    await main(page).getByRole('link', { name: 'Government' }).click();
    await heading(page, 'Government').waitFor();
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

  it.each(missing)(
    'reports %s as not found, with noindex and a link to its list',
    async (path, title, list) => {
      const { page } = await visit(path);
      await heading(page, title).waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await main(page)
        .getByRole('link', { name: pageMessages.english.article.back(list) })
        .click();
      await heading(page, list).waitFor();
      expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    },
  );

  it.each([
    ['a parent path', '%2e%2e%2fhome'],
    ['2,000 characters', 'x'.repeat(2_000)],
    ['a script', '%3Cscript%3E'],
  ])('reports an article slug of %s as not found (failures 24)', async (_, slug) => {
    const { page } = await visit(`/News/${slug}`);
    await heading(page, 'Article not found').waitFor();
  });
});

describe('§8 empty, failed and slow lists', () => {
  it.each([
    ['News_List', '/News', pageMessages.english.news.empty],
    ['Official_List', '/Elected-Officials', pageMessages.english.officials.empty],
    ['History_List', '/Barangay-History', pageMessages.english.history.empty],
    ['Tourism_List', '/Tourism-Map', pageMessages.english.tourism.empty],
    ['Page_List', '/Resident', pageTextMessages.english.Resident.empty],
    ['CitizensCharter_List', '/Citizens-Charter', pageMessages.english.charter.empty],
  ] as const)('shows the title and the sentence for an empty %s', async (list, path, { title, sentence }) => {
    const { page } = await visit(toClientRenderedPath(path), {
      before: mockListResponse(list, 200, emptyResponse),
    });
    await main(page).getByText(title).waitFor();
    await main(page).getByText(sentence).waitFor();
  });

  it.each([
    ['News_List', '/News'],
    ['News_List', '/News/none'],
    ['Official_List', '/official-details/none'],
    ['Award_List', '/Awards-And-Distinctions'],
    ['Page_List', '/The-Barangay'],
  ] as const)('shows a message and a retry when the query of %s fails at %s', async (list, path) => {
    const { page } = await visit(toClientRenderedPath(path), {
      mayLog: [/The list '\w+'.* could not be read/, /503/],
      before: mockListResponse(list, 503, '{}'),
    });
    await main(page).getByRole('status').filter({ hasText: pageMessages.english.failed }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.unroute(`**/${list}:runQuery`);
    await main(page).getByRole('button', { name: pageMessages.english.again }).click();
    await main(page).getByText(pageMessages.english.failed).waitFor({ state: 'detached' });
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

  it('shows the page heading and a skeleton while a list is slow', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit(toClientRenderedPath('/News'), {
      before: async (opening) => {
        await opening.route('**/News_List:runQuery', async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await heading(page, 'News').waitFor();
    await main(page).getByText(partMessages.english.loading).waitFor();
    release();
    await main(page).getByText('Clean-up day along the barangay road').waitFor();
    expect(await main(page).getByText(partMessages.english.loading).count()).toBe(0);
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

  it('shows 911 and the hall when the contacts query fails', async () => {
    const { page } = await visit(toClientRenderedPath('/Emergency-Hotlines'), {
      mayLog: [/The list 'contacts' could not be read/, /503/],
      before: mockListResponse('EmergencyContact_List', 503, '{}'),
    });
    await main(page).getByText(unreadHotlines).waitFor();
    expect(await calls(page).allTextContents()).toEqual([expect.stringContaining('911')]);
  });

  it('shows twenty contacts when more exist', async () => {
    const { page, server } = await visit('/home');
    const writes = Array.from({ length: 30 }, (_, at) => ({
      update: {
        name: `${testDocumentsRoot}/${site.root}/EmergencyContact_List/list/a-sample-${at}`,
        fields: {
          status: { stringValue: 'active' },
          name: { stringValue: `Sample ${at}` },
          mobileCon1: { stringValue: '0900 009' },
        },
      },
    }));
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    await page.goto('/Emergency-Hotlines');
    await main(page).getByText('0900 009').first().waitFor();
    expect(await main(page).getByRole('listitem').count()).toBe(20);
  });
});

describe('§2 officials and places', () => {
  it('links an official to the details page and back', async () => {
    const { page } = await visit('/Elected-Officials');
    await main(page).getByRole('link', { name: 'Barangay Treasurer' }).click();
    await heading(page, 'Barangay Treasurer').waitFor();
    expect(new URL(page.url()).pathname).toBe('/official-details/barangay-treasurer');
    expect(await page.title()).toBe(toWindowTitle('Barangay Treasurer'));
    await main(page).getByRole('link', { name: 'Elected Officials' }).click();
    await heading(page, 'Elected Officials').waitFor();
  });

  it('links the tourism page to the map and back', async () => {
    const { page } = await visit(routeOfPage('Tourism').path);
    await main(page).getByRole('link', { name: pageMessages.english.tourism.map }).click();
    await heading(page, 'Tourism Map').waitFor();
    await main(page).getByRole('link', { name: mapMessages.english.places }).click();
    await heading(page, 'Barangay Tourism').waitFor();
  });

  const { complaint } = charterMessages.english;
  const readComplaint = async (page: Page): Promise<string> => {
    const section = main(page).locator('section').filter({ hasText: complaint.title });
    await section.getByRole('heading', { level: 2, name: complaint.title }).waitFor();
    return section.innerText();
  };
  it('says on the charter where to complain, and not at the hall alone', async () => {
    const { page } = await visit('/Citizens-Charter');
    const text = await readComplaint(page);
    expect(text).toContain('city or municipal hall');
    expect(text).toContain('Anti-Red Tape Authority (ARTA)');
  });
  it('says where to complain also when the services of the charter cannot be read', async () => {
    const { page } = await visit(toClientRenderedPath('/Citizens-Charter'), {
      before: (opening) => failListQueries(opening, 'charter'),
      mayLog: [/The list 'charter' could not be read/, /503/],
    });
    await main(page).getByText(pageMessages.english.failed).waitFor();
    expect(await readComplaint(page)).toContain('Anti-Red Tape Authority (ARTA)');
  });

  it('links the services of the charter to their details pages', async () => {
    const { page } = await visit('/Citizens-Charter');
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
