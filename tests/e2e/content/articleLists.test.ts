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

describe('§2 the dated lists at 1280 px', () => {
  const image = {
    src: '/images/sample-fields-{width}.webp',
    alt: 'Sample drawing',
    width: 960,
    height: 540,
    widths: [480, 960],
  };
  const picture = (page: Page) => main(page).getByRole('img', { name: image.alt });

  it('leads the news with the picture of the first article, 540 px wide and 16:9, beside its text', async () => {
    const { page, server } = await visitWithNews(3, widths.desk);
    await seedRecords(server, 'news', [{ ...entries(1)[0]!, image }]);
    await page.goto('/News');
    await readTitles(page, 'Sample 0');
    expect(await picture(page).count()).toBe(1);
    const box = (await picture(page).boundingBox())!;
    expect([box.width, Math.round((box.width / box.height) * 9)]).toEqual([540, 16]);
    const [lead, second, third] = await Promise.all(
      [0, 1, 2].map(async (at) => (await main(page).getByRole('listitem').nth(at).boundingBox())!),
    );
    expect([lead!.y, lead!.y + lead!.height].map(Math.round)).toEqual(
      [box.y - 20, box.y + box.height + 21].map(Math.round),
    );
    // The others stand in two columns below it.
    expect([second!.y, second!.x < third!.x]).toEqual([third!.y, true]);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    expect(await picture(page).isVisible()).toBe(false);
  });

  it("shows the hall's days and the announcements of each day beside the announcements, and below them on a phone", async () => {
    const visited = await visit('/Visitor', { width: widths.desk });
    const { page, server } = visited;
    await clearList(server, 'announcements');
    await seedRecords(server, 'announcements', [
      { ...entries(1)[0]!, title: 'Sample tomorrow', date: noon + day },
      {
        ...entries(1)[0]!,
        id: 'far',
        slug: 'far',
        title: 'Own notice',
        date: noon + 30 * day,
        sample: false,
      },
    ]);
    await page.goto('/Announcements');
    const days = main(page).getByRole('complementary', { name: messages.nextDays });
    await readTitles(page, 'Sample tomorrow');
    const rows = await days.getByRole('listitem').allTextContents();
    expect(rows.map((row) => row.replaceAll('\u00a0', ' '))).toEqual([
      'Tue 6 May: 8:00 am – 5:00 pm',
      'Wed 7 May: 8:00 am – 5:00 pmSample tomorrow Sample',
      'Thu 8 May: 8:00 am – 5:00 pm',
      'Fri 9 May: 8:00 am – 5:00 pm',
      'Sat 10 May, Sun 11 May: closed',
      'Mon 12 May: 8:00 am – 5:00 pm',
    ]);
    const list = titles(page).first();
    const isBeside = async () => (await days.boundingBox())!.x > (await list.boundingBox())!.x + 600;
    expect(await isBeside()).toBe(true);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    expect((await days.boundingBox())!.y).toBeGreaterThan((await titles(page).last().boundingBox())!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
  });
});
