/**
 * §7. What staff write of the hall's days never overwrites what somebody else wrote since it was read. Each case is tried again
 * without the preconditions, which shows that they are what prevents it: staff of the embedded store come in past the rules.
 */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { Half } from '../../../src/domain/places/placeName.ts';
import { site } from '../../../src/site.ts';
import {
  createDeleteWrite,
  readAttachedDocuments,
} from '../../../src/staff-core/deletion/attachedDocuments.ts';
import { readHall } from '../../../src/staff-core/hall/hall.ts';
import { createFreeCommits } from '../../../src/staff-core/hall/hallCheck.ts';
import {
  type HallDayChange,
  planHallDay,
  readStoredHallDays,
} from '../../../src/staff-core/hall/hallDays.ts';
import { movePeople, planPeopleMove } from '../../../src/staff-core/hall/hallMove.ts';
import { findReceipts } from '../../../src/staff-core/receipts.ts';
import { readRecordsByName, toPlainFields } from '../../../src/staff-core/records.ts';
import { createStateWrites } from '../../../src/staff-core/stateWrite.ts';
import { openLocalClient, type StoreClient, StoreRefused } from '../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  placeDocumentName,
  receiptDocumentName,
  requestDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../support/server/staffCommands.ts';

const day = '2031-05-07';
const target = '2031-05-09';
const place = `${day}-am-001`;

type Write = Readonly<Record<string, unknown>>;

interface Race {
  /** Plans what a clerk writes; the plan is carried out after the other write. */
  readonly plan: (client: StoreClient) => Promise<readonly object[]>;
  /** What somebody else writes meanwhile. */
  readonly other: (client: StoreClient) => Promise<readonly object[]>;
  /** The document that the plan must leave as the other wrote it. */
  readonly contested: (client: StoreClient) => Promise<string>;
}

const dayName = ({ root }: StoreClient, id: string) => `${root}/${site.root}/HallDay_List/list/${id}`;
const set = (name: string, fields: Readonly<Record<string, unknown>>) => ({
  update: { name, fields: encodePlainObject(fields) },
});
const setDay = (client: StoreClient, id: string, fields: Readonly<Record<string, unknown>>) =>
  set(dayName(client, id), { status: 'active', updated: 1, ...fields });

const planDay =
  (id: string, change: HallDayChange) =>
  async (client: StoreClient): Promise<readonly object[]> => {
    const plan = planHallDay(client, await readStoredHallDays(client), id, change, testNow);
    if (plan.kind !== 'write') throw new Error('There is nothing to write.');
    return [plan.write];
  };

const planMoveOfHalf =
  (half: Half) =>
  async (client: StoreClient): Promise<readonly object[]> => {
    const hall = await readHall(client, { from: day, to: target });
    const move = { from: day, halves: [half], to: target } as const;
    const plan = planPeopleMove(client, hall, move, () => 0, testNow);
    if (plan.kind !== 'move' || plan.commits.length !== 1) throw new Error('There is no move.');
    return plan.commits[0]!.writes;
  };
const planMoveOfDay = planMoveOfHalf('morning');

const receiptNameOf =
  (id: string) =>
  async (client: StoreClient): Promise<string> =>
    receiptDocumentName(client, (await findReceipts(client, [id])).get(id)![0]!.code);
const receiptName = receiptNameOf('4001');

/** Somebody who had no place gets one. */
const givePlace = async (client: StoreClient) => [
  set(placeDocumentName(client, `${day}-pm-001`), { at: 7 }),
  set(extrasDocumentName(client, '4002'), { place: `${day}-pm-001` }),
];
const closeDay: HallDayChange = { isClosed: { morning: true }, reason: 'Assembly' };
const openDay: HallDayChange = { isClosed: { morning: false, afternoon: false } };

const races: readonly (readonly [title: string, race: Race])[] = [
  [
    'the record that somebody has just made for the day',
    {
      plan: planDay('2031-05-12', closeDay),
      other: async (client) => [setDay(client, '2031-05-12', { note: 'Sample' })],
      contested: async (client) => dayName(client, '2031-05-12'),
    },
  ],
  [
    'the note that somebody has just written',
    {
      plan: planDay(target, closeDay),
      other: async (client) => [setDay(client, target, { placesMorning: 2, note: 'Sample' })],
      contested: async (client) => dayName(client, target),
    },
  ],
  [
    'a closing that somebody has just changed, by deleting it',
    {
      plan: planDay('2031-05-08', openDay),
      other: async (client) => [setDay(client, '2031-05-08', { closedMorning: true, reason: 'Sample two' })],
      contested: async (client) => dayName(client, '2031-05-08'),
    },
  ],
  [
    'the day to which somebody has just moved the person',
    {
      plan: planMoveOfDay,
      other: async (client) => [
        {
          ...set(await receiptName(client), { movedTo: '2031-05-14T08:30' }),
          updateMask: { fieldPaths: ['movedTo'] },
        },
      ],
      contested: receiptName,
    },
  ],
  [
    'the place that a citizen has just taken',
    {
      plan: planMoveOfDay,
      other: async (client) => [set(placeDocumentName(client, `${target}-am-001`), { at: 7 })],
      contested: async (client) => placeDocumentName(client, `${target}-am-001`),
    },
  ],
  [
    'the extras that somebody has just changed',
    {
      plan: planMoveOfDay,
      other: async (client) => [set(extrasDocumentName(client, '4001'), { place: `${day}-am-002` })],
      contested: async (client) => extrasDocumentName(client, '4001'),
    },
  ],
  [
    'a place that was freed and has just been taken again, by freeing it',
    {
      plan: async (client) => {
        const { places } = await readHall(client, { from: day, to: day });
        return createFreeCommits(places)[0]!;
      },
      other: async (client) => [set(placeDocumentName(client, place), { at: 7 })],
      contested: async (client) => placeDocumentName(client, place),
    },
  ],
  [
    'a place that has just been taken again, by deleting the request that had it',
    {
      plan: async (client) => {
        const attached = (await readAttachedDocuments(client, ['4001'])).get('4001') ?? [];
        return attached.map(createDeleteWrite);
      },
      other: async (client) => [set(placeDocumentName(client, place), { at: 7 })],
      contested: async (client) => placeDocumentName(client, place),
    },
  ],
  [
    'the state of somebody who has just got a place, by a refusal that would not free it',
    {
      plan: async (client) => {
        const { bookings } = await readHall(client, { from: day, to: day });
        const { writes } = await createStateWrites(
          client,
          bookings.find(({ request }) => request.id === '4002')!,
          { state: 'refused', reason: 'not-free' },
          { since: testNow, officer: null, random: () => 0 },
        );
        return writes;
      },
      other: givePlace,
      contested: receiptNameOf('4002'),
    },
  ],
  [
    'the day of somebody who has just got a place, by a move that would not free it',
    {
      plan: planMoveOfHalf('afternoon'),
      other: givePlace,
      contested: receiptNameOf('4002'),
    },
  ],
];

/** Somebody with a place on a limited morning; a limited day to move to; a closed day. */
async function createStore(): Promise<StoreClient> {
  const client = openLocalClient(createTempDirectory(), true);
  await seedRequests(client, [
    { id: '4001', fields: { schedule: `${day}T08:30` }, extras: { place, priority: true } },
    { id: '4002', fields: { schedule: `${day}T13:30` } },
  ]);
  await client.post(':commit', {
    writes: [
      setDay(client, day, { closedMorning: true, reason: 'Sample' }),
      setDay(client, '2031-05-08', { closedMorning: true, reason: 'Sample' }),
      setDay(client, target, { placesMorning: 2 }),
    ],
  });
  return client;
}

const readStored = async (client: StoreClient, name: string) => {
  const [record] = await readRecordsByName(client, [name]);
  return record === undefined ? null : toPlainFields(record.fields);
};

/** The same writes without what they require. */
const withoutPreconditions = (writes: readonly object[]): readonly object[] =>
  (writes as readonly Write[])
    .filter((write) => !('verify' in write))
    .map(({ currentDocument: _, ...write }) => write);

const runRace = async ({ plan, other, contested }: Race, isGuarded: boolean) => {
  const client = await createStore();
  const planned = await plan(client);
  await client.post(':commit', { writes: await other(client) });
  const name = await contested(client);
  const before = await readStored(client, name);
  const writes = isGuarded ? planned : withoutPreconditions(planned);
  const outcome = await client.post(':commit', { writes }).then(
    () => 'written',
    (error: unknown) => (error instanceof StoreRefused ? error.status : error),
  );
  const after = await readStored(client, name);
  client.close();
  return { outcome, before, after };
};

describe("§7 a write of the hall's days", () => {
  it.each(races)('leaves %s', async (_, race) => {
    const { outcome, before, after } = await runRace(race, true);
    expect(['FAILED_PRECONDITION', 'ALREADY_EXISTS']).toContain(outcome);
    expect(after).toEqual(before);
  });

  it.each(races)('would overwrite, without its preconditions, %s', async (_, race) => {
    const { outcome, before, after } = await runRace(race, false);
    expect(outcome).toBe('written');
    expect(after).not.toEqual(before);
  });

  it.each([
    [target, { closedMorning: true }],
    ['every-day', { closedMorning: true }],
  ])('moves nobody to a day once somebody closed it: %s', async (id, fields) => {
    const client = await createStore();
    const planned = await planMoveOfDay(client);
    await client.post(':commit', { writes: [setDay(client, id, fields)] });
    await expect(client.post(':commit', { writes: planned })).rejects.toMatchObject({
      status: expect.stringMatching(/^(?:FAILED_PRECONDITION|ALREADY_EXISTS)$/),
    });
    expect((await readStored(client, await receiptName(client)))?.movedTo).toBeUndefined();
    await client.post(':commit', { writes: withoutPreconditions(planned) });
    expect((await readStored(client, await receiptName(client)))?.movedTo).toBe(`${target}T08:30`);
    client.close();
  });

  it('tries again when a citizen took the place that it chose', async () => {
    const client = await createStore();
    let commits = 0;
    const racing: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call === ':commit') {
          commits += 1;
          if (commits === 1)
            await client.post(':commit', {
              writes: [set(placeDocumentName(client, `${target}-am-001`), { at: 7 })],
            });
        }
        return client.post(call, body);
      },
    };
    const move = { from: day, halves: 'closed', to: target } as const;
    const effects = { random: () => 0, now: testNow };
    const { moved, refusal } = await movePeople(racing, move, effects);
    expect([moved.map(({ request }) => request.id), refusal, commits]).toEqual([['4001'], null, 2]);
    expect((await readStored(client, extrasDocumentName(client, '4001')))?.place).toBe(`${target}-am-002`);
    client.close();
  });

  it('frees the places of people who book between its reading of places and of people, without an end', async () => {
    const client = await createStore();
    let readings = 0;
    let commits = 0;
    const bookedFirst: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call === ':commit') commits += 1;
        const answer = await client.post(call, body);
        if (call.endsWith('/Request_Places:runQuery')) {
          readings += 1;
          await seedRequests(client, [
            {
              id: `401${readings}`,
              fields: { schedule: `${day}T08:30` },
              extras: { place: `${day}-am-01${readings}` },
            },
          ]);
        }
        return answer;
      },
    };
    const { moved, refusal } = await movePeople(
      bookedFirst,
      { from: day, halves: 'closed', to: target },
      { random: () => 0, now: testNow },
    );
    expect([moved.map(({ request }) => request.id), refusal, readings, commits]).toEqual([
      ['4001', '4011'],
      null,
      1,
      1,
    ]);
    const { places } = await readHall(client, { from: day, to: target });
    expect(places.map(({ id }) => id)).toEqual([`${target}-am-001`, `${target}-am-002`]);
    client.close();
  });

  describe('of more people than one commit moves', () => {
    const people = Array.from(
      { length: 130 },
      (_, at): SeededRequest => ({
        id: `4${(0x100 + at).toString(16)}`,
        fields: { schedule: `${day}T08:30` },
        extras: { place: `${day}-am-${String(at + 1).padStart(3, '0')}` },
      }),
    );
    const move = { from: day, halves: 'closed', to: target } as const;
    const effects = { random: () => 0, now: testNow };

    /** @param before is called with the number of each commit, 1 for the first */
    const moveAll = async (before: (client: StoreClient, commitNumber: number) => Promise<unknown>) => {
      const client = openLocalClient(createTempDirectory(), true);
      await seedRequests(client, people);
      const days = [
        setDay(client, day, { closedMorning: true }),
        setDay(client, target, { placesMorning: 200 }),
      ];
      await client.post(':commit', { writes: days });
      let commits = 0;
      const intercepted: StoreClient = {
        ...client,
        post: async (call, body) => {
          if (call === ':commit') {
            commits += 1;
            await before(client, commits);
          }
          return client.post(call, body);
        },
      };
      const stopped = await movePeople(intercepted, move, effects);
      await client.post(':commit', { writes: [setDay(client, target, { placesMorning: 200 })] });
      const finished = await movePeople(client, move, effects);
      client.close();
      return { stopped, finished };
    };

    it('says how many were moved when the day fills half-way, and moves the rest later', async () => {
      const { stopped, finished } = await moveAll(async (client, at) => {
        if (at !== 2) return;
        await client.post(':commit', { writes: [setDay(client, target, { placesMorning: 126 })] });
      });
      const count = stopped.moved.length;
      expect(count).toBeGreaterThan(100);
      expect(stopped).toMatchObject({
        refusal: expect.stringContaining(
          `${126 - count} places left, and ${130 - count} people would be moved`,
        ),
        failure: null,
      });
      expect(finished).toMatchObject({ refusal: null, failure: null });
      expect(finished.moved).toHaveLength(130 - count);
    });

    it('says how many were moved when a call fails half-way, and moves the rest later', async () => {
      const { stopped, finished } = await moveAll(async (_, at) => {
        if (at === 2) throw new Error('Sample failure');
      });
      expect(stopped.moved.length).toBeGreaterThan(100);
      expect(stopped).toMatchObject({ refusal: null, failure: { message: 'Sample failure' } });
      expect(finished.moved).toHaveLength(130 - stopped.moved.length);
    });

    it('fails as the call does while nobody was moved', async () => {
      await expect(
        moveAll(async (_, at) => {
          if (at === 1) throw new Error('Sample failure');
        }),
      ).rejects.toThrow('Sample failure');
    });
  });

  it('exchanges the place of a person whom it moves, and changes nothing of the request', async () => {
    const client = await createStore();
    const before = await readStored(client, requestDocumentName(client, '4001'));
    await client.post(':commit', { writes: await planMoveOfDay(client) });
    expect(await readStored(client, placeDocumentName(client, place))).toBeNull();
    expect(await readStored(client, placeDocumentName(client, `${target}-am-001`))).toEqual({ at: testNow });
    expect(await readStored(client, extrasDocumentName(client, '4001'))).toEqual({
      place: `${target}-am-001`,
      priority: true,
    });
    expect(await readStored(client, requestDocumentName(client, '4001'))).toEqual(before);
    client.close();
  });
});
