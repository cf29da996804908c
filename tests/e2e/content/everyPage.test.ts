/**
 * Every route with full and slow data at both widths, and a page of each kind with empty, malformed and hostile data (§2, §8;
 * failures 22, 23, 30). tests/node/content/everyPage.test.ts judges the HTML of every route with all of them.
 */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ListName, writtenPages } from '../../../src/content/schema/lists.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import type { PageName } from '../../../src/routes/table.ts';
import {
  allListNames,
  createFullRecords,
  createHostileRecords,
  createMalformedRecords,
} from '../../support/browser/filledRecords.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { clearList, countReads, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { toClientRenderedPath, type Visit, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { listAddresses, readSoundness, soundPage } from '../../support/pageSoundness.ts';
import { shardRows } from '../../support/sampling.ts';

withBrowser();

/** The id of a day is a day, also of a record with a wrong value. */
const wrongDayLog = /^The record '2031-.* of HallDay_List,/;

const shardCount = 4;

/** Each test goes through a quarter of the pages at a width: all pages would take longer than a test may. */
const shards = Object.entries(widths).flatMap(([name, width]) =>
  Array.from({ length: shardCount }, (_, shard) => [name, width, shard] as const),
);

/** A page of each kind: lists, records, sections, tables, map and form. */
const pageOfEachKind: ReadonlySet<PageName> = new Set([
  'Home',
  'News',
  'NewsArticle',
  'Visitor',
  'TourismMap',
  'History',
  'ElectedOfficials',
  'OfficialDetails',
  'EmergencyHotlines',
  'CitizensCharter',
  'ServiceDetail',
  'FormRequest',
  'ServiceForm',
]);

/** Addresses of `pageOfEachKind` with their pages. */
const listAddressesOfEachKind = (slug: string, id: string): readonly (readonly [PageName, string])[] =>
  listAddresses(slug, id)
    .map((address, at) => [allRoutes[at]!.page, address] as const)
    .filter(([name]) => pageOfEachKind.has(name));

interface Shifted {
  shifted: number;
}

const main = (page: Page) => page.getByRole('main');

/** A visit to a site whose lists hold exactly these records. */
const visitWithRecords = async (
  records: (list: ListName) => readonly SeedRecord[],
  options: Parameters<typeof visit>[1],
): Promise<Visit> => {
  const visited = await visit('/no-such-page', options);
  for (const list of allListNames) {
    await clearList(visited.server, list);
    await seedRecords(visited.server, list, records(list));
  }
  return visited;
};

/** Expects one h1, no overflow, no foreign element, no unsafe link and no broken picture. */
const expectSoundPage = async (page: Page, path: string, width: number) => {
  const seen = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    ran: 'ran' in window,
    broken: [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
  }));
  expect({ path, ...seen, ...readSoundness(await page.content()) }).toEqual({
    path,
    width,
    ran: false,
    broken: [],
    ...soundPage,
  });
};

/** How many of 25 sections a page has, when they are dealt out in turns. */
const countSections = (name: (typeof writtenPages)[number]): number =>
  Array.from({ length: 25 }, (_, at) => writtenPages[at % writtenPages.length]).filter(
    (each) => each === name,
  ).length;

/** How many documents each page reads when a list has 25 (the charter 100), besides the 20 contacts. */
const readBy: Readonly<Record<PageName, Partial<Record<ListName, number>>>> = {
  // Home and the list of forms read the charter to show the services on offer.
  // The card with the hall's hours reads the hall's days, from today on.
  Home: { news: 5, announcements: 5, charter: 100, hallDays: 24 },
  News: { news: 21 },
  NewsArticle: { news: 1 + 4 },
  Announcements: { announcements: 21, hallDays: 24 },
  AnnouncementArticle: { announcements: 1 + 4 },
  Ordinance: { ordinances: 21 },
  OrdinanceArticle: { ordinances: 1 + 4 },
  AwardsAndDistinctions: { awards: 21 },
  Resident: { pages: countSections('resident') },
  Visitor: { pages: countSections('visitor') },
  Government: { pages: countSections('government') },
  TheBarangay: { pages: countSections('the-barangay') },
  Tourism: { tourism: 25 },
  TourismMap: { tourism: 25 },
  History: { history: 25, pages: countSections('the-barangay') },
  ElectedOfficials: { officials: 25 },
  OfficialDetails: { officials: 25 },
  EmergencyHotlines: {},
  CitizensCharter: { charter: 100 },
  ServiceDetail: { charter: 100 },
  FormRequest: { charter: 100 },
  ServiceForm: { charter: 100, hallDays: 24 },
  RequestStatus: {},
  Verify: {},
  Accessibility: {},
};

describe('§2 every page', () => {
  it.each(shards)(
    'renders full lists at %s width, and reads only the expected number of records: %$ of 8',
    async (_, width, shard) => {
      const { page } = await visitWithRecords(
        (list) => createFullRecords(list, list === 'charter' ? 100 : 25),
        {
          width,
        },
      );
      const { of, reset } = countReads(page);
      for (const [at, path] of shardRows(
        [...listAddresses('sample-3', 'sample-003').entries()],
        shard,
        shardCount,
      )) {
        reset();
        await page.goto(path);
        await expectSoundPage(page, path, width);
        const expected = { contacts: 20, ...readBy[allRoutes[at]!.page] };
        // The test gets the body of an answer after the page, which is settled.
        await expect
          .poll(() => ({ path, ...Object.fromEntries(allListNames.map((list) => [list, of(list)])) }))
          .toEqual({
            path,
            ...Object.fromEntries(allListNames.map((list) => [list, 0])),
            ...expected,
          });
      }
    },
  );

  it.each(shards)('renders empty lists at %s width: %$ of 8', async (_, width, shard) => {
    const { page } = await visitWithRecords(() => [], { width });
    for (const [, path] of shardRows(listAddressesOfEachKind('none', 'none'), shard, shardCount)) {
      await page.goto(path);
      await expectSoundPage(page, path, width);
    }
  });
});

describe('§8 every page', () => {
  it.each(shards)(
    'shows the valid records beside a wrong value in each field at %s width: %$ of 8',
    async (_, width, shard) => {
      const { page } = await visitWithRecords(createMalformedRecords, {
        width,
        mayLog: [/^The record 'wrong-/, wrongDayLog],
      });
      for (const [name, path] of shardRows(
        listAddressesOfEachKind('sample-0', 'a-sound'),
        shard,
        shardCount,
      )) {
        await page.goto(path);
        await expectSoundPage(page, path, width);
        // The forms show only the services that they are for.
        const showsRecords =
          !['FormRequest', 'ServiceForm'].includes(name) && Object.keys(readBy[name]).length > 0;
        if (showsRecords)
          await main(page)
            .getByText(/^Sample 0 /)
            .filter({ visible: true })
            .first()
            .waitFor();
      }
    },
  );

  it.each(shards)(
    'runs none of forty payloads in each field, and renders no unsafe link, at %s width (failures 22): %$ of 8',
    async (_, width, shard) => {
      const half = hostilePayloads.length / 2;
      const { page, server } = await visit('/no-such-page', {
        width,
        mayLog: [/^The record 'hostile-/, wrongDayLog],
      });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      for (const from of [0, half]) {
        for (const list of allListNames) {
          await clearList(server, list);
          await seedRecords(server, list, createHostileRecords(list, from, from + half));
        }
        for (const [, path] of shardRows(
          listAddressesOfEachKind('hostile-0', 'hostile-00'),
          shard,
          shardCount,
        )) {
          await page.goto(path);
          await expectSoundPage(page, path, width);
        }
        const about = allRoutes.filter(({ path }) => path.includes(':'));
        const others = Array.from({ length: half - 1 }, (_each, at) => at + 1);
        for (const at of shardRows(others, shard, shardCount)) {
          const { path } = about[at % about.length] as (typeof about)[number];
          const number = String(at).padStart(2, '0');
          const each = path.replace(/:id$/, `hostile-${number}`).replace(/:\w+$/, `hostile-${at}`);
          await page.goto(each);
          await expectSoundPage(page, each, width);
        }
      }
      expect(dialogs).toEqual([]);
    },
  );

  it.each(shards)(
    'keeps the layout stable when slow queries finish at %s width: %$ of 8',
    async (_, width, shard) => {
      const { page } = await visit('/no-such-page', { width });
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((seen) => {
          for (const entry of seen.getEntries())
            (window as never as Shifted).shifted += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const prerenderedPath of shardRows(
        listAddresses('barangay-assembly', 'punong-barangay'),
        shard,
        shardCount,
      )) {
        const path = toClientRenderedPath(prerenderedPath);
        const release = await holdCalls(page, '**/*_List:runQuery');
        await page.goto(path);
        release();
        await waitUntilSettled(page);
        await page.unroute('**/*_List:runQuery');
        await expectSoundPage(page, path, width);
        // Cumulative Layout Shift: below 0.1 is good. The header of an article renders before its title is known.
        expect({ path, shifted: await page.evaluate(() => (window as never as Shifted).shifted) }).toEqual({
          path,
          shifted: expect.closeTo(0, 1),
        });
      }
    },
  );
});
