/** §7 A clerk sets the status of a request on the page, in a real store: never over what another clerk wrote. */
import { describe, expect, it } from 'vitest';
import { deleteOpenRequest } from '../../../../../src/staff/requests/deletion/deleteRequests.ts';
import { saveState } from '../../../../../src/staff/requests/details/saveState.ts';
import { readRequests } from '../../../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../../../src/staff/restClient.ts';
import { testNow } from '../../../../support/server/runningServer.ts';
import { loseFirstAnswer, startClerkStore, writeBeforeCommit } from '../clerkStore.ts';

const read = async (client: StaffClient) => {
  const { entries } = await readRequests(client, { day: '', state: '', text: '4f3a' });
  const [entry] = entries;
  if (entry === undefined) throw new Error('There is no such request.');
  return entry;
};

const start = async (receiptFields: Readonly<Record<string, unknown>> = {}) => {
  const started = await startClerkStore([{ id: '4f3a', receiptFields }]);
  return { ...started, entry: await read(started.client) };
};

const ready = { state: 'ready', reason: null } as const;
const released = { state: 'released', reason: null } as const;

describe('§7 the status that a clerk sets', () => {
  it('is written with its time, and takes the reason of the one before away', async () => {
    const { client, entry } = await start({ state: 'processing', since: 5, reason: 'to-be-signed' });
    await saveState(client, entry, ready, null);
    expect((await read(client)).receipt).toMatchObject({ state: 'ready', since: testNow, reason: null });
  });

  it('is not written over another status that another clerk has just set', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () => saveState(client, entry, released, null));
    await expect(saveState(late, entry, ready, null)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(client)).receipt?.state).toBe('released');
  });

  it('succeeds where another clerk has just set the same one, and at the next try after a lost answer', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () => saveState(client, entry, ready, null));
    await saveState(late, entry, ready, null);
    const again = await read(client);
    const lossy = loseFirstAnswer(client);
    await expect(saveState(lossy, again, released, null)).rejects.toMatchObject({
      code: 'deadline-exceeded',
    });
    await saveState(lossy, again, released, null);
    expect((await read(client)).receipt?.state).toBe('released');
  });

  it('is not written to a request that another clerk has just deleted', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () => deleteOpenRequest(client, entry));
    await expect(saveState(late, entry, ready, null)).rejects.toMatchObject({ code: 'conflict' });
    await expect(read(client)).rejects.toThrow('There is no such request.');
  });
});
