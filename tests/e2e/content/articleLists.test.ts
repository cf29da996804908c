/** The dated lists and their articles: cursor pagination, the index of months, and reads at any list size. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { clearList, countReads, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { type Visit, visit, widths, withBrowser } from '../../support/browser/visit.ts';
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
        await expect.poll(() => of('news')).toBe(21);
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
