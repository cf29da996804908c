import { describe, expect, it } from 'vitest';
import { saveState } from '../../../src/staff/requests/details/saveState.ts';
import { readRequests } from '../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../src/staff/restClient.ts';
import { readExtras } from '../../../src/staff-core/extras.ts';
import { listRecords } from '../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../tools/cli/lib/storeClient.ts';
import { runScript } from '../../support/server/childProcess.ts';
import { createTempDirectory, testNow } from '../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  placeDocumentName,
  runAsStaff,
  type SeededRequest,
  seedRequests,
} from '../../support/server/staffCommands.ts';

const day = '2031-05-07';
const moved = { movedTo: '2031-05-07T10:00' } as const;
const place = '2031-05-07-am-007';

async function createStore(requests: readonly SeededRequest[]) {
  const dataDir = createTempDirectory();
  const open = (): StoreClient => openLocalClient(dataDir, true);
  const use = async <Result>(act: (client: StoreClient) => Promise<Result>): Promise<Result> => {
    const client = open();
    try {
      return await act(client);
    } finally {
      client.close();
    }
  };
  await use((client) => seedRequests(client, requests));
  return { dataDir, env: { DATA_DIR: dataDir }, use };
}

const toStaffClient = (client: StoreClient, isIndexed: boolean): StaffClient => ({
  ...client,
  isIndexed,
  takesFiles: false,
  now: () => testNow,
});

const listIds = async (client: StoreClient, collection: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of listRecords(client, collection)) ids.push(id);
  return ids;
};

/** One stays, one is moved away, one is moved here from another day, one is moved to another hour, and one has another day. */
const moves: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: '2031-05-07T08:30' } },
  { id: '4002', fields: { schedule: '2031-05-07T08:30' }, receiptFields: { movedTo: '2031-05-09T08:30' } },
  { id: '4003', fields: { schedule: '2031-05-06T10:00' }, receiptFields: moved },
  { id: '4004', fields: { schedule: '2031-05-07T08:00' }, receiptFields: { movedTo: '2031-05-07T14:00' } },
  { id: '4005', fields: { schedule: '2031-05-08T08:30' } },
];

describe('§7 the day on which somebody comes', () => {
  it.each([[true], [false]])(
    'is the one that the hall gave, in the list of a day; from an indexed store: %s',
    async (isIndexed) => {
      const { use } = await createStore(moves);
      const idsOf = (wanted: string, state = '') =>
        use(async (client) => {
          const view = { day: wanted, state, text: '' };
          const { entries } = await readRequests(toStaffClient(client, isIndexed), view);
          return entries.map(({ id }) => id).toSorted();
        });
      expect(await idsOf(day)).toEqual(['4001', '4003', '4004']);
      expect(await idsOf(day, 'received')).toEqual(['4001', '4003', '4004']);
      expect(await idsOf(day, 'ready')).toEqual([]);
      expect(await idsOf('2031-05-06')).toEqual([]);
      expect(await idsOf('2031-05-09')).toEqual(['4002']);
    },
  );

  it('decides how long an unfinished request is stored', async () => {
    const { env } = await createStore([
      { id: '4001', fields: { schedule: '2030-11-06T10:00' } },
      {
        id: '4002',
        fields: { schedule: '2030-11-06T10:00' },
        receiptFields: { movedTo: '2030-11-20T10:00' },
      },
    ]);
    expect(await runAsStaff(['purge', '--dry-run'], env)).toContain('Would delete 1 request with 1 receipt');
  });

  it('leaves the export as the citizen sent it', async () => {
    const { env } = await createStore([moves[2]!]);
    const { out } = await runScript('tools/cli/requests.ts', ['export', '--format', 'json'], env);
    const exported = JSON.parse(out) as readonly object[];
    expect(exported).toEqual([expect.objectContaining({ id: '4003', schedule: '2031-05-06T10:00' })]);
    expect(Object.keys(exported[0]!)).not.toContain('movedTo');
  });
});

describe('§7 the place and the extras of a request', () => {
  const requests: readonly SeededRequest[] = [
    { id: '4001', extras: { place, priority: true } },
    { id: '4002', extras: { place: '2031-05-07-am-008' } },
  ];
  const leftOf = (client: StoreClient) =>
    Promise.all([listIds(client, 'Request_Extras'), listIds(client, 'Request_Places')]);
  const others = [['4002'], ['2031-05-07-am-008']];

  it('stay in any state but a refusal, which frees the place and keeps the rest of the extras', async () => {
    const { use } = await createStore(requests);
    const save = (state: string, reason: string | null) =>
      use(async (client) => {
        const staff = toStaffClient(client, false);
        const { entries } = await readRequests(staff, { day, state: '', text: '' });
        const entry = entries.find(({ id }) => id === '4001')!;
        await saveState(staff, entry, { state, reason }, null);
      });
    await save('ready', null);
    expect(await use(leftOf)).toEqual([
      ['4001', '4002'],
      ['2031-05-07-am-007', '2031-05-07-am-008'],
    ]);
    await save('refused', 'not-free');
    expect(await use(leftOf)).toEqual([['4001', '4002'], ['2031-05-07-am-008']]);
    const [extras] = await use((client) => readExtras(client, ['4001'])).then((found) => [...found.values()]);
    expect(extras).toMatchObject({ hasPriority: true, fieldNames: ['priority'] });
  });

  it('go with a purge, also those that a request left behind', async () => {
    const { env, use } = await createStore([
      { id: '4001', fields: { schedule: '2030-11-06T10:00' }, extras: { place, priority: true } },
      requests[1]!,
    ]);
    await use((client) =>
      client.post(':commit', {
        writes: [
          {
            update: {
              name: extrasDocumentName(client, '4009'),
              fields: { place: { stringValue: '2031-05-07-pm-001' } },
            },
          },
          {
            update: {
              name: placeDocumentName(client, '2031-05-07-pm-001'),
              fields: { at: { integerValue: '1' } },
            },
          },
        ],
      }),
    );
    expect(await runAsStaff(['purge'], env)).toContain('Deleted 1 request and 1 receipt from');
    expect(await use(leftOf)).toEqual(others);
  });

  it('stay whole when the place changed after it was read', async () => {
    const { use } = await createStore(requests);
    await use(async (client) => {
      const staff = toStaffClient(client, false);
      const { entries } = await readRequests(staff, { day, state: '', text: '' });
      const entry = entries.find(({ id }) => id === '4001')!;
      // Another clerk changes the place between each reading of it and the commit.
      let commits = 0;
      const racing: StaffClient = {
        ...staff,
        post: async (call, body) => {
          if (call === ':commit') {
            commits += 1;
            const fields = { at: { integerValue: String(commits) } };
            await client.post(':commit', {
              writes: [{ update: { name: placeDocumentName(client, place), fields } }],
            });
          }
          return client.post(call, body);
        },
      };
      await expect(
        saveState(racing, entry, { state: 'refused', reason: 'not-free' }, null),
      ).rejects.toThrow();
      const { entries: after } = await readRequests(staff, { day, state: '', text: '' });
      expect(after.find(({ id }) => id === '4001')!.receipt!.state).toBe('received');
      expect(await leftOf(client)).toEqual([
        ['4001', '4002'],
        ['2031-05-07-am-007', '2031-05-07-am-008'],
      ]);
    });
  });
});
