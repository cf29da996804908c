/** The head of a page in a browser, after hydration, after navigation and in the shell. tests/node/ssr/head.test.ts has the served head. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toWindowTitle } from '../../../src/routes/menu.ts';
import { site } from '../../../src/site.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import {
  defaultAddress,
  expectCompleteHead,
  type PageHead,
  readHead,
  typesIn,
} from '../../support/pageHead.ts';

withBrowser();

const readLiveHead = async (page: Page): Promise<PageHead> => readHead(await page.content());

const waitForHeading = (page: Page, name?: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 1, ...(name === undefined ? {} : { name, exact: true }) })
    .waitFor();

describe('§2 the head of every page', () => {
  it('hydration leaves the head of a page of each kind as the server sent it', async () => {
    const { page } = await visit('/home');
    for (const path of [
      '/Home',
      '/News',
      '/Citizens-Charter',
      '/Request_Status',
      '/News/clean-up-day-along-the-barangay-road',
      '/official-details/punong-barangay',
      '/services/issuance-of-barangay-clearance',
    ]) {
      const served = readHead(await (await page.goto(path))!.text());
      await waitForHeading(page);
      expect([path, await readLiveHead(page)]).toEqual([path, served]);
      expectCompleteHead(served, path);
    }
  });

  it('renders the canonical spelling of a path that was typed in another', async () => {
    const { page } = await visit('/CITIZENS-charter/?from=a#b');
    await waitForHeading(page);
    expect((await readLiveHead(page)).canonicals).toEqual([`${defaultAddress}/Citizens-Charter`]);
  });

  it('replaces title, canonical link and metadata on each navigation', async () => {
    const { page, server } = await visit('/home');
    await seedRecords(server, 'news', [
      {
        id: 'hall',
        title: 'Hall repaired',
        slug: 'hall-repaired',
        summary: 'The roof is new.',
        date: Date.UTC(2031, 4, 5),
        updated: Date.UTC(2031, 4, 6),
      },
    ]);
    for (const title of ['News', 'Hall repaired', 'News', 'Home'] as const) {
      const region = title === 'Hall repaired' ? page.getByRole('main') : page.getByRole('contentinfo');
      await region.getByRole('link', { name: title, exact: true }).click();
      await waitForHeading(page, title === 'Home' ? undefined : title);
      await page.waitForURL(title === 'Hall repaired' ? '**/News/*' : `**/${title}`);
      const path = title === 'Hall repaired' ? '/News/hall-repaired' : `/${title}`;
      const head = await readLiveHead(page);
      expectCompleteHead(head, path);
      expect(head.titles).toEqual([title === 'Home' ? site.title : toWindowTitle(title)]);
      expect(head.metas['article:published_time']).toEqual(
        title === 'Hall repaired' ? ['2031-05-05'] : undefined,
      );
      expect(typesIn(head)).toEqual(
        title === 'Home'
          ? ['GovernmentOrganization']
          : ['BreadcrumbList', ...(title === 'News' ? [] : ['NewsArticle'])],
      );
    }
  });
});

describe('§2 the head of a record', () => {
  it.each([
    ['/News/none', 'Article not found'],
    ['/Ordinance/none', 'Ordinance not found'],
    ['/Announcements/none', 'Announcement not found'],
    ['/official-details/none', 'Official not found'],
    ['/services/none', 'Service not found'],
  ])('marks the missing record %s as noindex, without a canonical link', async (path, title) => {
    const { page } = await visit(path);
    await waitForHeading(page, title);
    const head = await readLiveHead(page);
    expect(head.canonicals).toEqual([]);
    expect(head.metas['og:url']).toBeUndefined();
    expect(head.metas.robots).toEqual(['noindex']);
    expect(head.metas.description).toHaveLength(1);
  });
});

describe('§2 sitemap.xml', () => {
  it('parses as XML in a browser', async () => {
    const { page } = await visit('/home');
    const locs = await page.evaluate(async () => {
      const answer = await fetch('/sitemap.xml');
      const sitemap = new DOMParser().parseFromString(await answer.text(), 'application/xml');
      return [...sitemap.querySelectorAll('parsererror, loc')].map((each) => each.textContent ?? '');
    });
    expect(locs).toContain(`${defaultAddress}/Citizens-Charter`);
  });
});
