/** §7. A wave of requests that nobody means, in the real store: found by its arrival, refused, set back and deleted in few commits. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../../src/site.ts';
import { StaffError, toStaffError } from '../../../../../src/staff/errors.ts';
import {
  type ArrivalMemory,
  deleteArrivals,
  refuseArrivals,
  setBackArrivals,
} from '../../../../../src/staff/requests/arrivals/refuseArrivals.ts';
import type { ReplacedStates } from '../../../../../src/staff/requests/details/saveState.ts';
import type { StaffClient } from '../../../../../src/staff/restClient.ts';
import {
  type ArrivalRange,
  findArrivedRequests,
} from '../../../../../src/staff-core/arrivals/arrivedRequests.ts';
import { listRecords, toPlainFields } from '../../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../../support/server/runningServer.ts';
import {
  createSeededReceiptCode,
  extrasDocumentName,
  placeDocumentName,
  receiptDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const day = '2031-05-07';
const officer = { by: 'Sample Secretary', position: 'Barangay Secretary' };
const always: ArrivalRange = { from: 0, to: Date.UTC(2999, 0) };
const collections = ['Form_Requests', 'Request_Receipts', 'Request_Extras', 'Request_Places'] as const;

const idOf = (at: number): string => `4${at.toString(16).padStart(3, '0')}`;

/** Each has a place and the priority lane, as a program may ask for them. */
const createWave = (count: number): readonly SeededRequest[] =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf(at),
    fields: { schedule: `${day}T08:30`, dateCreated: Date.now() },
    extras: { place: `${day}-am-${String(at + 1).padStart(3, '0')}`, priority: true },
  }));

async function startWave(requests: readonly SeededRequest[], places = 300) {
  const store: StoreClient = openLocalClient(createTempDirectory(), true);
  const name = `${store.root}/${site.root}/HallDay_List/list/${day}`;
  const fields = encodePlainObject({ status: 'active', updated: 1, placesMorning: places });
  await store.post(':commit', { writes: [{ update: { name, fields } }] });
  const codes = await seedRequests(store, requests);
  let commits = 0;
  let beforeCommit: ((commit: number) => Promise<unknown>) | null = null;
  let isAnswerLost = false;
  const client: StaffClient = {
    ...store,
    isIndexed: false,
    takesFiles: false,
    now: () => testNow,
    post: async (call, body) => {
      const isCommit = call === ':commit';
      if (isCommit) {
        commits += 1;
        await beforeCommit?.(commits);
      }
      const answer = await store.post(call, body).catch((error: unknown) => {
        throw error instanceof StoreRefused ? toStaffError(error.status) : error;
      });
      if (isCommit && isAnswerLost) throw new StaffError('unreachable');
      return answer;
    },
  };
  const memory: ArrivalMemory = { refused: new Map(), unanswered: [] };
  const replaced: ReplacedStates = new Map();
  const writer = { client, officer, replaced, memory };
  const listAll = async (collection: string) => {
    const found: Record<string, unknown> = {};
    for await (const { id, fields } of listRecords(store, collection)) found[id] = toPlainFields(fields);
    return found;
  };
  return {
    store,
    client,
    codes,
    memory,
    writer,
    listAll,
    find: async () => (await findArrivedRequests(client, always)).untouched,
    write: (document: string, fields: Parameters<typeof encodePlainObject>[0]) =>
      store.post(':commit', {
        writes: [
          {
            update: { name: document, fields: encodePlainObject(fields) },
            updateMask: { fieldPaths: Object.keys(fields) },
          },
        ],
      }),
    statesOf: async () =>
      Object.values(await listAll('Request_Receipts')).map(
        (receipt) => (receipt as { state?: string }).state,
      ),
    snapshot: async () => Promise.all(collections.map(listAll)),
    countCommits: () => commits,
    interfere: (act: typeof beforeCommit) => {
      beforeCommit = act;
    },
    loseAnswers: (isLost: boolean) => {
      isAnswerLost = isLost;
    },
  };
}

const nextMillisecond = async (): Promise<number> => {
  const now = Date.now();
  while (Date.now() === now) await Promise.resolve();
  return Date.now();
};

describe('§7 requests that arrived between two moments', () => {
  it('are those of the store’s own time, from the first moment up to the second', async () => {
    const { store, client } = await startWave([{ id: idOf(1), fields: { dateCreated: Date.now() } }]);
    const from = await nextMillisecond();
    await seedRequests(store, [
      { id: idOf(2), fields: { dateCreated: from } },
      { id: idOf(3), fields: { dateCreated: from - 24 * 3_600_000 } },
      { id: idOf(4), fields: { dateCreated: from + 9 * 60_000 } },
    ]);
    const to = await nextMillisecond();
    await seedRequests(store, [{ id: idOf(5), fields: { dateCreated: from } }]);
    for (const isIndexed of [false, true]) {
      const { untouched, keptCount } = await findArrivedRequests({ ...client, isIndexed }, { from, to });
      expect(untouched.map(({ request }) => request.id).toSorted()).toEqual([idOf(2), idOf(3), idOf(4)]);
      expect(keptCount).toBe(0);
    }
    store.close();
  });

  it('leave out what came, did not come, has a status, was moved, or was entered at the counter', async () => {
    const { store, client } = await startWave([
      { id: idOf(1) },
      { id: idOf(2), extras: { priority: true } },
      { id: idOf(3), extras: { came: true } },
      { id: idOf(4), extras: { came: false } },
      { id: idOf(5), receiptFields: { state: 'ready', since: testNow } },
      { id: idOf(6), receiptFields: { state: 'received', since: testNow } },
      { id: idOf(7), receiptFields: { movedTo: `${day}T09:00` } },
      { id: idOf(8), fields: { email: '' } },
      { id: idOf(9), code: null },
      { id: idOf(10), extras: { counter: true } },
    ]);
    const { untouched, keptCount } = await findArrivedRequests(client, always);
    expect(untouched.map(({ request }) => request.id)).toEqual([idOf(1), idOf(2)]);
    expect(keptCount).toBe(8);
    store.close();
  });

  it('are all refused in few commits, with reason and official, and their places are free', async () => {
    const hall = await startWave(createWave(200));
    const done = await refuseArrivals(hall.writer, await hall.find(), 'sent-twice');
    expect(done).toEqual({ requests: 200, receipts: 200, isWhole: true });
    // A receipt, the extras and a place each.
    expect(hall.countCommits()).toBe(2);
    const [requests, receipts, extras, places] = await hall.snapshot();
    expect(Object.keys(requests!)).toHaveLength(200);
    for (const receipt of Object.values(receipts!))
      expect(receipt).toMatchObject({ state: 'refused', reason: 'sent-twice', since: testNow, ...officer });
    expect(Object.values(extras!)).toEqual(Array.from({ length: 200 }, () => ({ priority: true })));
    expect(places).toEqual({});
    expect(await hall.find()).toEqual([]);
    hall.store.close();
  });

  it('are refused but for those that somebody else changed since they were looked at', async () => {
    const prioritized = { id: idOf(0x600), extras: { priority: true } } as const;
    const hall = await startWave([...createWave(200), prioritized, { id: idOf(0x601) }]);
    const found = await hall.find();
    await hall.write(receiptDocumentName(hall.store, hall.codes[7]!), { state: 'ready', since: 1 });
    for (const id of [idOf(150), idOf(0x600), idOf(0x601)])
      await hall.write(extrasDocumentName(hall.store, id), { came: true });
    const done = await refuseArrivals(hall.writer, found, 'wrong-form');
    expect(done).toEqual({ requests: 198, receipts: 198, isWhole: false });
    const states = await hall.statesOf();
    expect(states.filter((state) => state === 'refused')).toHaveLength(198);
    expect(states.filter((state) => state === undefined)).toHaveLength(3);
    expect([...hall.memory.refused.keys()]).not.toContain(idOf(7));
    expect(Object.keys(await hall.listAll('Request_Places'))).toHaveLength(2);
    hall.store.close();
  });

  it('count as refused where the answer was lost, and can then be set back as they were', async () => {
    const hall = await startWave(createWave(3));
    const before = await hall.snapshot();
    hall.loseAnswers(true);
    const found = await hall.find();
    await expect(refuseArrivals(hall.writer, found, 'not-free')).rejects.toThrow();
    expect(hall.memory.refused.size).toBe(0);
    hall.loseAnswers(false);
    const done = await refuseArrivals(hall.writer, hall.memory.unanswered, 'not-free');
    expect(done).toEqual({ requests: 3, receipts: 3, isWhole: true });
    expect(hall.memory.unanswered).toEqual([]);
    await setBackArrivals(hall.writer);
    const [requests, receipts] = await hall.snapshot();
    expect([requests, receipts]).toEqual(before.slice(0, 2));
    hall.store.close();
  });

  it('are set back as they were, with a place each', async () => {
    const hall = await startWave(createWave(25));
    const before = await hall.snapshot();
    await refuseArrivals(hall.writer, await hall.find(), 'ask-at-hall');
    const done = await setBackArrivals(hall.writer);
    expect(done).toEqual({ requests: 25, receipts: 25, isWhole: true, lostPlaces: 0 });
    const [requests, receipts, extras, places] = await hall.snapshot();
    expect([requests, receipts]).toEqual(before.slice(0, 2));
    const named = Object.values(extras!).map((each) => (each as { place: string }).place);
    expect(named.toSorted()).toEqual(Object.keys(places!).toSorted());
    expect(named).toHaveLength(25);
    expect(hall.memory.refused.size).toBe(0);
    expect(await hall.find()).toHaveLength(25);
    hall.store.close();
  });

  it('are set back without a place where others took the last ones meanwhile', async () => {
    const hall = await startWave(createWave(4), 4);
    await refuseArrivals(hall.writer, await hall.find(), 'ask-at-hall');
    await seedRequests(
      hall.store,
      [1, 2, 3].map((at) => ({
        id: idOf(0x710 + at),
        fields: { schedule: `${day}T08:30` },
        extras: { place: `${day}-am-00${at}` },
      })),
    );
    const done = await setBackArrivals(hall.writer);
    expect(done).toEqual({ requests: 4, receipts: 4, isWhole: true, lostPlaces: 3 });
    expect(Object.keys(await hall.listAll('Request_Places'))).toHaveLength(4);
    hall.store.close();
  });

  it('take another place where a citizen takes the chosen one in the same moment', async () => {
    const hall = await startWave(createWave(4), 6);
    await refuseArrivals(hall.writer, await hall.find(), 'ask-at-hall');
    const before = hall.countCommits();
    const strangers = [1, 2].map((at) => placeDocumentName(hall.store, `${day}-am-00${at}`));
    hall.interfere(async (commit) => {
      if (commit === before + 1) for (const name of strangers) await hall.write(name, { at: 7 });
    });
    const done = await setBackArrivals(hall.writer);
    expect(done).toEqual({ requests: 4, receipts: 4, isWhole: true, lostPlaces: 0 });
    const places = Object.keys(await hall.listAll('Request_Places'));
    expect(places).toHaveLength(6);
    hall.store.close();
  });

  it('keep the states that other staff set after the refusal', async () => {
    const hall = await startWave(createWave(4));
    await refuseArrivals(hall.writer, await hall.find(), 'ask-at-hall');
    await hall.write(receiptDocumentName(hall.store, hall.codes[0]!), { state: 'released' });
    expect(await setBackArrivals(hall.writer)).toMatchObject({ requests: 3, isWhole: false });
    expect((await hall.statesOf()).toSorted()).toEqual(['released', undefined, undefined, undefined]);
    expect(hall.memory.refused.size).toBe(0);
    hall.store.close();
  });

  it('are deleted with all that they have once they are refused, and no other', async () => {
    const hall = await startWave(createWave(200));
    const found = await hall.find();
    await refuseArrivals(hall.writer, found.slice(0, 150), 'sent-twice');
    await hall.write(receiptDocumentName(hall.store, hall.codes[3]!), { state: 'ready' });
    const commits = hall.countCommits();
    expect(await deleteArrivals(hall.writer)).toEqual({ requests: 149, receipts: 149, isWhole: false });
    // Each is halved about eight times around the one that changed.
    expect(hall.countCommits() - commits).toBeLessThan(20);
    const [requests, ...rest] = await hall.snapshot();
    const kept = [idOf(3), ...found.slice(150).map(({ request }) => request.id)];
    expect(Object.keys(requests!).toSorted()).toEqual(kept.toSorted());
    expect(rest.map((each) => Object.keys(each)).map(({ length }) => length)).toEqual([51, 51, 50]);
    hall.store.close();
  });

  it('count as deleted where the answer was lost', async () => {
    const hall = await startWave(createWave(3));
    await refuseArrivals(hall.writer, await hall.find(), 'sent-twice');
    hall.loseAnswers(true);
    await expect(deleteArrivals(hall.writer)).rejects.toThrow();
    hall.loseAnswers(false);
    expect(await deleteArrivals(hall.writer)).toEqual({ requests: 3, receipts: 3, isWhole: true });
    expect(await hall.snapshot()).toEqual([{}, {}, {}, {}]);
    hall.store.close();
  });

  it('stay refused up to the commit that failed, which the page can set back', async () => {
    const hall = await startWave(createWave(200));
    hall.interfere(async (commit) => {
      if (commit === 2) throw new StaffError('unreachable');
    });
    await expect(refuseArrivals(hall.writer, await hall.find(), 'sent-twice')).rejects.toThrow();
    hall.interfere(null);
    expect(hall.memory.refused.size).toBe(166);
    expect(await setBackArrivals(hall.writer)).toMatchObject({ requests: 166, isWhole: true });
    hall.store.close();
  });

  it('are refused and deleted also where a program sent more receipts of one than a commit takes', async () => {
    const hall = await startWave([{ id: idOf(1) }, { id: idOf(2) }]);
    const writes = Array.from({ length: 600 }, () => ({
      update: {
        name: receiptDocumentName(hall.store, createSeededReceiptCode(idOf(1))),
        fields: encodePlainObject({ recordId: idOf(1) }),
      },
    }));
    await hall.store.post(':commit', { writes: writes.slice(0, 300) });
    await hall.store.post(':commit', { writes: writes.slice(300) });
    const found = await hall.find();
    expect(await refuseArrivals(hall.writer, found, 'sent-twice')).toMatchObject({
      receipts: 602,
      isWhole: true,
    });
    expect((await hall.statesOf()).every((state) => state === 'refused')).toBe(true);
    expect(await deleteArrivals(hall.writer)).toMatchObject({ requests: 2, receipts: 602, isWhole: true });
    expect(await hall.snapshot()).toEqual([{}, {}, {}, {}]);
    hall.store.close();
  });
});
