/** RA 10173 §7. What a clerk deletes on the page, in a real store: one request, and all that is no longer kept. */
import { describe, expect, it } from 'vitest';
import {
  countExpired,
  countRequest,
  deleteExpired,
  deleteOpenRequest,
} from '../../../../../src/staff/requests/deletion/deleteRequests.ts';
import { saveState } from '../../../../../src/staff/requests/details/saveState.ts';
import { readRequests } from '../../../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../../../src/staff/restClient.ts';
import { readTallies } from '../../../../../src/staff-core/deletion/tallies.ts';
import { readRecordsByName } from '../../../../../src/staff-core/records.ts';
import { testNow } from '../../../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  placeDocumentName,
  receiptDocumentName,
  requestDocumentName,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';
import { loseFirstAnswer, startClerkStore, writeBeforeCommit } from '../clerkStore.ts';

const day = 86_400_000;
const place = '2031-05-07-am-001';
/** A request that was released a day too long ago, one that was released later, and one that is open. */
const released = (daysAgo: number) => ({ state: 'released', since: testNow - daysAgo * day });

const readAll = async (client: StaffClient) =>
  (await readRequests(client, { day: '', state: '', text: '' })).entries;
const idsOf = async (client: StaffClient) => (await readAll(client)).map(({ id }) => id).sort();

const open = async (client: StaffClient, id: string) => {
  const entry = (await readAll(client)).find((each) => each.id === id);
  if (entry === undefined) throw new Error('There is no such request.');
  return entry;
};

describe('RA 10173 a clerk who deletes one request', () => {
  const start = async () => {
    const started = await startClerkStore([{ id: '4f3a', extras: { place } }, { id: '4f3b' }]);
    return { ...started, entry: await open(started.client, '4f3a') };
  };

  it('deletes its receipt, its extras and its place with it, and no other request', async () => {
    const { client, codes, entry } = await start();
    expect(await countRequest(client, entry)).toEqual({ requests: 1, leftovers: 0 });
    expect(await deleteOpenRequest(client, entry)).toEqual({ requests: 1, receipts: 1, isWhole: true });
    const gone = [
      requestDocumentName(client, '4f3a'),
      receiptDocumentName(client, codes[0]!),
      extrasDocumentName(client, '4f3a'),
      placeDocumentName(client, place),
    ];
    expect(await readRecordsByName(client, gone)).toEqual([]);
    expect(await idsOf(client)).toEqual(['4f3b']);
    expect(await countRequest(client, entry)).toEqual({ requests: 0, leftovers: 0 });
  });

  it('counts in no tally', async () => {
    const { client, entry } = await start();
    await deleteOpenRequest(client, entry);
    expect([...(await readTallies(client))]).toEqual([]);
  });

  it('deletes nothing of one whose status another clerk has just set', async () => {
    const { client, entry } = await start();
    await saveState(client, entry, { state: 'ready', reason: null }, null);
    await expect(deleteOpenRequest(client, entry)).rejects.toMatchObject({ code: 'conflict' });
    expect((await open(client, '4f3a')).receipt?.state).toBe('ready');
    expect(await readRecordsByName(client, [placeDocumentName(client, place)])).toHaveLength(1);
  });

  it('succeeds at the next try where the answer to the first was lost', async () => {
    const { client, entry } = await start();
    const lossy = loseFirstAnswer(client);
    await expect(deleteOpenRequest(lossy, entry)).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(await deleteOpenRequest(lossy, entry)).toMatchObject({ requests: 1 });
    expect(await idsOf(client)).toEqual(['4f3b']);
  });

  it('succeeds where another clerk deleted it first', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () => deleteOpenRequest(client, entry));
    expect(await deleteOpenRequest(late, entry)).toMatchObject({ requests: 1 });
  });
});

describe('RA 10173 a clerk who deletes what is past its retention', () => {
  const requests = [
    { id: '4f3a', receiptFields: released(31), extras: { place } },
    { id: '4f3b', receiptFields: released(29) },
    { id: '4f3c' },
  ] as const;

  it('sees how many before anything is deleted', async () => {
    const { client } = await startClerkStore(requests);
    expect(await countExpired(client)).toEqual({ requests: 1, leftovers: 0, waiting: 0 });
    expect(await idsOf(client)).toEqual(['4f3a', '4f3b', '4f3c']);
  });

  it('deletes those alone, and counts them by month without a name', async () => {
    const { client } = await startClerkStore(requests);
    expect(await deleteExpired(client)).toEqual({ requests: 1, receipts: 1, isWhole: true });
    expect(await idsOf(client)).toEqual(['4f3b', '4f3c']);
    expect(await countExpired(client)).toEqual({ requests: 0, leftovers: 0, waiting: 0 });
    const tallies = JSON.stringify([...(await readTallies(client))]);
    expect(tallies).toContain('"released":1');
    expect(tallies).not.toMatch(/4f3a|Sample/);
  });

  it('leaves a request that a citizen sends in the meantime', async () => {
    const { client, store } = await startClerkStore(requests);
    const busy = writeBeforeCommit(client, () =>
      seedRequests(store, [{ id: '4f3d', extras: { priority: true } }]),
    );
    expect(await deleteExpired(busy)).toMatchObject({ requests: 1, isWhole: true });
    expect(await idsOf(client)).toEqual(['4f3b', '4f3c', '4f3d']);
    expect((await open(client, '4f3d')).receipts).toHaveLength(1);
  });

  it('leaves one that another clerk opens again in the meantime, and counts it in no tally', async () => {
    const { client } = await startClerkStore(requests);
    const entry = await open(client, '4f3a');
    const busy = writeBeforeCommit(client, () =>
      saveState(client, entry, { state: 'processing', reason: null }, null),
    );
    expect(await deleteExpired(busy)).toEqual({ requests: 0, receipts: 0, isWhole: true });
    expect(await idsOf(client)).toEqual(['4f3a', '4f3b', '4f3c']);
    expect([...(await readTallies(client))]).toEqual([]);
  });

  it('counts each request once where the answer was lost and the clerk tries again', async () => {
    const { client } = await startClerkStore(requests);
    const lossy = loseFirstAnswer(client);
    await expect(deleteExpired(lossy)).rejects.toMatchObject({ code: 'deadline-exceeded' });
    expect(await deleteExpired(lossy)).toEqual({ requests: 0, receipts: 0, isWhole: true });
    expect(JSON.stringify([...(await readTallies(client))])).toContain('"released":1');
  });
});
