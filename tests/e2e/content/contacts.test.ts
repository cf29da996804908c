import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { newerMessages } from '../../../src/i18n/en/newer.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { site } from '../../../src/site.ts';
import { listStorageFaults } from '../../support/browser/brokenStorage.ts';
import {
  createNumberedRecords,
  failListQueries,
  holdListQueries,
  mockListQueries,
  seedRecords,
} from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { shardRows, takeSample } from '../../support/sampling.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const unreadHotlines = pageMessages.english.hotlines.none(
  partMessages.english.hours(site.hall.opens, site.hall.closes),
);

const contacts = 'contacts';
const charter = 'charter';
const officials = 'officials';

const hotlines = '/Emergency-Hotlines';
const services = '/Citizens-Charter';
const people = '/Elected-Officials';

const unread = [/The list '\w+' could not be read/, /503|ERR_/];
const malformed = /^The record '[^']+' of \w+, field '\w+' (must|is missing)/;

/** Window widths: the narrowest that the site supports, and the common ones. */
const windowWidths = [320, ...Object.values(widths)];

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
/** Matches from the start: '2 of 6 contacts' is not '6 contacts'. */
const waitForCount = (page: Page, text: string) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}`) })
    .waitFor();
const calls = (page: Page) => main(page).getByTitle('Click to call now!');
const hrefs = (page: Page) =>
  page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const readStoredContacts = (page: Page) => page.evaluate(() => window.localStorage.getItem('read contacts'));
const rows = (page: Page) => main(page).getByRole('rowheader');

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

const contact = (at: number) => ({
  name: `Sample office ${at}`,
  group: ['Water', 'Health', ''][at % 3],
  mobileCon1: `0900 1${at}`,
  network1: 'Network 9',
  order: 10 + at,
  updated: testNow,
});
const service = (at: number) => ({
  name: `Sample service ${at}`,
  client: at % 2 === 0 ? '• Residents\n• Business owners' : '',
  fees: ['A copy: ₱2', 'Certified: ₱10'],
  processing_time: ['2 hours', '5 minutes'],
  requirements: ['Sample Peñafrancia card'],
  updated: testNow,
});
const official = (at: number) => ({
  position: 'Sample Officer',
  name: `Sample ${at}`,
  order: 30 + at,
  appointed: at % 2 === 1,
  updated: testNow,
});

describe('§2 two taps from Home', () => {
  it.each([
    ['the hotlines', 'Emergency hotlines', '0900 003 | Network 1'],
    ['the charter', 'Fees, time and what to bring', 'Total time'],
  ])('a link on Home opens %s', async (_, way, text) => {
    const { page } = await visit('/home');
    await main(page).getByRole('link', { name: way }).click();
    await main(page).getByText(text).first().waitFor();
  });

  it('a lookup page queries its own list, the contacts and the alerts once each', async () => {
    for (const [path, list, most] of [
      [hotlines, contacts, 20],
      [services, charter, 100],
      [people, officials, 100],
      ['/official-details/punong-barangay', officials, 100],
    ] as const) {
      const queries: unknown[] = [];
      const { page } = await visit(path, {
        before: async (opening) => {
          opening.on('request', (request) => {
            if (!request.url().endsWith(':runQuery')) return;
            const { structuredQuery } = request.postDataJSON();
            queries.push([request.url().split('/').at(-1)?.split(':')[0], structuredQuery.limit]);
          });
        },
      });
      await main(page).getByText(pageMessages.english.lastUpdated).waitFor();
      const onEveryPage = [
        [lists.announcements.collection, 5],
        [lists.contacts.collection, 20],
      ];
      const own = list === contacts ? [] : [[lists[list].collection, most]];
      await expect.poll(() => [...queries].sort()).toEqual([...onEveryPage, ...own].sort());
    }
  });
});

describe('§2 §9 the emergency hotlines', () => {
  it.each(shardRows(Object.entries(widths), 1, 2))(
    'groups the contacts under headings at %s width',
    async (_, width) => {
      const { page, server } = await visit('/home', { width });
      await seedRecords(server, contacts, createNumberedRecords(14, contact));
      await page.goto(hotlines);
      await main(page).getByText('Sample office 13').waitFor();
      expect(await main(page).getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Barangay',
        'Police and fire',
        'Disaster and rescue',
        'Health',
        'Power and water',
        'Water',
        lookupMessages.english.hotlines.ungrouped,
      ]);
      expect(await main(page).getByRole('listitem').count()).toBe(20);
      expect(await calls(page).first().textContent()).toContain('911');
      await main(page)
        .getByText(`${pageMessages.english.lastUpdated} 18 November 2026`)
        .waitFor({ state: 'detached' });
      await main(page).getByText('6 May 2031').waitFor();
      expect(await overflow(page)).toBe(0);
    },
  );

  it('renders no headings without groups, and no search field for four contacts', async () => {
    const { page } = await visit(toClientRenderedPath(hotlines), {
      before: (opening) =>
        mockListQueries(
          opening,
          contacts,
          createNumberedRecords(4, (at) => ({ ...contact(at), group: null })),
        ),
    });
    await main(page).getByText('Sample office 3').waitFor();
    expect(await main(page).getByRole('heading', { level: 2 }).count()).toBe(0);
    expect(await field(page).count()).toBe(0);
  });

  it('finds contacts by name, group, digits and carrier, and always shows 911', async () => {
    const { page, server } = await visit('/home');
    const name = 'Peñafrancia station';
    await seedRecords(server, contacts, [
      { id: 'x', name, mobileCon1: '0900 011', order: 99, group: 'Others' },
    ]);
    await page.goto(hotlines);
    for (const [typed, numbers] of [
      ['UNIT  rural', ['0900 005', '0900 006']],
      ['police', ['0900 002', '0900 003']],
      ['900008', ['0900 008']],
      ['0900 007', ['0900 007']],
      ['network 1', ['0900 001', '0900 004', '0900 003', '0900 008', '0900 005', '0900 006']],
      ['penafrancia', ['0900 011']],
    ] as const) {
      await field(page).fill(typed);
      // The list may update after the field.
      const shown = async () => (await calls(page).allTextContents()).map((text) => text.split(' | ')[0]);
      await expect.poll(shown).toEqual([expect.stringContaining('911'), ...numbers]);
    }
  });

  it('reports a search without matches, and restores all contacts by mouse or keyboard', async () => {
    const { page } = await visit(hotlines);
    await field(page).focus();
    await page.keyboard.type('no such number');
    await waitForCount(page, lookupMessages.english.hotlines.filter.none);
    expect(await calls(page).count()).toBe(1);
    await main(page).getByRole('button', { name: lookupMessages.english.hotlines.filter.showAll }).click();
    await waitForCount(page, '6 contacts');
    expect(await field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.type('fire');
    await waitForCount(page, '2 of 6 contacts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await waitForCount(page, '6 contacts');
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('tel:0900001');
  });

  it('stores the search text in no address, storage, cookie or history', async () => {
    const { page } = await visit(hotlines);
    await field(page).fill('planted words');
    await waitForCount(page, lookupMessages.english.hotlines.filter.none);
    expect(
      await page.evaluate(() =>
        JSON.stringify([
          location.href,
          history.state,
          { ...window.localStorage },
          { ...window.sessionStorage },
          document.cookie,
        ]),
      ),
    ).not.toContain('planted');
    expect(await field(page).evaluate((each) => (each as HTMLInputElement).autocomplete)).toBe('off');
  });

  it('shows 911 and a skeleton while the contacts load, without an empty or error message', async () => {
    let release = () => {};
    const { page } = await visit(toClientRenderedPath(hotlines), {
      before: async (opening) => {
        release = await holdListQueries(opening, contacts);
      },
    });
    await calls(page).waitFor();
    await main(page).getByText(partMessages.english.loading).waitFor();
    expect(await calls(page).count()).toBe(1);
    for (const message of [unreadHotlines, partMessages.english.emergency.noneYet])
      expect(await page.getByText(message).count()).toBe(0);
    release();
    await main(page).getByText('0900 003').waitFor();
    expect(await main(page).getByText(partMessages.english.loading).count()).toBe(0);
  });

  it('shows one message when no contacts exist, and another on Home when the query fails', async () => {
    const none = await visit(toClientRenderedPath(hotlines), {
      before: (opening) => mockListQueries(opening, contacts, []),
    });
    await main(none.page).getByText(partMessages.english.emergency.noneYet).waitFor();
    await none.page.goto(toClientRenderedPath('/home'));
    await main(none.page).getByText(partMessages.english.emergency.noneYet).waitFor();
    const failed = await visit(toClientRenderedPath('/home'), {
      mayLog: unread,
      before: async (opening) => {
        await failListQueries(opening, contacts);
      },
    });
    await main(failed.page).getByText(lookupMessages.english.hotlines.unreadable).waitFor();
    expect(await failed.page.getByText(partMessages.english.emergency.noneYet).count()).toBe(0);
    await failed.page.getByRole('contentinfo').getByRole('link', { name: '911' }).waitFor();
  });

  it.each(takeSample(windowWidths, 1))(
    'omits malformed contacts at %i pixels, and logs each record and field',
    async (width) => {
      const logged: string[] = [];
      const { page } = await visit(toClientRenderedPath(hotlines), {
        width,
        mayLog: [malformed],
        before: async (opening) => {
          opening.on('console', (message) => logged.push(message.text()));
          await mockListQueries(opening, contacts, [
            { id: 'sound', name: 'Sample sound', mobileCon1: '0900 001', group: 7 },
            { id: 'nameless', mobileCon1: '0900 001' },
            {
              id: 'long',
              name: 'x'.repeat(120),
              group: 'y'.repeat(80),
              mobileCon1: '0'.repeat(24),
              network1: 'z'.repeat(40),
            },
            { id: 'lettered', name: 'Sample lettered', mobileCon1: 'CALL ME', updated: 'yesterday' },
            {
              id: 'listed',
              name: 'Sample listed',
              mobileCon1: ['0900 001'],
              mobileCon2: '0900 002',
              group: {},
            },
          ]);
        },
      });
      await main(page).getByText('Sample listed').waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(3);
      expect(await overflow(page)).toBe(0);
      const malformedFields = logged
        .map((line) => malformed.exec(line)?.[0] ?? '')
        .filter((line) => line !== '');
      expect(malformedFields.map((line) => line.replace(/ of \w+/, '')).sort()).toEqual([
        "The record 'lettered', field 'mobileCon1' is missing",
        "The record 'lettered', field 'mobileCon1' must",
        "The record 'lettered', field 'updated' must",
        "The record 'listed', field 'group' must",
        "The record 'listed', field 'mobileCon1' must",
        "The record 'nameless', field 'name' is missing",
      ]);
      expect(logged.join()).not.toContain('CALL ME');
    },
  );
});

describe('§7 the stored hotlines', () => {
  /** Stores the contacts of 6 May 2031 on the device, then lets them go stale: the next page load queries again. */
  const visitWithStoredContacts = async (mayLog: readonly RegExp[] = []) => {
    const opening = await visitWithStorage(toClientRenderedPath(hotlines), { mayLog });
    await main(opening.page).getByText('0900 003').waitFor();
    await expect.poll(() => readStoredContacts(opening.page)).toContain('0900 003');
    opening.later();
    return opening;
  };
  const asOf = lookupMessages.english.hotlines.asOf('6 May 2031');

  it.each(
    takeSample(
      [
        ['answers 503', false],
        ['cannot be reached', true],
      ] as const,
      1,
    ),
  )('shows the stored numbers with their date when the server %s', async (_, isCut) => {
    const { page } = await visitWithStoredContacts(unread);
    await failListQueries(page, contacts, isCut);
    await page.reload();
    await main(page).getByText(asOf).waitFor();
    expect(await calls(page).count()).toBe(9);
    await field(page).fill('fire');
    await waitForCount(page, '2 of 6 contacts');
    await page.getByRole('contentinfo').getByText('0900 001 | Network 1').waitFor();
    expect(await main(page).getByText(pageMessages.english.lastUpdated).count()).toBe(0);
    await page.goto(toClientRenderedPath('/home'));
    await main(page).getByText('0900 003 | Network 1').waitFor();
    // The prerendered page shows as many numbers.
    await page.goto(hotlines);
    await main(page).getByText(asOf).waitFor();
    expect(await calls(page).count()).toBe(9);
  });

  it('shows stored numbers at once, and drops a withdrawn one from page and storage after the query', async () => {
    const { page } = await visitWithStoredContacts();
    await mockListQueries(page, contacts, [{ id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' }]);
    const release = await holdListQueries(page, contacts);
    await page.reload();
    await main(page).getByText(asOf).waitFor();
    await main(page).getByText('0900 003').waitFor();
    const before = (await calls(page).nth(1).boundingBox())?.y;
    expect(before).toBeGreaterThan(0);
    release();
    await main(page).getByText('0900 777').waitFor();
    expect(await page.getByText('0900 003').count()).toBe(0);
    expect(await main(page).getByText(asOf).count()).toBe(0);
    await expect.poll(() => readStoredContacts(page)).toContain('0900 777');
    expect(await readStoredContacts(page)).not.toContain('0900 003');
  });

  it('replaces the stored numbers with the query result without moving them', async () => {
    const { page } = await visitWithStoredContacts();
    const place = async () => (await calls(page).nth(1).boundingBox())?.y;
    const release = await holdListQueries(page, contacts);
    await page.reload();
    await main(page).getByText(asOf).waitFor();
    const withCopy = await place();
    release();
    await main(page).getByText(pageMessages.english.lastUpdated).waitFor();
    expect(await place()).toBe(withCopy);
  });

  it('removes the stored numbers when the server has no contacts left', async () => {
    const { page } = await visitWithStoredContacts();
    await mockListQueries(page, contacts, []);
    await page.reload();
    await main(page).getByText(partMessages.english.emergency.noneYet).waitFor();
    await expect.poll(() => readStoredContacts(page)).not.toContain('0900 003');
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
    const { page } = await visit(toClientRenderedPath(hotlines), {
      storesQueryResults: true,
      mayLog: [/The version check: /, malformed, ...unread],
      before: async (opening) => {
        await opening.addInitScript(fault);
      },
    });
    await main(page).getByText('0900 003').waitFor();
    await failListQueries(page, contacts);
    await page.reload();
    await main(page).getByText(unreadHotlines).waitFor();
    expect(await calls(page).count()).toBe(1);
    // The prerendered page needs no storage.
    await page.goto(hotlines);
    await main(page).getByText(asOf).waitFor();
    expect(await calls(page).count()).toBe(9);
  });

  it('removes the stored numbers when new ones do not fit into storage', async () => {
    const { page } = await visitWithStoredContacts([/The version check: /]);
    await mockListQueries(page, contacts, [{ id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' }]);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.reload();
    await main(page).getByText('0900 777').waitFor();
    await expect.poll(() => readStoredContacts(page)).toBeNull();
  });

  it.each([
    ['stored', toClientRenderedPath(hotlines)],
    ['prerendered', hotlines],
  ])('updates a %s number at once, and shows a new contact only after a press', async (_, path) => {
    const { page } = await visitWithStoredContacts();
    await mockListQueries(page, contacts, [
      { id: 'barangay-emergency-desk', name: 'Sample desk', mobileCon1: '0900 888' },
      { id: 'sound', name: 'Sample sound', mobileCon1: '0900 777' },
    ]);
    await page.goto(path);
    await main(page).getByText('0900 888').waitFor();
    expect(await calls(page).count()).toBe(2);
    await page.getByRole('button', { name: newerMessages.english.show }).click();
    await main(page).getByText('0900 777').waitFor();
    expect(await calls(page).count()).toBe(3);
  });
});

describe("§2 the citizen's charter", () => {
  it('shows client, time and fee in one row, or stacked on a phone, and opens the service by a click', async () => {
    const { page } = await visit(services, { width: widths.desk });
    await rows(page).first().waitFor();
    expect(await main(page).getByRole('columnheader').allTextContents()).toEqual([
      'Service',
      'Client',
      'Total time',
      'Fee',
    ]);
    const clearance = main(page).getByRole('row').filter({ hasText: 'Issuance of Barangay Clearance' });
    expect(await clearance.getByRole('cell').allTextContents()).toEqual([
      `Residents of ${site.barangay}`,
      '30 minutes (Under Normal Circumstances)',
      'Barangay Clearance: ₱50, and 1 more',
    ]);
    const tops = async () =>
      Promise.all(
        [clearance.getByRole('rowheader'), ...(await clearance.getByRole('cell').all())].map(
          async (cell) => (await cell.boundingBox())?.y,
        ),
      );
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    const [name, client] = await tops();
    expect(client).toBeGreaterThan(name ?? 0);
    // The whole row can be tapped.
    const { width = 0, height = 0 } = (await clearance.boundingBox()) ?? {};
    await clearance.click({ position: { x: width - 8, y: height - 8 } });
    await page.waitForURL('**/services/issuance-of-barangay-clearance');
  });

  it.each(shardRows(Object.entries(widths), 0, 2))(
    'lists a hundred services at %s width, and finds one by its name',
    async (_, width) => {
      const { page, server } = await visit('/home', { width });
      await seedRecords(server, charter, createNumberedRecords(99, service));
      await page.goto(services);
      await waitForCount(page, '100 services');
      expect(await rows(page).count()).toBe(100);
      await main(page).getByText(`${pageMessages.english.lastUpdated} 6 May 2031`).waitFor();
      await field(page).fill('SERVICE 77');
      await waitForCount(page, '1 of 100 services');
      await rows(page).getByRole('link').click();
      await page.waitForURL('**/services/sample-service-77');
    },
  );

  it('finds a service by name, short name, description, client, requirements and fee', async () => {
    const { page } = await visit(services);
    for (const [typed, count] of [
      ['similar reproduction', 1],
      ['copies', 1],
      ['cedula', 1],
      ['organizations', 1],
      ['yellow card', 1],
      ['jobseeker', 2],
      ['residents ₱50', 2],
      ['clearance', 2],
    ] as const) {
      await waitForCount(page, '6 services');
      await field(page).fill(typed);
      await waitForCount(page, `${count} of 6 services`);
      expect(await rows(page).count()).toBe(count);
      await field(page).fill('');
    }
    expect(new URL(page.url()).search).toBe('');
  });

  it('names the barangay hall when no service matches, and shows all services again by a button', async () => {
    const { page } = await visit(services);
    await field(page).fill('no such service');
    await waitForCount(page, 'No service matches your search. Ask at the barangay hall, Monday to Friday');
    expect(await rows(page).count()).toBe(0);
    await main(page).getByRole('button', { name: lookupMessages.english.charter.filter.showAll }).click();
    await waitForCount(page, '6 services');
    expect(await rows(page).count()).toBe(6);
  });

  it.each(takeSample(windowWidths, 1))(
    'wraps names of 300 characters at %i pixels, and shows the valid fields of a malformed service',
    async (width) => {
      const { page } = await visit(toClientRenderedPath(services), {
        width,
        mayLog: [malformed],
        before: (opening) =>
          mockListQueries(opening, charter, [
            { id: 'long', name: 'x'.repeat(300), client: 'y'.repeat(2_000), fees: ['z'.repeat(2_000)] },
            {
              id: 'odd',
              name: 'Sample odd',
              fees: { one: 1 },
              client: ['list'],
              processing_time: 7,
              updated: '1',
            },
            { id: 'nameless', fees: ['Free'] },
          ]),
      });
      await rows(page).first().waitFor();
      expect(await rows(page).count()).toBe(2);
      const odd = main(page).getByRole('row').filter({ hasText: 'Sample odd' });
      expect(await odd.getByRole('cell').allTextContents()).toEqual([
        lookupMessages.english.charter.noClient,
        '7 minutes (Under Normal Circumstances)',
        lookupMessages.english.charter.noFee,
      ]);
      expect(await overflow(page)).toBe(0);
      expect(await main(page).getByText(pageMessages.english.lastUpdated).count()).toBe(0);
    },
  );

  it('prints the charter and the hotlines without the search field', async () => {
    const { page } = await visit(services);
    await rows(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await field(page).isVisible()).toBe(false);
    expect(await main(page).getByRole('columnheader', { name: 'Total time' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(hotlines);
    await main(page).getByText('0900 003').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await field(page).isVisible()).toBe(false);
    expect(await main(page).getByText('0900 003 | Network 1').isVisible()).toBe(true);
  });
});

describe('§2 the officials', () => {
  const image = { src: '/images/sample.svg', alt: 'Sample portrait', width: 400, height: 500 };
  const mockPortrait = (page: Page) =>
    page.route('**/images/sample.svg', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500"/></svg>',
      }),
    );

  it.each(shardRows(Object.entries(widths), 1, 2))(
    'lists a hundred officials at %s width, and opens the details of one',
    async (_, width) => {
      const { page, server } = await visit('/home', { width });
      await seedRecords(server, officials, createNumberedRecords(89, official));
      await page.goto(people);
      await main(page).getByText(`${pageMessages.english.lastUpdated} 6 May 2031`).waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(100);
      expect(await overflow(page)).toBe(0);
      await main(page).getByRole('listitem').filter({ hasText: 'Sample 88' }).getByRole('link').click();
      await main(page).getByRole('heading', { level: 1, name: 'Sample 88' }).waitFor();
      expect(await main(page).getByRole('complementary').getByRole('link').count()).toBe(13);
      await main(page).getByRole('link', { name: lookupMessages.english.officials.all }).click();
      await main(page).getByRole('heading', { level: 1, name: 'Elected Officials' }).waitFor();
    },
  );

  it('shows a photograph in a frame 148 pixels high in the list, and again on the details page', async () => {
    const { page, server } = await visit('/home', {
      width: widths.desk,
      before: async (opening) => {
        await mockPortrait(opening);
      },
    });
    await seedRecords(server, officials, [
      { id: 'x', ...official(1), image, name: 'Sample with photograph' },
    ]);
    await page.goto(people);
    const photograph = main(page).getByRole('img', { name: 'Sample portrait' });
    await photograph.scrollIntoViewIfNeeded();
    const [inside, frame] = [await photograph.boundingBox(), await photograph.locator('../..').boundingBox()];
    expect(frame?.height).toBe(148);
    expect(inside?.width).toBe(frame?.width);
    expect(inside?.height).toBe(142);
    expect(await photograph.evaluate((each) => getComputedStyle(each).objectFit)).toBe('cover');
    await main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Sample portrait' }) })
      .getByRole('link')
      .click();
    await main(page).getByRole('heading', { level: 1, name: 'Sample with photograph' }).waitFor();
    await photograph.waitFor();
  });

  it('shows term, committees, text, the hall and the last update of an official', async () => {
    const { page, server } = await visit('/home');
    await seedRecords(server, officials, [
      {
        id: 'x',
        ...official(1),
        term: '2023 to 2026',
        committees: ['• Health', '', 'Education'],
        body: 'First paragraph.\n\nSecond **paragraph**.',
      },
    ]);
    await page.goto('/official-details/x');
    const text = main(page);
    await text.getByText('2023 to 2026').waitFor();
    const committees = text
      .locator('section')
      .filter({ hasText: lookupMessages.english.officials.committees });
    expect(await committees.getByRole('listitem').allTextContents()).toEqual(['Health', 'Education']);
    await text.getByText('Second paragraph.').waitFor();
    await text.getByText(site.hall.name).waitFor();
    await text.getByText(`${pageMessages.english.lastUpdated} 6 May 2031`).waitFor();
  });

  it.each(takeSample(windowWidths, 1))(
    'shows long names and malformed fields without horizontal scrolling at %i pixels',
    async (width) => {
      const { page } = await visit(toClientRenderedPath(people), {
        width,
        mayLog: [malformed],
        before: (opening) =>
          mockListQueries(opening, officials, [
            { id: 'long', position: 'x'.repeat(120), name: 'y'.repeat(120), term: 'z'.repeat(80), order: 1 },
            {
              id: 'odd',
              position: 'Sample odd',
              name: {},
              image: 'none',
              committees: 7,
              order: 'first',
              body: [],
            },
            { id: 'none', name: 'Sample without position' },
          ]),
      });
      await main(page).getByRole('listitem').first().waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(2);
      expect(await overflow(page)).toBe(0);
      for (const id of ['long', 'odd']) {
        await page.goto(`/official-details/${id}`);
        await main(page).getByText('Where to ask').waitFor();
        expect(await overflow(page)).toBe(0);
      }
    },
  );

  it('reports an unknown official as not found, and reaches the others by keyboard', async () => {
    const { page } = await visit('/official-details/none');
    await main(page).getByRole('heading', { level: 1, name: 'Official not found' }).waitFor();
    await main(page)
      .getByRole('link', { name: pageMessages.english.article.back('Elected Officials') })
      .focus();
    await page.keyboard.press('Enter');
    await main(page).getByRole('heading', { level: 1, name: 'Elected Officials' }).waitFor();
    await main(page).getByRole('link', { name: 'Punong Barangay' }).focus();
    await page.keyboard.press('Enter');
    await main(page).getByText('Where to ask').waitFor();
  });
});

describe('§8 services and officials', () => {
  const slow = [
    [services, charter, 'Issuance of Barangay Clearance'],
    [people, officials, 'Barangay Treasurer'],
    ['/official-details/punong-barangay', officials, 'Where to ask'],
  ] as const;
  const both = Object.values(widths).flatMap((width) =>
    slow.map(([path, list, text]) => [path, width, list, text] as const),
  );

  it.each(shardRows(both, 1, 2))(
    'shows a skeleton at %s, %i pixels wide, until the query returns',
    async (path, width, list, text) => {
      let release = () => {};
      const { page } = await visit(toClientRenderedPath(path), {
        width,
        before: async (opening) => {
          release = await holdListQueries(opening, list);
        },
      });
      await main(page).getByText(partMessages.english.loading).waitFor();
      expect(await main(page).getByRole('searchbox').count()).toBe(0);
      expect(await overflow(page)).toBe(0);
      release();
      await main(page).getByText(text).first().waitFor();
      expect(await main(page).getByText(partMessages.english.loading).count()).toBe(0);
    },
  );

  it.each(shardRows(both, 0, 2))(
    'offers a retry at %s, %i pixels wide, after a failed query',
    async (path, width, list, text) => {
      const { page } = await visit(toClientRenderedPath(path), {
        width,
        mayLog: unread,
        before: (opening) => failListQueries(opening, list),
      });
      await main(page).getByText(pageMessages.english.failed).waitFor();
      expect(await overflow(page)).toBe(0);
      await page.unrouteAll();
      await main(page).getByRole('button', { name: pageMessages.english.again }).press('Enter');
      await main(page).getByText(text).first().waitFor();
    },
  );
});

describe('§3 hostile records (failures 22)', () => {
  const isSafe = /^(tel:\+?\d+|\/[^/\\].*|\/|#\w+)$/;
  const expectHarmless = async (page: Page) => {
    expect((await hrefs(page)).filter((href) => !isSafe.test(href))).toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await overflow(page)).toBe(0);
    expect(
      await main(page)
        .locator('script:not([type="application/ld+json"]), iframe, object, embed, form, base, style')
        .count(),
    ).toBe(0);
  };
  /** A record whose fields all hold the payload, but for the sound ones that let it be shown. */
  const fillFields = (fields: readonly string[], payload: string, sound: object) => ({
    ...Object.fromEntries(fields.map((name) => [name, payload])),
    ...sound,
  });

  it.each(
    takeSample(
      [
        [0, widths.phone],
        [20, widths.desk],
      ],
      1,
    ),
  )(
    'shows payloads as text in every field of the contacts, from payload %i on, %i pixels wide',
    async (from, width) => {
      const { page, server, later } = await visitWithStorage('/home', {
        width,
        mayLog: [malformed, ...unread],
      });
      const names = [
        'name',
        'group',
        'mobileCon1',
        'network1',
        'network2',
        'order',
        'updated',
        'sample',
        'source',
      ];
      await seedRecords(
        server,
        contacts,
        createNumberedRecords(20, (at) =>
          fillFields(names, hostilePayloads[from + at] ?? '', { mobileCon2: '0900 009' }),
        ),
      );
      later();
      await page.goto(hotlines);
      await main(page).getByText('0900 009').last().waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(20);
      const shown = await main(page).getByRole('listitem').locator('b').allTextContents();
      expect(new Set(shown)).toEqual(new Set(hostilePayloads.slice(from, from + 20)));
      await expectHarmless(page);
      // The stored contacts are as hostile as the server's.
      await expect.poll(() => readStoredContacts(page)).toContain('0900 009');
      later();
      await failListQueries(page, contacts);
      await page.goto(toClientRenderedPath(hotlines));
      await main(page).getByText('Numbers as of').waitFor();
      expect(await main(page).getByRole('listitem').count()).toBe(20);
      await expectHarmless(page);
    },
  );

  it('shows payloads as text in every field of the charter', async () => {
    const { page, server } = await visit('/home', { mayLog: [malformed] });
    const lists = ['extraPurposes', 'fees', 'Procedure', 'responsible_person', 'processing_time'];
    const more = ['requirements', 'New_applicants', 'renewal'];
    const lines = [
      'name',
      'shortName',
      'slug',
      'content',
      'client',
      'manualTotalTime',
      'order',
      'updated',
      'sample',
    ];
    await seedRecords(
      server,
      charter,
      createNumberedRecords(hostilePayloads.length, (at) =>
        fillFields(
          lines,
          hostilePayloads[at] ?? '',
          Object.fromEntries([...lists, ...more].map((name) => [name, [hostilePayloads[at]]])),
        ),
      ),
    );
    await page.goto(services);
    await waitForCount(page, `${hostilePayloads.length + 6} services`);
    const shown = await rows(page).getByRole('link').allTextContents();
    expect(hostilePayloads.filter((payload) => !shown.includes(payload))).toEqual([]);
    await expectHarmless(page);
    for (const way of await rows(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href'))))
      expect(way).toMatch(/^\/services\/[^/]+$/);
    await field(page).fill('<script>');
    await expectHarmless(page);
  });

  it('shows payloads as text in every field of the officials, and on their details pages', async () => {
    const { page, server } = await visit('/home', { mayLog: [malformed] });
    const names = ['position', 'name', 'term', 'body', 'image', 'appointed', 'order', 'updated', 'sample'];
    await seedRecords(
      server,
      officials,
      createNumberedRecords(hostilePayloads.length, (at) => {
        const payload = hostilePayloads[at] ?? '';
        const src = { src: payload, alt: payload, width: 1, height: 1 };
        return fillFields(names, payload, { committees: [payload], ...(at % 2 === 0 && { image: src }) });
      }),
    );
    await page.goto(people);
    await main(page).getByText(pageMessages.english.lastUpdated).waitFor();
    expect(await main(page).getByRole('listitem').count()).toBe(hostilePayloads.length + 11);
    await expectHarmless(page);
    for (const [at, payload] of takeSample([...hostilePayloads.entries()], 3)) {
      await page.goto(`/official-details/a-${String(at).padStart(3, '0')}`);
      await main(page).getByText('Where to ask').waitFor();
      expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(payload);
      await expectHarmless(page);
    }
  });
});
