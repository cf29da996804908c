/** A prerendered list of news or announcements that is read days later. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { clearList, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
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
