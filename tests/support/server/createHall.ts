/** A store with the hall's days, requests and places, and what staff do with it: without a server, past the rules. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { halves } from '../../../src/domain/places/placeName.ts';
import { site } from '../../../src/site.ts';
import { findBooked, readHall, viewHallDay } from '../../../src/staff-core/hall/hall.ts';
import type { HallDayChange } from '../../../src/staff-core/hall/hallDays.ts';
import { type MoveRequest, movePeople } from '../../../src/staff-core/hall/hallMove.ts';
import { writeHallDay } from '../../../src/staff-core/hall/hallPlaces.ts';
import { findReceipts } from '../../../src/staff-core/receipts.ts';
import { listRecords, toPlainFields } from '../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from './runningServer.ts';
import { placeDocumentName, type SeededRequest, seedRequests } from './staffCommands.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface SeededHall {
  readonly requests?: readonly SeededRequest[];
  readonly days?: Readonly<Record<string, Fields>>;
  /** Places without a request. */
  readonly places?: readonly string[];
}

async function seedHall(client: StoreClient, { requests = [], days = {}, places = [] }: SeededHall) {
  await seedRequests(client, requests);
  const writes = [
    ...Object.entries(days).map(([id, fields]) => ({
      update: {
        name: `${client.root}/${site.root}/HallDay_List/list/${id}`,
        fields: encodePlainObject({ status: 'active', updated: testNow, ...fields }),
      },
    })),
    ...places.map((place) => ({
      update: { name: placeDocumentName(client, place), fields: encodePlainObject({ at: testNow }) },
    })),
  ];
  if (writes.length > 0) await client.post(':commit', { writes });
}

export async function createHall(seeded: SeededHall = {}) {
  const dataDir = createTempDirectory();
  const use = async <Result>(act: (client: StoreClient) => Promise<Result>): Promise<Result> => {
    const client = openLocalClient(dataDir, true);
    try {
      return await act(client);
    } finally {
      client.close();
    }
  };
  await use((client) => seedHall(client, seeded));
  const today = manilaDay(testNow);
  const read = () => use((client) => readHall(client, { from: today, to: null }));
  return {
    dataDir,
    /** What a clerk changes of a day, or of every day. */
    change: (day: string, change: HallDayChange) =>
      use(async (client) => {
        const { days } = await readHall(client, { from: today, to: null });
        return writeHallDay(client, days, day, change, { now: testNow, today });
      }),
    move: (from: string, to: string, other: Partial<MoveRequest> = {}) =>
      use(async (client) => {
        const move = { from, to, halves, isConfirmed: false, ...other };
        const result = await movePeople(client, move, { random: Math.random, now: testNow });
        const idsOf = (bookings: typeof result.moved) => bookings.map(({ request }) => request.id);
        return { ...result, moved: idsOf(result.moved), withoutReceipt: idsOf(result.withoutReceipt) };
      }),
    read,
    view: async (day: string) => viewHallDay(await read(), day),
    bookedOn: async (day: string) => findBooked(await read(), day, halves).map(({ request }) => request.id),
    documentsOf: (collection: string) =>
      use(async (client) => {
        const found: Record<string, unknown> = {};
        for await (const { id, fields } of listRecords(client, collection)) found[id] = toPlainFields(fields);
        return found;
      }),
    movedTo: (id: string) =>
      use(async (client) => (await findReceipts(client, [id])).get(id)?.[0]?.movedTo ?? null),
  };
}
