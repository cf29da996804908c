/** §7. What is still open of earlier days, and what it reads where the store bills each document. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../src/site.ts';
import { carriedOverLimits, readRequestsAt } from '../../../../src/staff/requests/readRequests.ts';
import { createRequestPlace } from '../../../../src/staff/requests/requestPlace.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../../../support/server/staffCommands.ts';
import { createCountingClient } from './clerkStore.ts';

const today = '2031-05-06';
const since = testNow - 86_400_000;

const createRequest = (
  id: string,
  day: string,
  receiptFields?: SeededRequest['receiptFields'],
): SeededRequest => ({
  id,
  fields: { schedule: `${day}T09:00` },
  ...(receiptFields !== undefined && { receiptFields }),
});

const requests: readonly SeededRequest[] = [
  createRequest('4001', today),
  createRequest('4002', '2031-05-05'),
  createRequest('4003', '2031-05-05', { state: 'ready', since }),
  createRequest('4004', '2031-05-05', { state: 'released', since }),
  createRequest('4005', '2031-05-05', { state: 'refused', since, reason: 'sent-twice' }),
  createRequest('4006', '2031-04-21'),
  createRequest('4007', '2031-03-03'),
  createRequest('4008', '2031-05-07', { movedTo: '2031-05-02T09:00' }),
  createRequest('4009', '2031-05-05', { movedTo: `${today}T09:00` }),
];

async function startHall(isIndexed: boolean, seeded: readonly SeededRequest[] = requests) {
  const server = await startTestServer({ content: null, withoutIndexes: true });
  const inner = createTestClient(server);
  await seedRequests(inner, seeded);
  const { client, reads, reset } = createCountingClient(inner, isIndexed);
  const place = { current: createRequestPlace() };
  const read = async (more: object) => {
    reset();
    const { entries, areMore, closedDays } = await readRequestsAt(
      client,
      { day: '', state: '', text: '', ...more },
      place,
    );
    const ids = entries.map(({ id }) => id);
    return { ids, areMore, closedDays, reads: reads(), count: place.current.carriedOver };
  };
  return { inner, read };
}

describe('§7 the open requests of past days', () => {
  it.each([true, false])(
    'lists requests of the last month, neither released nor refused, oldest due first (indexed: %s)',
    async (isIndexed) => {
      const { read } = await startHall(isIndexed);
      const { ids, areMore } = await read({ isCarriedOver: true });
      // Nothing is due on what is ready.
      expect(ids).toEqual(['4006', '4008', '4002', '4003']);
      expect(areMore).toBe(false);
      expect((await read({ isCarriedOver: true, state: 'ready' })).ids).toEqual(['4003']);
    },
  );

  it('is counted beside the list of today, with how many are due, and beside no other', async () => {
    const { read } = await startHall(false);
    expect((await read({ day: '2031-05-07' })).count).toBeNull();
    expect((await read({ day: today, text: 'Sample' })).count).toBeNull();
    expect((await read({ day: today })).count).toEqual({ day: today, open: 4, due: 1 });
  });

  it('is counted once a day where reads are billed, and at each reading elsewhere', async () => {
    const later = createRequest('4010', '2031-05-05');
    for (const [isIndexed, open] of [
      [true, 4],
      [false, 5],
    ] as const) {
      const { inner, read } = await startHall(isIndexed);
      await read({ day: today });
      await seedRequests(inner, [later]);
      expect((await read({ day: today })).count).toMatchObject({ open });
    }
  });

  it('reads at most the newest requests of its limit, and their receipts', async () => {
    const many = Array.from({ length: carriedOverLimits.requests + 20 }, (_, at) =>
      createRequest(`4${at.toString(16).padStart(3, '0')}`, at < 20 ? '2031-04-21' : '2031-05-05', {
        state: 'released',
        since,
      }),
    );
    const { read } = await startHall(true, many);
    const { ids, areMore, reads } = await read({ isCarriedOver: true });
    expect([ids, areMore]).toEqual([[], true]);
    expect(reads).toBe(2 * carriedOverLimits.requests);
  });
});

describe('§7 the people of a closed day', () => {
  it('are counted beside the list of today, with one read of the records of the hall and of the people of that day', async () => {
    const { inner, read } = await startHall(true, [
      createRequest('4001', today),
      createRequest('4002', '2031-05-08'),
      createRequest('4003', '2031-05-08', { state: 'refused', since, reason: 'sent-twice' }),
      createRequest('4004', today, { movedTo: '2031-05-08T14:00' }),
    ]);
    await read({ day: today });
    const before = (await read({ day: today })).reads;
    await inner.post(':commit', {
      writes: [
        {
          update: {
            name: `${inner.root}/${site.root}/HallDay_List/list/2031-05-08`,
            fields: encodePlainObject({
              status: 'active',
              updated: 1,
              closedMorning: true,
              closedAfternoon: true,
            }),
          },
        },
      ],
    });
    const after = await read({ day: today });
    expect(after.closedDays).toEqual([{ day: '2031-05-08', people: 2 }]);
    // The record of the day; three requests, each with its receipt; and the receipt that names the move.
    expect(after.reads - before).toBe(1 + 3 * 2 + 1);
  });
});
