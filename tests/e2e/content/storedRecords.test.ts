/** Records stored on the device (docs/decisions/0041-reads.md): their size limit, and unusable storage. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listStorageFaults } from '../../support/browser/brokenStorage.ts';
import { mockListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/server/runningServer.ts';

withBrowser();

const title = 'Clean-up day along the barangay road';
const main = (page: Page) => page.getByRole('main');
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => window.localStorage.getItem(name), key);
const isStored = async (page: Page, key: string) => (await readStored(page, key)) !== null;
const readStoredKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(window.localStorage)
      .filter((key) => key.startsWith('read '))
      .sort(),
  );

/** UTF-16 units, without the hotlines. */
const maxStoredUnits = 500_000;
const sizeOf = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.localStorage)
      .filter(([key]) => key.startsWith('read ') && key !== 'read contacts')
      .reduce((sum, [, text]) => sum + String(text).length, 0),
  );

/** Stores records of these sizes before the first page only, each a minute older than the last, and an unrelated key. */
const fillStorage = (page: Page, sizes: readonly number[]) =>
  page.addInitScript(
    ([all, at]) => {
      if (window.localStorage.getItem('other') !== null) return;
      window.localStorage.setItem('other', 'x'.repeat(100_000));
      for (const [index, size] of all.entries())
        window.localStorage.setItem(
          `read sample ${index}`,
          JSON.stringify({ readAt: at - (index + 20) * 60_000, found: 'x'.repeat(size) }),
        );
    },
    [sizes, testNow] as const,
  );

describe('§7 records stored on the device', () => {
  it('evicts the oldest records at the size limit, and keeps the hotlines and unrelated keys', async () => {
    const { page } = await visit(toClientRenderedPath('/News'), {
      storesQueryResults: true,
      before: (opening) => fillStorage(opening, [100_000, 100_000, 100_000, 100_000, 99_000]),
    });
    await main(page).getByText(title).waitFor();
    expect(await isStored(page, 'read news page')).toBe(true);
    expect(await isStored(page, 'read contacts')).toBe(true);
    expect(await sizeOf(page)).toBeLessThanOrEqual(maxStoredUnits);
    expect((await readStoredKeys(page)).filter((key) => key.startsWith('read sample'))).toEqual(
      [0, 1, 2, 3].map((at) => `read sample ${at}`),
    );
    expect(await readStored(page, 'other')).toHaveLength(100_000);
    for (const path of ['/Ordinance', '/Announcements', '/Citizens-Charter']) {
      await page.goto(toClientRenderedPath(path));
      await main(page).getByRole('link').nth(3).waitFor();
      expect(await sizeOf(page)).toBeLessThanOrEqual(maxStoredUnits);
    }
    expect(await isStored(page, 'read contacts')).toBe(true);
  });

  it('stores no oversized list, and removes its older copy', async () => {
    const { page } = await visit(toClientRenderedPath('/News'), {
      storesQueryResults: true,
      before: async (opening) => {
        await opening.addInitScript(() =>
          window.localStorage.setItem('read news page', '{"readAt":1,"found":{"documents":[]}}'),
        );
        await mockListQueries(opening, 'news', [
          { id: 'long', title: 'Sample', date: testNow, body: 'x'.repeat(130_000) },
        ]);
      },
    });
    await expect.poll(() => isStored(page, 'read news page')).toBe(false);
    expect(await isStored(page, 'read contacts')).toBe(true);
  });

  it.each(
    listStorageFaults([
      ['invalid', () => window.localStorage.setItem('read news page', '{"readAt":1,"found":[{}]}')],
      [
        'filled with another format',
        () =>
          window.localStorage.setItem(
            'read news page',
            '{"readAt":1e15,"found":{"documents":[null,{"id":{}}],"span":7,"hasOlder":"yes"}}',
          ),
      ],
    ]),
  )('shows the news, prerendered or not, when storage is %s (failures 9)', async (_, fault) => {
    const { page } = await visit(toClientRenderedPath('/News'), {
      storesQueryResults: true,
      mayLog: [/The version check: /],
      before: async (opening) => {
        await opening.addInitScript(fault);
      },
    });
    for (const path of [toClientRenderedPath('/News'), '/News']) {
      await page.goto(path);
      await main(page).getByText(title).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }
  });
});
