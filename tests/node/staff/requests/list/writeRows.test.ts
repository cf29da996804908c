/** §7. What a clerk does to rows of the list, in the real store: one commit a row, conflicts, lost answers, and the undo. */
import { describe, expect, it } from 'vitest';
import { StaffError, toStaffError } from '../../../../../src/staff/errors.ts';
import { createRowWriter } from '../../../../../src/staff/requests/list/writeRows.ts';
import { type RequestListEntry, readEntriesById } from '../../../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../../../src/staff/restClient.ts';
import type { StoredRecord } from '../../../../../src/staff-core/records.ts';
import { toPlainFields } from '../../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  receiptDocumentName,
  requestDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

type Fault = 'lost' | 'unreachable' | 'unauthenticated' | null;

/** A store with these requests, and clerks who have read all of them. */
async function startHall(requests: readonly SeededRequest[]) {
  const store: StoreClient = openLocalClient(createTempDirectory(), true);
  const codes = new Map((await seedRequests(store, requests)).map((code, at) => [requests[at]!.id, code]));
  const createClerk = async () => {
    let fault: Fault = null;
    let commits = 0;
    const client: StaffClient = {
      ...store,
      isIndexed: false,
      takesFiles: false,
      now: () => testNow,
      post: async (call, body) => {
        const isCommit = call === ':commit';
        if (isCommit) commits += 1;
        if (isCommit && fault !== null && fault !== 'lost') throw new StaffError(fault);
        const answer = await store.post(call, body).catch((error: unknown) => {
          throw error instanceof StoreRefused ? toStaffError(error.status) : error;
        });
        if (isCommit && fault === 'lost') throw new StaffError('unreachable');
        return answer;
      },
    };
    const rows = new Map<string, RequestListEntry>();
    const read = async () => {
      for (const entry of await readEntriesById(client, [...codes.keys()])) rows.set(entry.id, entry);
    };
    await read();
    const writer = createRowWriter({
      client,
      getOfficer: () => null,
      replaced: new Map(),
      find: (id) => rows.get(id),
      onChanged: (entries) => {
        for (const entry of entries) rows.set(entry.id, entry);
      },
    });
    return {
      ...writer,
      rows,
      read,
      fail: (next: Fault) => {
        fault = next;
      },
      countCommits: () => commits,
      stateOf: (id: string) => rows.get(id)?.receipt?.state,
      cameOf: (id: string) => rows.get(id)?.extras?.came ?? null,
    };
  };
  const readStored = async (name: string) => {
    const answer = await store.post(':batchGet', { documents: [name] });
    const [{ found }] = answer as [{ found?: StoredRecord }];
    return found === undefined ? null : toPlainFields(found.fields ?? {});
  };
  return {
    store,
    createClerk,
    readReceipt: (id: string) => readStored(receiptDocumentName(store, codes.get(id) ?? '')),
    readExtras: (id: string) => readStored(extrasDocumentName(store, id)),
    removeRequest: (id: string) =>
      store.post(':commit', { writes: [{ delete: requestDocumentName(store, id) }] }),
  };
}

const on = (action: string, ...ids: readonly string[]) => ids.map((id) => ({ id, action }));
const nothing = { written: [], conflicts: [], unwritten: [], failure: null };
const two: readonly SeededRequest[] = [{ id: '4f3a' }, { id: '4f3b' }];

describe('§7 rows that a clerk makes ready', () => {
  it('are written one commit each, and listed as stored, with their place in the list', async () => {
    const hall = await startHall(two);
    const clerk = await hall.createClerk();
    const { due } = clerk.rows.get('4f3a')!;
    const acts = on('ready', '4f3a', '4f3b');
    expect(await clerk.writeRows(acts)).toEqual({ ...nothing, written: acts });
    expect(clerk.countCommits()).toBe(2);
    expect(await hall.readReceipt('4f3a')).toMatchObject({ state: 'ready', since: testNow });
    expect(clerk.rows.get('4f3a')).toMatchObject({ due: null, listedDue: due });
    const listed = structuredClone(clerk.rows.get('4f3a')!);
    await clerk.read();
    expect(clerk.rows.get('4f3a')!.receipts).toEqual(listed.receipts);
  });

  it('are written but for the one that somebody else changed first, which is read again', async () => {
    const hall = await startHall(two);
    const [clerk, other] = [await hall.createClerk(), await hall.createClerk()];
    await other.writeRows(on('released', '4f3a'));
    const acts = on('ready', '4f3a', '4f3b');
    expect(await clerk.writeRows(acts)).toEqual({ ...nothing, written: [acts[1]], conflicts: [acts[0]] });
    expect([clerk.stateOf('4f3a'), clerk.stateOf('4f3b')]).toEqual(['released', 'ready']);
    expect(await hall.readReceipt('4f3a')).toMatchObject({ state: 'released' });
    // What is given out is not made ready, also where the clerk has read it since.
    expect((await clerk.writeRows(on('ready', '4f3a'))).conflicts).toHaveLength(1);
  });

  it('count as written where somebody else wrote the same, or the answer to a first try was lost', async () => {
    const hall = await startHall(two);
    const [clerk, other] = [await hall.createClerk(), await hall.createClerk()];
    await other.writeRows(on('ready', '4f3a'));
    expect((await clerk.writeRows(on('ready', '4f3a'))).written).toHaveLength(1);
    clerk.fail('lost');
    const lost = await clerk.writeRows(on('ready', '4f3b'));
    expect(lost).toMatchObject({ failure: 'unreachable', unwritten: on('ready', '4f3b') });
    clerk.fail(null);
    expect((await clerk.writeRows(lost.unwritten)).written).toHaveLength(1);
    await clerk.undoRows(lost.unwritten);
    expect(await hall.readReceipt('4f3b')).toEqual({ recordId: '4f3b' });
  });

  it.each(['unreachable', 'unauthenticated'] as const)(
    'stay unwritten where the store is %s',
    async (fault) => {
      const hall = await startHall(two);
      const clerk = await hall.createClerk();
      clerk.fail(fault);
      const acts = on('ready', '4f3a', '4f3b');
      expect(await clerk.writeRows(acts)).toEqual({ ...nothing, unwritten: acts, failure: fault });
      expect(clerk.stateOf('4f3a')).toBe('received');
    },
  );
});

describe('§7 the undo of a state', () => {
  it('overwrites nothing that somebody else wrote meanwhile', async () => {
    const hall = await startHall(two);
    const clerk = await hall.createClerk();
    const acts = on('ready', '4f3a', '4f3b');
    await clerk.writeRows(acts);
    const other = await hall.createClerk();
    await other.writeRows(on('released', '4f3a'));
    await clerk.read();
    expect(await clerk.undoRows(acts)).toEqual({ ...nothing, written: [acts[1]], conflicts: [acts[0]] });
    expect(await hall.readReceipt('4f3a')).toMatchObject({ state: 'released' });
    expect(clerk.stateOf('4f3b')).toBe('received');
  });

  it('undoes all that one burst did to a row', async () => {
    const hall = await startHall(two);
    const clerk = await hall.createClerk();
    const acts = [...on('came', '4f3a'), ...on('ready', '4f3a'), ...on('released', '4f3a')];
    await clerk.writeRows(acts);
    expect([clerk.stateOf('4f3a'), clerk.cameOf('4f3a')]).toEqual(['released', true]);
    expect((await clerk.undoRows(acts)).written).toEqual(acts);
    await clerk.read();
    expect([clerk.stateOf('4f3a'), clerk.cameOf('4f3a')]).toEqual(['received', null]);
  });
});

describe('§7 who came', () => {
  it('is written beside what the request has already, and taken back from it', async () => {
    const hall = await startHall([{ id: '4f3a', extras: { priority: true } }]);
    const clerk = await hall.createClerk();
    const came = on('came', '4f3a');
    await clerk.writeRows(came);
    expect(await hall.readExtras('4f3a')).toEqual({ priority: true, came: true });
    await clerk.undoRows(came);
    expect(await hall.readExtras('4f3a')).toEqual({ priority: true });
  });

  it('is the only field of a document that is new, changes, and goes with its last mark', async () => {
    const hall = await startHall(two);
    const clerk = await hall.createClerk();
    const [came, absent] = [on('came', '4f3a'), on('absent', '4f3a')];
    await clerk.writeRows(came);
    expect(await hall.readExtras('4f3a')).toEqual({ came: true });
    await clerk.writeRows(absent);
    expect(await hall.readExtras('4f3a')).toEqual({ came: false });
    await clerk.undoRows(absent);
    expect(clerk.cameOf('4f3a')).toBe(true);
    await clerk.undoRows(came);
    expect(await hall.readExtras('4f3a')).toBeNull();
  });

  it('is refused where two clerks disagree, and written once where they agree', async () => {
    const hall = await startHall(two);
    const [clerk, other] = [await hall.createClerk(), await hall.createClerk()];
    await other.writeRows([...on('came', '4f3a'), ...on('absent', '4f3b')]);
    expect(await clerk.writeRows([...on('came', '4f3a'), ...on('came', '4f3b')])).toEqual({
      ...nothing,
      written: on('came', '4f3a'),
      conflicts: on('came', '4f3b'),
    });
    expect(clerk.cameOf('4f3b')).toBe(false);
  });

  it('marks no request that is gone', async () => {
    const hall = await startHall(two);
    const clerk = await hall.createClerk();
    await hall.removeRequest('4f3a');
    expect((await clerk.writeRows(on('came', '4f3a'))).conflicts).toHaveLength(1);
    expect(await hall.readExtras('4f3a')).toBeNull();
  });
});
