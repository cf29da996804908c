/** News and announcements in time: urgent and coming ones stand first, and each day names its meaning. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import type { locales } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { alertBanners } from '../../support/browser/alerts.ts';
import { withLocaleCookie } from '../../support/browser/locale.ts';
import { clearList, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { seedAlerts, typhoonAlert } from '../../support/server/alerts.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const { dated, article } = pageMessages.english;
const main = (page: Page) => page.getByRole('main');

/** Days from today; negative for the past. */
const onDay = (days: number, id: string, fields: Readonly<Record<string, unknown>> = {}): SeedRecord => ({
  id,
  title: `Sample ${id}`,
  slug: id.replaceAll(' ', '-'),
  date: testNow + days * 86_400_000,
  sample: true,
  ...fields,
});

const startServerWith = async (records: Partial<Record<'news' | 'announcements', readonly SeedRecord[]>>) => {
  const server = await startTestServer({ dist: inject('siteDist') });
  for (const list of ['news', 'announcements'] as const) {
    await clearList(server, list);
    await seedRecords(server, list, records[list] ?? []);
  }
  return server;
};

/** The titles of a list and the headings among them, in the order of the page. */
const readOrder = async (page: Page, from = main(page)): Promise<readonly string[]> => {
  await from
    .getByText(/^Sample /)
    .first()
    .waitFor();
  const texts = await from.getByRole('heading').allTextContents();
  return texts.filter((text) => /^Sample\b/.test(text) || text === dated.earlier);
};

const ahead = [300, 2, 1, 12, 5, 40].map((days) => onDay(days, `in ${days} days`));
const past = [onDay(-1, 'yesterday'), onDay(-90, 'long ago')];

describe('§2 the order of announcements', () => {
  it('is the nearest day first, then what has passed under a heading', async () => {
    const server = await startServerWith({ announcements: [...past, ...ahead, onDay(0, 'today')] });
    const { page } = await visit('/Announcements', { server });
    expect(await readOrder(page)).toEqual([
      'Sample today',
      ...[1, 2, 5, 12, 40, 300].map((days) => `Sample in ${days} days`),
      dated.earlier,
      'Sample yesterday',
      'Sample long ago',
    ]);
  });

  it('keeps the five nearest on Home, however many lie ahead', async () => {
    const server = await startServerWith({ announcements: [...past, ...ahead] });
    const { page } = await visit('/home', { server });
    const section = main(page).getByRole('region', { name: 'Announcements' });
    expect(await readOrder(page, section)).toEqual([1, 2, 5, 12, 40].map((days) => `Sample in ${days} days`));
  });

  it('is an urgent announcement first, also where many lie ahead', async () => {
    const server = await startServerWith({ announcements: ahead });
    await seedAlerts(server, [{ ...onDay(3, 'storm'), ...typhoonAlert }]);
    const { page } = await visit('/Announcements', { server });
    await alertBanners(page).waitFor();
    expect((await readOrder(page))[0]).toBe(typhoonAlert.title);
  });

  it('leads from the nearest twenty to those further ahead and to those that have passed', async () => {
    const many = Array.from({ length: 25 }, (_, days) => onDay(days, `day ${days}`));
    const server = await startServerWith({ announcements: [...many, ...past] });
    const { page } = await visit('/Announcements', { server });
    expect((await readOrder(page)).at(0)).toBe('Sample day 0');
    await main(page).getByRole('link', { name: dated.older, exact: true }).click();
    await main(page).getByText('Sample yesterday').waitFor();
    await page.goBack();
    await main(page).getByText('Sample day 0', { exact: true }).waitFor();
    await main(page).getByRole('link', { name: dated.newer, exact: true }).click();
    await main(page).getByText('Sample day 24', { exact: true }).waitFor();
  });
});

describe('§2 the day of news', () => {
  it('is in words where it is the day of publishing, with the year of another year alone', async () => {
    const server = await startServerWith({ news: [onDay(-1, 'new'), onDay(-200, 'old')] });
    const { page } = await visit('/News', { server });
    await main(page).getByText(article.published('5 May'), { exact: true }).waitFor();
    await main(page).getByText(article.published('18 October 2030'), { exact: true }).waitFor();
    expect(await main(page).getByRole('listitem').getByRole('time').count()).toBe(0);
    expect(await main(page).getByText(dated.earlier, { exact: true }).count()).toBe(0);
  });

  it('is a tile where it is the day of an event, which stands first until it is over', async () => {
    const begins = manilaInstant('2031-05-10T06:00');
    const event = { begins, ends: begins + 3 * 3_600_000, where: 'Sample court' };
    const server = await startServerWith({ news: [onDay(-1, 'new'), onDay(-9, 'clean-up', event)] });
    const { page } = await visit('/News', { server });
    expect(await readOrder(page)).toEqual(['Sample clean-up', dated.earlier, 'Sample new']);
    const row = main(page).getByRole('listitem').filter({ hasText: 'Sample clean-up' });
    expect(await row.getByRole('time').getAttribute('datetime')).toBe('2031-05-10');
    await row.getByText('Saturday, 6:00\u00a0am to 9:00\u00a0am', { exact: true }).waitFor();
    await row.getByText('Sample court', { exact: true }).waitFor();
    await row.getByRole('link').click();
    const facts = main(page).locator('dl');
    await facts.waitFor();
    expect((await facts.innerText()).replaceAll('\u00a0', ' ').split(/\s*\n\s*/)).toEqual([
      article.facts.when,
      'Saturday, 10 May 2031, 6:00 am to 9:00 am',
      article.facts.where,
      'Sample court',
      article.facts.published,
      'Sunday, 27 April 2031',
    ]);
  });

  it.each(['en', 'fil', 'ceb'] as const satisfies readonly (keyof typeof locales)[])(
    'has its headings and its words in the locale %s',
    async (locale) => {
      const messages = localizations[locale].translate(pageMessages);
      const server = await startServerWith({
        news: [onDay(-1, 'new'), onDay(-9, 'fair', { begins: testNow })],
      });
      const { page } = await visit('/News', { server, before: withLocaleCookie(locale) });
      await main(page).getByRole('heading', { name: messages.dated.earlier, exact: true }).waitFor();
      await main(page)
        .getByText(messages.article.published(locale === 'en' ? '5 May' : 'Mayo 5'), { exact: true })
        .waitFor();
    },
  );
});

describe('§2 a prerendered list that is read days later', () => {
  /** Visits as on a static host: the page is that of the sixth, and the server's time some days later. */
  const visitDaysLater = async (
    path: string,
    days: number,
    records: Parameters<typeof startServerWith>[0],
  ): Promise<Page> => {
    const server = await startServerWith(records);
    const { page } = await visit(path, {
      server,
      before: async (opening) => {
        await opening.route('**/version.json', async (route) => {
          const response = await route.fetch();
          const date = new Date(testNow + days * 86_400_000).toUTCString();
          await route.fulfill({ response, headers: { ...response.headers(), date } });
        });
      },
    });
    return page;
  };

  it('moves an event that has passed under its heading when the page knows the time', async () => {
    const announcements = [onDay(0, 'today'), onDay(1, 'tomorrow')];
    const page = await visitDaysLater('/Announcements', 2, { announcements });
    await main(page).getByRole('heading', { name: dated.earlier, exact: true }).waitFor();
    expect(await readOrder(page)).toEqual([dated.earlier, 'Sample tomorrow', 'Sample today']);
  });

  it.each(['/News', '/home'])(
    'names the year of a day of the year before when the page knows the time: %s',
    async (path) => {
      const event = { begins: testNow - 5 * 86_400_000 };
      const page = await visitDaysLater(path, 300, { news: [onDay(-1, 'new'), onDay(-9, 'fair', event)] });
      await main(page).getByText(article.published('5 May 2031'), { exact: true }).waitFor();
      await main(page).getByRole('time').filter({ hasText: '2031' }).waitFor();
    },
  );
});
