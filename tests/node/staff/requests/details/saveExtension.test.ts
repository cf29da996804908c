/** RA 11032 A clerk extends a request on the page, in a real store: once, in time, and never over another clerk's write. */
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../../src/domain/dates/day.ts';
import { saveExtension } from '../../../../../src/staff/requests/details/saveExtension.ts';
import { saveState } from '../../../../../src/staff/requests/details/saveState.ts';
import { readRequests } from '../../../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../../../src/staff/restClient.ts';
import { loseFirstAnswer, startClerkStore, writeBeforeCommit } from '../clerkStore.ts';

/** Its papers came on Monday, 5 May 2031: it is due on the 8th, and can be extended to the 13th. */
const accepted = { state: 'processing', since: 5, accepted: manilaInstant('2031-05-05T09:00') };

const read = async (client: StaffClient) => {
  const { entries } = await readRequests(client, { day: '', state: '', text: '4f3a' });
  const [entry] = entries;
  if (entry === undefined) throw new Error('There is no such request.');
  return entry;
};

const start = async (receiptFields: Readonly<Record<string, unknown>> = accepted) => {
  const started = await startClerkStore([{ id: '4f3a', receiptFields }]);
  return { ...started, entry: await read(started.client) };
};

const extended = { until: '2031-05-13', untilReason: 'many-requests' };

describe('RA 11032 the extension of a request', () => {
  it('writes the day and the reason, and leaves the status', async () => {
    const { client, entry } = await start();
    expect(entry).toMatchObject({ due: '2031-05-08', extension: { kind: 'extend', until: '2031-05-13' } });
    await saveExtension(client, entry, 'many-requests');
    const now = await read(client);
    expect(now.receipt).toMatchObject({ ...extended, state: 'processing', since: 5 });
    expect(now).toMatchObject({ due: '2031-05-13', extension: { kind: 'refused' } });
  });

  it('is not written over what another clerk wrote', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () =>
      saveState(client, entry, { state: 'ready', reason: null }, null),
    );
    await expect(saveExtension(late, entry, 'many-requests')).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(client)).receipt).toMatchObject({ state: 'ready', until: null });
  });

  it('is not written twice: the reason of the first clerk stays', async () => {
    const { client, entry } = await start();
    const late = writeBeforeCommit(client, () => saveExtension(client, entry, 'many-requests'));
    await expect(saveExtension(late, entry, 'disaster')).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(client)).receipt).toMatchObject(extended);
  });

  it('succeeds at the next try where the answer to the first was lost', async () => {
    const { client, entry } = await start();
    const lossy = loseFirstAnswer(client);
    await expect(saveExtension(lossy, entry, 'many-requests')).rejects.toMatchObject({
      code: 'deadline-exceeded',
    });
    await saveExtension(lossy, entry, 'many-requests');
    expect((await read(client)).receipt).toMatchObject(extended);
  });

  it('is refused on a page that was open until the day was over', async () => {
    const { client, entry } = await start();
    const later = { ...client, now: () => manilaInstant('2031-05-09T08:00') };
    await expect(saveExtension(later, entry, 'many-requests')).rejects.toMatchObject({ code: 'lapsed' });
    expect((await read(client)).receipt?.until).toBeNull();
  });

  it.each([
    ['overdue', { ...accepted, accepted: manilaInstant('2031-04-28T09:00') }],
    ['extended', { ...accepted, ...extended }],
    ['done', { ...accepted, state: 'ready' }],
  ])('is not offered for one that is %s, and not written', async (_, fields) => {
    const { client, entry } = await start(fields);
    expect(entry.extension.kind).toBe('refused');
    await expect(saveExtension(client, entry, 'system')).rejects.toMatchObject({ code: 'unknown' });
  });

  it('is not written without a reason', async () => {
    const { client, entry } = await start();
    await expect(saveExtension(client, entry, null)).rejects.toMatchObject({ code: 'unknown' });
    expect((await read(client)).receipt?.until).toBeNull();
  });
});

describe('RA 11032 the official of a status', () => {
  it('is written with it, and goes with the next that names nobody', async () => {
    const { client, entry } = await start();
    const officer = { by: 'Sample Official', position: 'Barangay Secretary' };
    await saveState(client, entry, { state: 'ready', reason: null }, officer);
    expect((await read(client)).receipt).toMatchObject(officer);
    await saveState(client, await read(client), { state: 'released', reason: null }, null);
    expect((await read(client)).receipt).toMatchObject({ by: null, position: null });
  });
});
