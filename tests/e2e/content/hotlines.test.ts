import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { newerMessages } from '../../../src/i18n/en/newer.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { site } from '../../../src/site.ts';
import { listStorageFaults } from '../../support/browser/brokenStorage.ts';
import { createHostileRecords } from '../../support/browser/filledRecords.ts';
import {
  callLinks,
  listItems,
  mainRegion,
  readOverflow,
  searchField,
  unreadLogs,
  waitForCount,
} from '../../support/browser/lookupPages.ts';
import {
  clearList,
  failListQueries,
  holdListQueries,
  mockListQueries,
  seedRecords,
} from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { hotlinesPath, malformedLog } from '../../support/lookupRecords.ts';
import { readSoundness, soundPage } from '../../support/pageSoundness.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const unreadHotlines = pageMessages.english.hotlines.none(
  partMessages.english.hours(site.hall.opens, site.hall.closes),
);

const readStoredContacts = (page: Page) => page.evaluate(() => window.localStorage.getItem('read contacts'));

/** The device stores query results; `later` moves the server's clock until they are stale. */
const visitWithStorage = async (path: string, options: Parameters<typeof visit>[1]) => {
  let at = testNow;
  const server = await startTestServer({ dist: inject('siteDist'), now: () => at });
  const visited = await visit(path, { ...options, server, storesQueryResults: true });
  const later = () => {
    at += (site.freshFor + 1) * 60_000;
  };
  return { ...visited, later };
};

describe('§7 the stored hotlines', () => {
  /** Stores the contacts of 6 May 2031 on the device, then lets them go stale: the next page load queries again. */
  const visitWithStoredContacts = async (mayLog: readonly RegExp[] = []) => {
    const opening = await visitWithStorage(toClientRenderedPath(hotlinesPath), { mayLog });
    await mainRegion(opening.page).getByText('0900 003').waitFor();
    await expect.poll(() => readStoredContacts(opening.page)).toContain('0900 003');
    opening.later();
    return opening;
  };
  const asOf = lookupMessages.english.hotlines.asOf('6 May 2031');

  it('shows the stored numbers with their date when the server answers 503 or cannot be reached', async () => {
    const { page } = await visitWithStoredContacts(unreadLogs);
    for (const isCut of [false, true]) {
      await failListQueries(page, 'contacts', isCut);
      await page.goto(toClientRenderedPath(hotlinesPath));
      await mainRegion(page).getByText(asOf).waitFor();
      expect([isCut, await callLinks(page).count()]).toEqual([isCut, 9]);
    }
    await searchField(page).fill('fire');
    await waitForCount(page, '2 of 6 contacts');
    await page.getByRole('contentinfo').getByText('0900 001 | Network 1').waitFor();
    expect(await mainRegion(page).getByText(pageMessages.english.lastUpdated).count()).toBe(0);
    await page.goto(toClientRenderedPath('/home'));
    await mainRegion(page).getByText('0900 003 | Network 1').waitFor();
    // The prerendered page shows as many numbers.
    await page.goto(hotlinesPath);
    await mainRegion(page).getByText(asOf).waitFor();
    expect(await callLinks(page).count()).toBe(9);
  });

  it('shows stored numbers at once, replaces them without moving them, and drops withdrawn ones from page and storage', async () => {
    const { page, later } = await visitWithStoredContacts();
    const readPlace = async () => (await callLinks(page).nth(1).boundingBox())?.y;
    const release = await holdListQueries(page, 'contacts');
    await page.reload();
    await mainRegion(page).getByText(asOf).waitFor();
    await mainRegion(page).getByText('0900 003').waitFor();
    const before = await readPlace();
    expect(before).toBeGreaterThan(0);
    release();
    await mainRegion(page).getByText(pageMessages.english.lastUpdated).waitFor();
    expect(await readPlace()).toBe(before);

    later();
    await mockListQueries(page, 'contacts', [{ id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' }]);
    await page.reload();
    await mainRegion(page).getByText('0900 777').waitFor();
    expect(await page.getByText('0900 003').count()).toBe(0);
    expect(await mainRegion(page).getByText(asOf).count()).toBe(0);
    await expect.poll(() => readStoredContacts(page)).toContain('0900 777');
    expect(await readStoredContacts(page)).not.toContain('0900 003');

    later();
    await mockListQueries(page, 'contacts', []);
    await page.reload();
    await mainRegion(page).getByText(partMessages.english.emergency.noneYet).waitFor();
    await expect.poll(() => readStoredContacts(page)).not.toContain('0900 777');
  });

  it.each(
    listStorageFaults([
      ['invalid', () => window.localStorage.setItem('read contacts', '{"readAt":1,"found":[null,{"id":7}]}')],
      [
        'a record without a number',
        () =>
          window.localStorage.setItem(
            'read contacts',
            '{"readAt":1,"found":[{"id":"x","data":{"name":"X"}}]}',
          ),
      ],
      ['an empty list', () => window.localStorage.setItem('read contacts', '{"readAt":1,"found":[]}')],
    ]),
  )('falls back to 911 or the prerendered numbers when storage is %s (failures 9)', async (_, fault) => {
    const { page } = await visit(toClientRenderedPath(hotlinesPath), {
      storesQueryResults: true,
      mayLog: [/The version check: /, malformedLog, ...unreadLogs],
      before: async (opening) => {
        await opening.addInitScript(fault);
      },
    });
    await mainRegion(page).getByText('0900 003').waitFor();
    await failListQueries(page, 'contacts');
    await page.reload();
    await mainRegion(page).getByText(unreadHotlines).waitFor();
    expect(await callLinks(page).count()).toBe(1);
    // The prerendered page needs no storage.
    await page.goto(hotlinesPath);
    await mainRegion(page).getByText(asOf).waitFor();
    expect(await callLinks(page).count()).toBe(9);
  });

  it('removes the stored numbers when new ones do not fit into storage', async () => {
    const { page } = await visitWithStoredContacts([/The version check: /]);
    await mockListQueries(page, 'contacts', [{ id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' }]);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await mainRegion(page).getByText('0900 777').waitFor();
    await expect.poll(() => readStoredContacts(page)).toBeNull();
  });

  it.each([
    ['stored', toClientRenderedPath(hotlinesPath)],
    ['prerendered', hotlinesPath],
  ])('updates a %s number at once, and shows a new contact only after a press', async (_, path) => {
    const { page } = await visitWithStoredContacts();
    await mockListQueries(page, 'contacts', [
      { id: 'barangay-emergency-desk', name: 'Sample desk', mobileCon1: '0900 888' },
      { id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' },
    ]);
    await page.goto(path);
    await mainRegion(page).getByText('0900 888').waitFor();
    expect(await callLinks(page).count()).toBe(2);
    await page.getByRole('button', { name: newerMessages.english.show }).click();
    await mainRegion(page).getByText('0900 777').waitFor();
    expect(await callLinks(page).count()).toBe(3);
  });
});

describe('§3 hostile records (failures 22)', () => {
  it('shows the payloads of stored contacts as text, and runs none', async () => {
    const { page, server, later } = await visitWithStorage('/home', {
      mayLog: [malformedLog, ...unreadLogs],
    });
    const shownPayloads = new Set(hostilePayloads.slice(0, 20));
    await clearList(server, 'contacts');
    await seedRecords(
      server,
      'contacts',
      createHostileRecords('contacts', 0, 20).map((each) => ({ ...each, mobileCon2: '0900 009' })),
    );
    later();
    const expectHarmless = async () => {
      expect(new Set(await listItems(page).locator('b').allTextContents())).toEqual(shownPayloads);
      expect(readSoundness(await page.content())).toEqual(soundPage);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(await readOverflow(page)).toBe(0);
    };
    await page.goto(hotlinesPath);
    await mainRegion(page).getByText('0900 009').last().waitFor();
    await expectHarmless();
    // The stored contacts are as hostile as the server's.
    await expect.poll(() => readStoredContacts(page)).toContain('0900 009');
    later();
    await failListQueries(page, 'contacts');
    await page.goto(toClientRenderedPath(hotlinesPath));
    await mainRegion(page).getByText('Numbers as of').waitFor();
    await expectHarmless();
  });
});
