/** What a telephone keeps of the records (docs/decisions/0041-reads.md): as much as is good for it, and no harm where it cannot. */
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
const keys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(window.localStorage)
      .filter((key) => key.startsWith('read '))
      .sort(),
  );

/** UTF-16 units, without the hotlines. */
const mostOfAll = 500_000;
const sizeOf = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.localStorage)
      .filter(([key]) => key.startsWith('read ') && key !== 'read contacts')
      .reduce((sum, [, text]) => sum + String(text).length, 0),
  );

/** Before the first page alone: copies of these sizes, each a minute older than the one before it, and a key of another kind. */
const filledWith = (page: Page, sizes: readonly number[]) =>
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

describe('§7 the copies on a telephone', () => {
  it('never hold more than their share: the oldest go, the hotlines and what is not theirs stay', async () => {
    const { page } = await visit(toClientRenderedPath('/News'), {
      storesQueryResults: true,
      before: (opening) => filledWith(opening, [100_000, 100_000, 100_000, 100_000, 99_000]),
    });
    await main(page).getByText(title).waitFor();
    await expect.poll(() => isStored(page, 'read news page')).toBe(true);
    await expect.poll(() => isStored(page, 'read contacts')).toBe(true);
    expect(await sizeOf(page)).toBeLessThanOrEqual(mostOfAll);
    expect((await keys(page)).filter((key) => key.startsWith('read sample'))).toEqual(
      [0, 1, 2, 3].map((at) => `read sample ${at}`),
    );
    expect(await readStored(page, 'other')).toHaveLength(100_000);
    for (const path of ['/Ordinance', '/Announcements', '/Citizens-Charter']) {
      await page.goto(toClientRenderedPath(path));
      await main(page).getByRole('link').nth(3).waitFor();
      expect(await sizeOf(page)).toBeLessThanOrEqual(mostOfAll);
    }
    expect(await isStored(page, 'read contacts')).toBe(true);
  });

  it('that are too long are none, and leave no older one behind', async () => {
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
    await page.waitForLoadState('networkidle');
    await expect.poll(() => isStored(page, 'read news page')).toBe(false);
    await expect.poll(() => isStored(page, 'read contacts')).toBe(true);
  });

  it.each(
    listStorageFaults([
      ['rubbish', () => window.localStorage.setItem('read news page', '{"readAt":1,"found":[{}]}')],
      [
        'filled by somebody else',
        () =>
          window.localStorage.setItem(
            'read news page',
            '{"readAt":1e15,"found":{"documents":[null,{"id":{}}],"span":7,"hasOlder":"yes"}}',
          ),
      ],
    ]),
  )('do no harm where storage is %s, drawn or not (failures 9)', async (_, fault) => {
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
