/** Every route as the server sends it, with full, empty, malformed and hostile records (§2, §8; failures 22, 23, 30). */
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import type { ListName } from '../../../src/content/schema/lists.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import type { PageName } from '../../../src/routes/table.ts';
import {
  allListNames,
  createFullRecords,
  createHostileRecords,
  createMalformedRecords,
} from '../../support/browser/filledRecords.ts';
import { clearList, type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { listAddresses, readSoundness, soundPage } from '../../support/pageSoundness.ts';
import { findElements, findMain, parsePage } from '../../support/parsedPage.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

/** A site whose lists hold exactly these records. */
const startSite = async (records: (list: ListName) => readonly SeedRecord[]): Promise<RunningServer> => {
  const server = await startTestServer({ dist: inject('siteDist') });
  for (const list of allListNames) {
    await clearList(server, list);
    await seedRecords(server, list, records(list));
  }
  return server;
};

const fetchSoundPage = async ({ address }: RunningServer, path: string): Promise<string> => {
  const html = await (await fetch(new URL(path, address))).text();
  expect({ path, ...readSoundness(html) }).toEqual({ path, ...soundPage });
  return html;
};

/** The server has no page of a record that is not stored: it sends the shell, which the browser renders. */
const isShell = (html: string): boolean =>
  findElements(findMain(parsePage(html)), ['h1'])[0]?.text === partMessages.english.loading;

/** Each page of a record. A form is there without its record. */
const hasRecord = ({ path, page }: { readonly path: string; readonly page: PageName }): boolean =>
  path.includes(':') && page !== 'ServiceForm';

/** The pages that show no record of a list. */
const withoutRecords: ReadonlySet<PageName> = new Set([
  'FormRequest',
  'ServiceForm',
  'RequestStatus',
  'Verify',
  'Accessibility',
  'EmergencyHotlines',
]);

describe('§2 every page as the server sends it', () => {
  it('has one h1, sound links, named pictures and nothing foreign with full lists', async () => {
    const server = await startSite((list) => createFullRecords(list, 25));
    for (const [at, path] of listAddresses('sample-3', 'sample-003').entries()) {
      const html = await fetchSoundPage(server, path);
      expect([path, isShell(html)]).toEqual([path, false]);
      if (!withoutRecords.has(allRoutes[at]!.page))
        expect(findMain(parsePage(html)).text).toMatch(/Sample \d+ Sample words in a row/);
    }
  });

  it('has one h1, sound links, named pictures and nothing foreign with empty lists', async () => {
    const server = await startSite(() => []);
    for (const [at, path] of listAddresses('none', 'none').entries())
      expect([path, isShell(await fetchSoundPage(server, path))]).toEqual([path, hasRecord(allRoutes[at]!)]);
  });
});

describe('§8 every page as the server sends it', () => {
  it('shows the valid records beside a wrong value in each field', async () => {
    const server = await startSite(createMalformedRecords);
    for (const [at, path] of listAddresses('sample-0', 'a-sound').entries()) {
      const html = await fetchSoundPage(server, path);
      expect([path, isShell(html)]).toEqual([path, false]);
      if (!withoutRecords.has(allRoutes[at]!.page))
        expect([path, findMain(parsePage(html)).text]).toEqual([path, expect.stringContaining('Sample 0 ')]);
    }
  });

  it.each([0, 20])(
    'makes no element and no unsafe link of twenty payloads in each field, from payload %i on (failures 22)',
    async (from) => {
      const server = await startSite((list) => createHostileRecords(list, from, from + 20));
      for (const path of listAddresses('hostile-0', 'hostile-00')) await fetchSoundPage(server, path);
      const recordRoutes = allRoutes.filter(hasRecord);
      for (let at = 0; at < 20; at += 1) {
        const { path } = recordRoutes[at % recordRoutes.length]!;
        const id = `hostile-${String(at).padStart(2, '0')}`;
        const address = path.replace(/:id$/, id).replace(/:\w+$/, `hostile-${at}`);
        expect([address, isShell(await fetchSoundPage(server, address))]).toEqual([address, false]);
      }
    },
  );

  it('tries every payload', () => {
    expect(hostilePayloads).toHaveLength(40);
  });
});
