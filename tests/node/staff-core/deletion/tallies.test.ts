/** A purge counts each deleted request once, whatever happens between its commits. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../src/site.ts';
import { purgeRequests } from '../../../../src/staff-core/deletion/purge.ts';
import { readTallies } from '../../../../src/staff-core/deletion/tallies.ts';
import { listRecords } from '../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import { type SeededRequest, seedRequests } from '../../../support/server/staffCommands.ts';

const day = 86_400_000;
const ended = { since: testNow - 31 * day } as const;

/** Two months, so that a purge needs two commits. */
const requests: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: '2031-03-03T09:00' }, receiptFields: { ...ended, state: 'released' } },
  {
    id: '4002',
    fields: { schedule: '2031-03-04T09:00' },
    receiptFields: { ...ended, state: 'refused', reason: 'did-not-come' },
  },
  {
    id: '4003',
    fields: { schedule: '2031-04-01T09:00' },
    receiptFields: { ...ended, state: 'refused', reason: 'not-free' },
  },
  { id: '4004', type: 'HEALTH_SERVICES', fields: { schedule: '2030-10-01T09:00' }, extras: { came: false } },
  { id: '4005' },
];
const counts = { requests: 1, released: 0, refused: 0, notCome: 0, onTime: 0, late: 0 } as const;
const tallies = [
  { month: '2031-04', tally: { BARANGAY_CLEARANCE: { ...counts, refused: 1, late: 1 } } },
  { month: '2031-03', tally: { BARANGAY_CLEARANCE: { ...counts, requests: 2, released: 1, notCome: 1 } } },
  { month: '2030-10', tally: { HEALTH_SERVICES: { ...counts, notCome: 1 } } },
];

async function createStore(): Promise<StoreClient> {
  const client = openLocalClient(createTempDirectory(), true);
  await seedRequests(client, requests);
  return client;
}

const idsIn = async (client: StoreClient, collection: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of listRecords(client, collection)) ids.push(id);
  return ids;
};

async function expectCountedOnce(client: StoreClient): Promise<void> {
  expect(await idsIn(client, 'Form_Requests')).toEqual(['4005']);
  expect(await readTallies(client)).toEqual(tallies);
}

/** The client of a purge that ends at a commit: before the store has it, or before its answer comes. */
const breakAt = (client: StoreClient, commit: number, isStored: boolean): StoreClient => {
  let commits = 0;
  return {
    ...client,
    post: async (call, body) => {
      if (call !== ':commit') return client.post(call, body);
      commits += 1;
      if (commits !== commit) return client.post(call, body);
      if (isStored) await client.post(call, body);
      throw new TypeError('killed');
    },
  };
};

describe('§7 the tallies of a purge', () => {
  it('count by month and service, without a reference or a name', async () => {
    const client = await createStore();
    expect(await purgeRequests(client, testNow)).toEqual({
      requests: 4,
      receipts: 4,
      keptCount: 1,
      waitingCount: 0,
      isWhole: true,
    });
    await expectCountedOnce(client);
    const stored: string[] = [];
    for await (const { fields } of listRecords(client, 'Service_Tallies'))
      stored.push(JSON.stringify(fields));
    expect(stored.join()).not.toMatch(/40\d\d|Sample|Clara/);
  });

  it('grow with the next purge, and stay for one that finds nothing', async () => {
    const client = await createStore();
    await purgeRequests(client, testNow);
    await purgeRequests(client, testNow);
    await expectCountedOnce(client);
    await seedRequests(client, [requests[0]!]);
    await purgeRequests(client, testNow);
    expect((await readTallies(client))[1]!.tally.BARANGAY_CLEARANCE).toMatchObject({
      requests: 3,
      released: 2,
    });
  });

  it.each([1, 2, 3].flatMap((commit) => [[commit, true] as const, [commit, false] as const]))(
    'count once after a purge that ended at commit %d, stored: %s',
    async (commit, isStored) => {
      const client = await createStore();
      await expect(purgeRequests(breakAt(client, commit, isStored), testNow)).rejects.toThrow('killed');
      await purgeRequests(client, testNow);
      await expectCountedOnce(client);
    },
  );

  it('count once where two purges run at the same time', async () => {
    const client = await createStore();
    // Each call of one waits for a call of the other.
    const slow: StoreClient = {
      ...client,
      post: async (call, body) => {
        await new Promise(setImmediate);
        return client.post(call, body);
      },
    };
    const results = await Promise.all([purgeRequests(slow, testNow), purgeRequests(slow, testNow)]);
    await expectCountedOnce(client);
    expect(results.reduce((sum, { requests: count }) => sum + count, 0)).toBe(4);
  });

  it('keep a request, and its tally, that changed between reading and deletion', async () => {
    const client = await createStore();
    let isChanged = false;
    const changing: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call === ':commit' && !isChanged) {
          isChanged = true;
          const [code] = await idsIn(client, 'Request_Receipts').then((codes) =>
            codes.filter((each) => each.includes('-4001-')),
          );
          const receipt = {
            name: `${client.root}/${site.root}/Request_Receipts/list/${code}`,
            fields: encodePlainObject({ recordId: '4001', state: 'processing', since: testNow }),
          };
          await client.post(':commit', { writes: [{ update: receipt }] });
        }
        return client.post(call, body);
      },
    };
    await purgeRequests(changing, testNow);
    expect(await idsIn(client, 'Form_Requests')).toEqual(['4001', '4005']);
    expect((await readTallies(client))[1]!.tally.BARANGAY_CLEARANCE).toMatchObject({
      requests: 1,
      released: 0,
    });
  });

  it('add to what another purge counted between reading and writing', async () => {
    const client = await createStore();
    const name = `${client.root}/${site.root}/Service_Tallies/list/2031-03`;
    const writeTally = (requests: number) =>
      client.post(':commit', {
        writes: [{ update: { name, fields: encodePlainObject({ other: { ...counts, requests } }) } }],
      });
    await writeTally(1);
    let isCounted = false;
    const counting: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call === ':commit' && !isCounted) {
          isCounted = true;
          await writeTally(2);
        }
        return client.post(call, body);
      },
    };
    await purgeRequests(counting, testNow);
    expect((await readTallies(client))[1]!.tally).toEqual({
      ...tallies[1]!.tally,
      other: { ...counts, requests: 2 },
    });
  });

  it('begin again from a tally that cannot be read', async () => {
    const client = await createStore();
    const name = `${client.root}/${site.root}/Service_Tallies/list/2031-04`;
    await client.post(':commit', {
      writes: [{ update: { name, fields: encodePlainObject({ other: 'x' }) } }],
    });
    const damaged = new StoreRefused('Sample: damaged.', 'DATA_LOSS');
    const unreadable: StoreClient = {
      ...client,
      post: (call, body) =>
        call === ':batchGet' && JSON.stringify(body).includes('2031-04')
          ? Promise.reject(damaged)
          : client.post(call, body),
    };
    await purgeRequests(unreadable, testNow);
    await expectCountedOnce(client);
  });
});
