/** The dated lists and their articles: cursor pagination, the index of months, and reads at any list size. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { clearList, countReads, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { type Visit, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { sampleSize } from '../../support/sampling.ts';

withBrowser();

const messages = pageMessages.english.dated;
const main = (page: Page) => page.getByRole('main');
const titles = (page: Page) => main(page).getByRole('listitem').getByRole('heading');
const readTitles = async (page: Page, first: string): Promise<readonly string[]> => {
  await titles(page).first().filter({ hasText: first }).waitFor();
  return titles(page).allTextContents();
};

const noon = Date.UTC(2031, 4, 6, 4);
const day = 86_400_000;

/** `Sample 0` is the newest, each a day older than the one before it. */
const entries = (size: number): readonly SeedRecord[] =>
  Array.from({ length: size }, (_, at) => ({
    id: `n${String(at).padStart(5, '0')}`,
    title: `Sample ${at}`,
    slug: `sample-${at}`,
    summary: 'A sample.',
    date: noon - at * day,
    updated: noon,
    sample: true,
  }));

/** A visit to a site whose news list has this many records. */
const visitWithNews = async (
  count: number,
  width: number,
): Promise<Visit & ReturnType<typeof countReads>> => {
  const visited = await visit('/Visitor', { width });
  await clearList(visited.server, 'news');
  await seedRecords(visited.server, 'news', entries(count));
  return { ...visited, ...countReads(visited.page) };
};

describe('§2 a dated list of thousands', () => {
  it.each(Object.entries(widths))(
    'pages through twenty records at a time, both ways, at %s width, and reads at most 21 a page',
    async (_, width) => {
      const { page, of, reset } = await visitWithNews(sampleSize(10_000, 1_000), width);
      await page.goto('/News');
      expect(await readTitles(page, 'Sample 0')).toHaveLength(20);
      await main(page).getByRole('link', { name: messages.older, exact: true }).waitFor();
      await expect.poll(() => of('news')).toBe(21);
      expect(await main(page).getByRole('link', { name: messages.newer, exact: true }).count()).toBe(0);
      for (const first of ['Sample 20', 'Sample 40']) {
        reset();
        await main(page).getByRole('link', { name: messages.older, exact: true }).click();
        expect((await readTitles(page, first))[19]).toBe(`Sample ${Number(first.slice(7)) + 19}`);
        await expect.poll(() => of('news')).toBe(20);
      }
      expect(new URL(page.url()).search).toBe(`?before=${noon - 39 * day}.n00039`);
      reset();
      await page.reload();
      await readTitles(page, 'Sample 40');
      await expect.poll(() => of('news')).toBe(21);
      for (const first of ['Sample 20', 'Sample 0']) {
        reset();
        await main(page).getByRole('link', { name: messages.newer, exact: true }).click();
        expect(await readTitles(page, first)).toHaveLength(20);
        expect(of('news')).toBeLessThanOrEqual(21);
      }
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  it('opens an old month in two taps from the index of months, with at most 21 reads', async () => {
    const { page, of, reset } = await visitWithNews(1_000, widths.phone);
    await page.goto('/News');
    await readTitles(page, 'Sample 0');
    const index = main(page).getByRole('navigation', { name: messages.months });
    expect(await index.getByRole('group').count()).toBe(4);
    // The server's page has the titles before the page in the browser reads them.
    await expect.poll(() => of('news')).toBe(21);
    reset();
    await index.getByText('2029', { exact: true }).click();
    await index.getByRole('link', { name: 'March 2029' }).click();
    const [first = ''] = await readTitles(page, 'Sample 766');
    expect(first).toBe('Sample 766');
    expect(of('news')).toBeLessThanOrEqual(21);
    await main(page).getByRole('link', { name: messages.newest }).click();
    await readTitles(page, 'Sample 0');
    await page.goBack();
    await readTitles(page, 'Sample 766');
  });

  it('reads five records of each dated list for Home', async () => {
    const { page, server, of } = await visitWithNews(100, widths.phone);
    await seedRecords(server, 'announcements', entries(100));
    await page.goto('/home');
    await main(page).getByRole('link', { name: pageMessages.english.announcements.all }).waitFor();
    expect(
      await titles(page)
        .filter({ hasText: /^Sample [0-4]$/ })
        .count(),
    ).toBe(10);
    // The server's page has the titles before the page in the browser reads them.
    await expect.poll(() => [of('news'), of('announcements')]).toEqual([5, 5]);
  });

  it('finds the oldest of 2,000 articles by its address in another case, and reads five records', async () => {
    const { page, of } = await visitWithNews(2_000, widths.phone);
    await page.goto('/News/SAMPLE-1999');
    await main(page).getByRole('heading', { level: 1, name: 'Sample 1999' }).waitFor();
    await main(page).getByRole('complementary').waitFor();
    await expect.poll(() => of('news')).toBe(1 + 4);
    await main(page).getByRole('link', { name: 'Sample 2', exact: true }).click();
    await main(page).getByRole('heading', { level: 1, name: 'Sample 2', exact: true }).waitFor();
  });
});

describe('§2 the pages of a dated list', () => {
  it.each([
    [1, 1, false],
    [20, 20, false],
    [21, 20, true],
  ])(
    'a list of %i records shows %i on its first page (link to older ones: %s)',
    async (count, most, goesOn) => {
      const { page } = await visitWithNews(count, widths.phone);
      await page.goto('/News');
      expect(await readTitles(page, 'Sample 0')).toHaveLength(most);
      expect(await main(page).getByRole('link', { name: messages.older, exact: true }).count()).toBe(
        goesOn ? 1 : 0,
      );
      await main(page).getByText(`${pageMessages.english.lastUpdated} 6 May 2031`).waitFor();
    },
  );

  it('a page without entries links to the newest ones', async () => {
    const { page } = await visit('/News?before=1000.a');
    await main(page).getByText(messages.nothing.title).waitFor();
    await main(page).getByRole('link', { name: messages.newest }).click();
    await readTitles(page, 'Clean-up day along the barangay road');
  });

  it.each([
    '?before=%E0%A4%A',
    '?before=javascript:1',
    `?after=${'9'.repeat(20)}.a`,
    '?before=1.__a__',
    '?x',
  ])('the invalid query %s shows the newest entries', async (search) => {
    const { page } = await visit(`/News${search}`);
    await readTitles(page, 'Clean-up day along the barangay road');
  });
});

describe('§8 malformed entries', () => {
  it('omits malformed entries or their malformed fields, and logs each record and field', async () => {
    const consoleLines: string[] = [];
    const { page, server } = await visit('/Visitor', { mayLog: [/^The record '/] });
    page.on('console', (message) => consoleLines.push(message.text()));
    await seedRecords(server, 'news', [
      { id: 'no-title', date: noon, summary: 'A sample.' },
      { id: 'odd-summary', title: 'Sample odd', slug: 'sample-odd', date: noon - 1, summary: ['a', 'list'] },
      { id: 'odd-slug', title: 'Sample unlinked', slug: '../home', date: noon - 2 },
      { id: 'odd-image', title: 'Sample picture', slug: 'a', date: noon - 3, image: { src: 'javascript:1' } },
      { id: 'odd-date', title: 'Sample undated', slug: 'sample-undated', date: '6 May' },
    ]);
    await page.goto('/News');
    expect((await readTitles(page, 'Sample odd')).slice(0, 4)).toEqual([
      'Sample odd',
      'Sample unlinked',
      'Sample picture',
      'Clean-up day along the barangay road',
    ]);
    expect(await main(page).getByRole('link', { name: 'Sample unlinked' }).count()).toBe(0);
    const records = consoleLines.filter((line) => line.startsWith('The record'));
    expect(records).toHaveLength(4);
    for (const [at, part] of [
      "'no-title' of News_List, field 'title' is missing",
      "'odd-summary' of News_List, field 'summary' must be one line of text",
      "'odd-slug' of News_List, field 'slug' must be",
      "'odd-image' of News_List, field 'image' must have",
    ].entries())
      expect(records[at]).toContain(part);
    expect(consoleLines.join()).not.toContain('javascript:1');
    await page.goto('/News/sample-undated');
    await main(page).getByText(pageMessages.english.article.undated).waitFor();
  });

  it.each(Object.entries(widths))(
    'shows forty payloads in every field as text at %s width (failures 22)',
    async (_, width) => {
      const { page, server } = await visit('/Visitor', { width, mayLog: [/^The record 'planted/] });
      const fields = ['slug', 'summary', 'body', 'image', 'source', 'updated', 'sample'];
      for (const list of ['ordinances', 'awards'] as const) {
        await clearList(server, list);
        await seedRecords(
          server,
          list,
          hostilePayloads.map((payload, at) => ({
            id: `planted-${String(at).padStart(2, '0')}`,
            ...Object.fromEntries(fields.map((field) => [field, payload])),
            title: payload,
            ...(at % 2 === 0 && { slug: `planted-${at}` }),
            date: noon - at,
          })),
        );
      }
      const expectClean = async () => {
        expect(await page.evaluate(() => 'ran' in window)).toBe(false);
        const hrefs = await main(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        for (const href of hrefs) expect(href).toMatch(/^\/(?!\/)/);
        expect(
          await main(page)
            .locator('script:not([type="application/ld+json"]), iframe, object, embed, style, form, svg a')
            .count(),
        ).toBe(0);
      };
      for (const path of ['/Ordinance', '/Awards-And-Distinctions']) {
        await page.goto(path);
        expect(await readTitles(page, hostilePayloads[0]!)).toEqual(hostilePayloads.slice(0, 20));
        await expectClean();
        await main(page).getByRole('link', { name: messages.older, exact: true }).click();
        expect(await readTitles(page, hostilePayloads[20]!)).toEqual(hostilePayloads.slice(20));
        await expectClean();
      }
      for (const at of [...hostilePayloads.keys()].filter((each) => each % 2 === 0)) {
        await page.goto(`/Ordinance/planted-${at}`);
        await main(page).getByRole('complementary').waitFor();
        expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(hostilePayloads[at]);
        await expectClean();
      }
    },
  );
});
