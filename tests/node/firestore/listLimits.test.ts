/** §3 §7. What the site reads of a list that is nearly full, full, and longer than one query: of a real store, and of a snapshot. */
import { deleteApp, getApps } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { type ListName, maxAlerts, maxHallDays } from '../../../src/content/schema/lists.ts';
import { addDays } from '../../../src/domain/dates/day.ts';
import { maxPlaces } from '../../../src/domain/places/placeName.ts';
import { collectionOf } from '../../../src/firestore/collections.ts';
import { readHallDayPages } from '../../../src/firestore/hallDayPages.ts';
import { createSnapshotClient } from '../../../src/firestore/snapshotClient.ts';
import { compareById, type UncheckedDocument } from '../../../src/lib/readFields.ts';
import { site } from '../../../src/site.ts';
import { type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { post, startTestServer, testDocumentsRoot } from '../../support/server/runningServer.ts';

type ListClient = ReturnType<typeof createSnapshotClient>;

const today = '2031-05-06';
const hour = 3_600_000;

/** A server and the page's client of it. */
const startWithClient = async () => {
  const server = await startTestServer({ content: null });
  const { host, protocol } = new URL(server.address);
  vi.stubGlobal('location', { host, protocol });
  await Promise.all(getApps().map(deleteApp));
  vi.resetModules();
  return { server, client: await import('../../../src/firestore/client.ts') };
};

/** The ids that the page's client reads of a list with these records; a prerendered page has the same ones. */
const readIds = async (
  list: ListName,
  records: readonly SeedRecord[],
  read: (of: ListClient) => Promise<readonly UncheckedDocument[]>,
): Promise<readonly string[]> => {
  const { server, client } = await startWithClient();
  await seedRecords(server, list, records);
  const documents = records
    .map(({ id, ...data }): UncheckedDocument => ({ id, data: { status: 'active', ...data } }))
    .sort(compareById);
  const [ids, prerendered] = [
    await read(client),
    await read(createSnapshotClient((name) => (name === list ? documents : []))),
  ].map((found) => found.map(({ id }) => id));
  expect(prerendered).toEqual(ids);
  return ids!;
};

const number = (at: number): string => String(at).padStart(3, '0');
const around = (limit: number) => [limit - 1, limit, limit + 1];

describe('§7 a list with a limit', () => {
  it.each(
    (
      [
        ['contacts', { name: 'Sample' }],
        ['charter', { name: 'Sample' }],
        ['officials', { position: 'Sample' }],
        ['tourism', { title: 'Sample' }],
        ['history', { title: 'Sample' }],
      ] as const
    ).flatMap(([list, fields]) =>
      around(collectionOf(list).limit).map((count) => [list, count, fields] as const),
    ),
  )('%s: of %i records the site reads the first ones by id, up to the limit', async (list, count, fields) => {
    const records = Array.from({ length: count }, (_, at) => ({ id: `r-${number(at)}`, ...fields }));
    const expected = records.slice(0, collectionOf(list).limit).map(({ id }) => id);
    expect(await readIds(list, records, (of) => of.readList(list))).toEqual(expected);
  });

  it.each(around(collectionOf('pages').limit))(
    'of %i sections of one page the site reads up to the limit, whatever other pages have',
    async (count) => {
      const toSection = (page: string) => (_: unknown, at: number) => ({
        id: `${page}-${number(at)}`,
        title: 'Sample',
        page,
      });
      const resident = Array.from({ length: count }, toSection('resident'));
      const others = Array.from({ length: 7 }, toSection('government'));
      expect(await readIds('pages', [...resident, ...others], (of) => of.readSections('resident'))).toEqual(
        resident.slice(0, collectionOf('pages').limit).map(({ id }) => id),
      );
    },
  );

  it.each(around(maxAlerts))('of %i alerts every page reads those that end first', async (count) => {
    const alerts = Array.from({ length: count }, (_, at) => ({
      id: `a-${number(at)}`,
      title: 'Sample',
      urgent: true,
      validUntil: (count - at) * hour,
    }));
    expect(await readIds('announcements', alerts, (of) => of.readUrgent(0))).toEqual(
      alerts
        .map(({ id }) => id)
        .reverse()
        .slice(0, maxAlerts),
    );
  });

  it.each(around(collectionOf('news').limit))(
    'of %i news the pages of the list have each one',
    async (count) => {
      const { limit } = collectionOf('news');
      const news = Array.from({ length: count }, (_, at) => ({
        id: `n-${number(at)}`,
        title: 'Sample',
        date: (at + 1) * hour,
      }));
      const readPage = (key: { date: number; id: string } | null) => (of: ListClient) =>
        of.readDated('news')({ way: 'older', key, most: limit });
      const first = await readIds('news', news, readPage(null));
      const last = news.find(({ id }) => id === first.at(-1))!;
      const second = await readIds('news', news, readPage({ date: last.date, id: last.id }));
      expect([...first, ...second]).toEqual(news.map(({ id }) => id).reverse());
    },
  );

  it.each(around(20))('of %i changed records the search reads the latest ones', async (count) => {
    const records = Array.from({ length: count }, (_, at) => ({
      id: `r-${number(at)}`,
      title: 'Sample',
      updated: hour + at,
    }));
    const { server, client } = await startWithClient();
    await seedRecords(server, 'history', [...records, { id: 'older', title: 'Sample', updated: 7 }]);
    expect((await client.readChanged('history', hour - 1)).map(({ id }) => id)).toEqual(
      records
        .map(({ id }) => id)
        .reverse()
        .slice(0, 20),
    );
  });

  it.each(around(maxPlaces))('of %i taken places of a half day each number counts once', async (count) => {
    const { server, client } = await startWithClient();
    const names = Array.from({ length: count }, (_, at) => `2031-05-07-am-${number(at + 1)}`);
    const writes = names.map((name) => ({
      update: {
        name: `${testDocumentsRoot}/${site.root}/Request_Places/list/${name}`,
        fields: { at: { integerValue: '1' } },
      },
    }));
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    const halfDay = { day: '2031-05-07', half: 'morning' } as const;
    expect((await client.listTakenPlaces(halfDay)).size).toBe(Math.min(count, maxPlaces));
    expect(await client.countTakenPlaces(halfDay)).toBe(Math.min(count, maxPlaces));
  });
});

describe("§3 the hall's days, which the rules read by their ids", () => {
  const toDays = (count: number, from = today) =>
    Array.from({ length: count }, (_, at) => ({ id: addDays(from, at), closedMorning: true }));
  const everyDay = { id: 'every-day', placesMorning: 50 };
  const read = (of: ListClient) => of.readHallDays(today);

  it.each([0, 1, 98, 99, 100, 101, 198, 199, 250, 367])(
    'are all read with %i coming days, and with the record of every day',
    async (count) => {
      const days = toDays(count);
      expect(await readIds('hallDays', [...toDays(3, '2031-05-01'), ...days, everyDay], read)).toEqual([
        ...days.map(({ id }) => id),
        'every-day',
      ]);
    },
  );

  it.each([99, 100, 101])(
    'are all read with %i coming days, where no record is of every day',
    async (count) => {
      const days = toDays(count);
      expect(await readIds('hallDays', days, read)).toEqual(days.map(({ id }) => id));
    },
  );

  it.each([maxHallDays - 1, maxHallDays, maxHallDays + 250])(
    'of %i days end with the last one that a request can be for, and with the record of every day',
    async (count) => {
      const expected = [...toDays(maxHallDays - 1).map(({ id }) => id), 'every-day'];
      expect(await readIds('hallDays', [...toDays(count), everyDay], read)).toEqual(expected);
      expect(expected).toHaveLength(maxHallDays);
    },
  );

  it('have each day from a month ago to a year ahead', () => {
    const monthAgo = addDays(today, -31);
    const days = toDays(maxHallDays - 1, monthAgo);
    expect([days.length, days.at(-1)!.id]).toEqual([398, addDays(today, 366)]);
  });

  it.each([
    [99, 1],
    [100, 2],
    [250, 3],
  ])('cost with %i records %i queries', async (count, queries) => {
    const starts: string[] = [];
    const ids = toDays(count).map(({ id }) => id);
    await readHallDayPages(today, async (start) => {
      starts.push(start);
      return ids
        .filter((id) => id >= start)
        .slice(0, 100)
        .map((id) => ({ id, data: {} }));
    });
    expect(starts).toHaveLength(queries);
  });
});
