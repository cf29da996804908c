/** A prerendered page contains what the records would answer: each query of the site runs on the snapshot and, through the page's own client, on a real store. */
import { describe, expect, it, vi } from 'vitest';
import { createSnapshotClient } from '../../../src/firestore/snapshotClient.ts';
import type { UncheckedDocument } from '../../../src/lib/readFields.ts';
import { type SeedRecord, seedRecords } from '../../support/browser/seedRecords.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

const day = 86_400_000;

/** Several of one date, some without a date, some inactive; all in the order of their ids. */
const news: readonly SeedRecord[] = [
  ...Array.from({ length: 26 }, (_, at) => ({
    id: `n-${String(at).padStart(2, '0')}`,
    title: `Sample ${at}`,
    slug: `sample-${at % 24}`,
    date: day * Math.floor(at / 3),
    status: at % 9 === 4 ? 'inactive' : 'active',
  })),
  { id: 'o-text', title: 'Sample', slug: 'text', date: '2031-05-06' },
  { id: 'o-undated', title: 'Sample', slug: 'undated' },
];
const pages: readonly SeedRecord[] = [
  { id: 'a', title: 'Sample', page: 'resident', body: 'Sample', order: 2 },
  { id: 'b', title: 'Sample', page: 'visitor', body: 'Sample', order: 1 },
  { id: 'c', title: 'Sample', page: 'resident', body: 'Sample', status: 'inactive' },
];

/** Urgent or not, over or not, with an end that is no number or absent; more than are ever shown. */
const announcements: readonly SeedRecord[] = [
  ...Array.from({ length: 9 }, (_, at) => ({
    id: `a-${at}`,
    title: 'Sample',
    urgent: at !== 2,
    validUntil: day * (9 - at),
    status: at === 3 ? 'inactive' : 'active',
  })),
  { id: 'b-text', title: 'Sample', urgent: true, validUntil: '2031-05-06' },
  { id: 'c-endless', title: 'Sample', urgent: true },
];

/** Before and from a day on, inactive, of every day, and with an id that is no day. */
const hallDays: readonly SeedRecord[] = [
  { id: '2031-05-05', closedMorning: true },
  { id: '2031-05-06', closedAfternoon: true },
  { id: '2031-05-07', note: 'Sample', status: 'inactive' },
  { id: '2031-05-08', note: 'Sample' },
  { id: 'every-day', placesMorning: 50 },
  { id: 'tomorrow', note: 'Sample' },
];

const documents = (records: readonly SeedRecord[]): readonly UncheckedDocument[] =>
  records.map(({ id, ...data }) => ({ id, data: { status: 'active', ...data } }));

const snapshot = createSnapshotClient((list) =>
  documents(
    { news, pages, announcements, hallDays }[list as 'news' | 'pages' | 'announcements' | 'hallDays'] ?? [],
  ),
);

const directions = ['older', 'newer'] as const;
const keys = [null, { date: day * 3, id: '' }, { date: day * 3, id: 'n-10' }, { date: day * 90, id: 'x' }];

describe('§7 the records of a prerendered page', () => {
  it('the snapshot client returns the records of the store for each query', async () => {
    const server = await startTestServer({ content: null });
    await seedRecords(server, 'news', news);
    await seedRecords(server, 'pages', pages);
    await seedRecords(server, 'announcements', announcements);
    await seedRecords(server, 'hallDays', hallDays);
    const { host, protocol } = new URL(server.address);
    vi.stubGlobal('location', { host, protocol });
    const client = await import('../../../src/firestore/client.ts');
    const queries: readonly ((of: typeof snapshot) => Promise<readonly UncheckedDocument[]>)[] = [
      (of) => of.readList('news'),
      (of) => of.readList('pages'),
      (of) => of.readList('contacts'),
      (of) => of.readNewest('news', 5),
      (of) => of.readBySlug('news', 'sample-3'),
      (of) => of.readBySlug('news', 'sample-1'),
      (of) => of.readBySlug('news', 'sample-4'),
      (of) => of.readBySlug('news', 'nothing'),
      (of) => of.readSections('resident'),
      (of) => of.readSections('government'),
      ...['2031-05-05', '2031-05-06', '2031-05-07', '2032-01-01'].map(
        (from) => (of: typeof snapshot) => of.readHallDays(from),
      ),
      ...[0, day * 3, day * 4 - 1, day * 9].map((now) => (of: typeof snapshot) => of.readUrgent(now)),
      ...directions.flatMap((direction) =>
        keys.flatMap((key) =>
          [false, true].flatMap((isIncluded) =>
            [1, 20].map(
              (most) => (of: typeof snapshot) =>
                of.readDated('news')({ way: direction, key, isIncluded, most }),
            ),
          ),
        ),
      ),
    ];
    const ids = async (results: Promise<readonly UncheckedDocument[]>) => (await results).map(({ id }) => id);
    for (const [at, runQuery] of queries.entries())
      expect([at, await ids(runQuery(snapshot))]).toEqual([at, await ids(runQuery(client))]);
    expect(await snapshot.readNewest('news', 3)).toEqual(await client.readNewest('news', 3));
    vi.unstubAllGlobals();
  });
});
