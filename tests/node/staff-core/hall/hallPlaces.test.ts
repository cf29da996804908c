/**
 * §7. A number of places counts everybody who comes: who came before there was one, and who has a place above a lower one. Each run is
 * tried with a crash at each of its commits, with other staff between them, and without its preconditions.
 */
import { describe, expect, it } from 'vitest';
import {
  encodePlainObject,
  type WireFields,
} from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../src/site.ts';
import { readHall, viewHalfDay } from '../../../../src/staff-core/hall/hall.ts';
import {
  createFreeCommits,
  findHalfDayProblems,
  findUnclaimed,
} from '../../../../src/staff-core/hall/hallCheck.ts';
import { type HallDayChange, readStoredHallDays } from '../../../../src/staff-core/hall/hallDays.ts';
import { type HallDayOutcome, writeHallDay } from '../../../../src/staff-core/hall/hallPlaces.ts';
import { listRecords, toPlainFields } from '../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  placeDocumentName,
  receiptDocumentName,
  requestDocumentName,
  type SeededRequest,
  seedRequests,
} from '../../../support/server/staffCommands.ts';

const today = '2031-05-06';
const day = '2031-05-07';
/** The last day whose places may be taken, and the one after it. */
const [lastDay, laterDay] = ['2031-06-05', '2031-06-06'];

type Fields = Readonly<Record<string, unknown>>;

const set = (name: string, fields: Fields) => ({ update: { name, fields: encodePlainObject(fields) } });
const setDay = ({ root }: StoreClient, id: string, fields: Fields) =>
  set(`${root}/${site.root}/HallDay_List/list/${id}`, { status: 'active', updated: 1, ...fields });
const commit = (client: StoreClient, ...writes: readonly object[]) => client.post(':commit', { writes });

const codes: Readonly<Record<string, string>> = Object.fromEntries(
  ['4001', '4002', '4003', '4004'].map((id) => [id, `0b1c2d3e-0000-${id}-8abc-0123456789ab`]),
);

/** Somebody who comes in the morning of a day. @param number null without a place */
const person = (id: string, number: number | null, on = day, fields: Fields = {}): SeededRequest => ({
  id,
  ...(codes[id] !== undefined && { code: codes[id] }),
  fields: { schedule: `${on}T08:30` },
  receiptFields: fields,
  ...(number !== null && { extras: { place: placeOf(number, on) } }),
});
const placeOf = (number: number, on = day): string => `${on}-am-${String(number).padStart(3, '0')}`;

/** One place is low, two are high, and one person came before there was a number. */
const four = [person('4001', 2), person('4002', 40), person('4003', 50), person('4004', null)];

async function createStore(people: readonly SeededRequest[], days: Readonly<Record<string, Fields>>) {
  const client = openLocalClient(createTempDirectory(), true);
  await seedRequests(client, people);
  for (const [id, fields] of Object.entries(days)) await commit(client, setDay(client, id, fields));
  return client;
}

const give = async (client: StoreClient, id: string, change: HallDayChange): Promise<HallDayOutcome> =>
  writeHallDay(client, await readStoredHallDays(client), id, change, { now: testNow, today });
const giveMorning = (client: StoreClient, morning: number | null, id = day) =>
  give(client, id, { places: { morning } });

const listAll = async (
  client: StoreClient,
  collection: string,
): Promise<Readonly<Record<string, Fields>>> => {
  const found: Record<string, Fields> = {};
  for await (const { id, fields } of listRecords(client, collection)) found[id] = toPlainFields(fields);
  return found;
};

/** The places that the requests have by their extras; each must be taken once, and no other may be. */
async function readPlaces(client: StoreClient): Promise<Readonly<Record<string, unknown>>> {
  const extras = await listAll(client, 'Request_Extras');
  const named = Object.entries(extras).flatMap(([id, { place }]) =>
    place === undefined ? [] : [[id, place]],
  );
  const taken = Object.keys(await listAll(client, 'Request_Places'));
  expect(named.map(([, place]) => place).toSorted()).toEqual(taken.toSorted());
  return Object.fromEntries(named);
}

const readDay = async (client: StoreClient, id = day) => (await listAll(client, 'HallDay_List'))[id];

const viewMorning = async (client: StoreClient, on = day) => {
  const { isOpen, places, taken } = viewHalfDay(await readHall(client, { from: on, to: on }), on, 'morning');
  return { isOpen, places, taken };
};

/** Calls `before` with the number of each commit, 1 for the first, and the call itself. */
const intercept = (
  client: StoreClient,
  before: (commitNumber: number, send: () => Promise<unknown>) => Promise<unknown>,
): StoreClient => {
  let commits = 0;
  return {
    ...client,
    post: (call, body) => {
      const send = () => client.post(call, body);
      if (call !== ':commit') return send();
      commits += 1;
      return before(commits, send);
    },
  };
};

describe('§7 a number of places that is lowered', () => {
  it('gives those above it the free places below it, and changes no request', async () => {
    const client = await createStore(four.slice(0, 3), { [day]: { placesMorning: 50, note: 'Sample' } });
    const before = await listAll(client, 'Form_Requests');
    expect(await giveMorning(client, 3)).toMatchObject({
      kind: 'written',
      assigned: [{ booking: { request: { id: '4002' } } }, { booking: { request: { id: '4003' } } }],
    });
    expect(await readPlaces(client)).toEqual({ 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) });
    expect(await viewMorning(client)).toEqual({ isOpen: true, places: 3, taken: 3 });
    expect(await readDay(client)).toMatchObject({ placesMorning: 3, note: 'Sample' });
    expect(await listAll(client, 'Form_Requests')).toEqual(before);
    client.close();
  });

  it('throws nobody out where more people come', async () => {
    const people = Array.from({ length: 7 }, (_, at) => person(`401${at}`, 10 + at));
    const client = await createStore(people, { [day]: { placesMorning: 20 } });
    await giveMorning(client, 5);
    expect(await viewMorning(client)).toEqual({ isOpen: true, places: 5, taken: 7 });
    const places = Object.values(await readPlaces(client));
    expect(places.filter((place) => String(place) <= placeOf(5))).toHaveLength(5);
    expect(places).toHaveLength(7);
    client.close();
  });

  it('leaves a closed half day closed', async () => {
    const closed = { placesMorning: 50, closedMorning: true, reason: 'Sample' };
    const client = await createStore(four, { [day]: closed });
    await giveMorning(client, 9);
    expect(await readDay(client)).toMatchObject({ ...closed, placesMorning: 9 });
    expect(await viewMorning(client)).toEqual({ isOpen: false, places: 9, taken: 4 });
    client.close();
  });

  it.each([
    [four, [50, 0, 0, 0, 0]],
    [[], [50, 0]],
  ])('says that no place is left from the first to the last commit: %#', async (people, expected) => {
    const client = await createStore(people, { [day]: { placesMorning: 50 } });
    const seen: unknown[] = [];
    const watched = intercept(client, async (_, send) => {
      seen.push((await readDay(client))?.placesMorning);
      return send();
    });
    await giveMorning(watched, 4);
    expect(seen).toEqual(expected);
    client.close();
  });

  it('writes only the record where everybody has a place within a higher number', async () => {
    const client = await createStore([person('4001', 2)], { [day]: { placesMorning: 3 } });
    const seen: number[] = [];
    const counted = intercept(client, (number, send) => {
      seen.push(number);
      return send();
    });
    await giveMorning(counted, 5);
    await giveMorning(counted, null);
    expect(seen).toEqual([1, 2]);
    expect(await readPlaces(client)).toEqual({ 4001: placeOf(2) });
    client.close();
  });

  it('leaves a place above it alone that was taken without a request', async () => {
    const client = await createStore([person('4002', 40)], { [day]: { placesMorning: 50 } });
    await commit(client, set(placeDocumentName(client, placeOf(30)), { at: 1 }));
    await giveMorning(client, 2);
    expect(Object.keys(await listAll(client, 'Request_Places'))).toEqual([placeOf(1), placeOf(30)]);
    client.close();
  });
});

describe('§7 a number of places for people who came before', () => {
  /** One commit after the other, each in a later millisecond. */
  const arrive = async (client: StoreClient, people: readonly SeededRequest[]) => {
    for (const each of people) {
      await seedRequests(client, [each]);
      const stored = Date.now();
      while (Date.now() === stored);
    }
  };

  it('gives the oldest requests a place, and counts the others', async () => {
    const client = await createStore([], {});
    await arrive(client, [
      person('4003', null),
      person('4001', null),
      { ...person('4002', null), extras: { priority: true } },
    ]);
    await giveMorning(client, 2);
    expect(await readPlaces(client)).toEqual({ 4003: placeOf(1), 4001: placeOf(2) });
    expect(await viewMorning(client)).toEqual({ isOpen: true, places: 2, taken: 3 });
    await giveMorning(client, 3);
    expect(await listAll(client, 'Request_Extras')).toMatchObject({
      4002: { place: placeOf(3), priority: true },
    });
    client.close();
  });

  it('serves those first who have a place already', async () => {
    const client = await createStore(four, {});
    await giveMorning(client, 3);
    expect(await readPlaces(client)).toEqual({ 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) });
    client.close();
  });

  it('gives none to somebody who is refused or was moved to another day', async () => {
    const people = [
      person('4001', null, day, { state: 'refused', since: testNow, reason: 'not-free' }),
      person('4002', null, day, { movedTo: '2031-05-09T08:30' }),
      person('4003', null, '2031-05-09', { movedTo: `${day}T09:00` }),
      person('4004', null, day, { state: 'released', since: testNow }),
    ];
    const client = await createStore(people, {});
    await giveMorning(client, 9);
    expect(Object.keys(await readPlaces(client))).toEqual(['4003', '4004']);
    client.close();
  });

  it('of every day reaches the coming 30 days that have no record of their own', async () => {
    const people = [
      person('4001', null),
      person('4002', null, lastDay),
      person('4003', null, laterDay),
      person('4004', null, '2031-05-08'),
    ];
    const client = await createStore(people, { '2031-05-08': { note: 'Sample' } });
    expect(await giveMorning(client, 50, 'every-day')).toMatchObject({ kind: 'written' });
    expect(await readPlaces(client)).toEqual({ 4001: placeOf(1), 4002: placeOf(1, lastDay) });
    expect(await viewMorning(client, '2031-05-08')).toMatchObject({ places: null });
    expect(await viewMorning(client, laterDay)).toMatchObject({ places: 50, taken: 1 });
    const hall = await readHall(client, { from: today, to: null });
    expect(findHalfDayProblems(hall, today).uncounted).toEqual([]);
    expect(findHalfDayProblems(hall, '2031-05-07').uncounted).toMatchObject([{ day: laterDay }]);
    client.close();
  });

  it('of every day lowers them on each day that follows it', async () => {
    const people = [person('4001', 30), person('4002', 40, lastDay), person('4003', 50, lastDay)];
    const client = await createStore(people, { 'every-day': { placesMorning: 50 } });
    await giveMorning(client, 2, 'every-day');
    expect(await readPlaces(client)).toEqual({
      4001: placeOf(1),
      4002: placeOf(1, lastDay),
      4003: placeOf(2, lastDay),
    });
    client.close();
  });
});

describe('§7 a crash while people get their places', () => {
  const limit = { [day]: { placesMorning: 50 } };
  const wanted = { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3), 4004: placeOf(4) };

  // The first commit, one for each of three people, and the last.
  const crashes = [1, 2, 3, 4, 5].flatMap((at) => [[at, 'before'] as const, [at, 'after'] as const]);

  it.each(crashes)(
    'at commit %d, %s it arrives: check says so, and the same change again finishes',
    async (at, when) => {
      const client = await createStore(four, limit);
      const crashing = intercept(client, async (number, send) => {
        if (number === at && when === 'after') await send();
        if (number >= at) throw new Error('Sample crash');
        return send();
      });
      const outcome = await giveMorning(crashing, 4).catch((error: unknown) => error);
      if (at === 1) expect(outcome).toBeInstanceOf(Error);
      else expect(outcome).toMatchObject({ kind: 'unfinished', cause: { message: 'Sample crash' } });
      await readPlaces(client);
      const { over, uncounted } = findHalfDayProblems(await readHall(client, { from: day, to: day }), today);
      const isDone = at === 5 && when === 'after';
      expect(over.length + uncounted.length > 0).toBe(!isDone);
      const isClosed = !isDone && !(at === 1 && when === 'before');
      if (isClosed) expect(await viewMorning(client)).toEqual({ isOpen: true, places: 0, taken: 4 });
      expect(await giveMorning(client, 4)).toMatchObject({ kind: isDone ? 'unchanged' : 'written' });
      expect(await readPlaces(client)).toEqual(wanted);
      expect(await readDay(client)).toMatchObject({ placesMorning: 4 });
      expect(await giveMorning(client, 4)).toEqual({ kind: 'unchanged' });
      client.close();
    },
  );
});

describe('§7 other staff while people get their places', () => {
  const openStore = () => createStore(four, { [day]: { placesMorning: 50 } });

  it.each([2, 3, 4, 5])(
    'another number before commit %d stays, and the first clerk is refused',
    async (at) => {
      const client = await openStore();
      const raced = intercept(client, async (number, send) => {
        if (number === at) await giveMorning(client, 3);
        return send();
      });
      expect(await giveMorning(raced, 4)).toEqual({ kind: 'conflict', isBegun: true });
      expect(await readDay(client)).toMatchObject({ placesMorning: 3 });
      expect(await readPlaces(client)).toEqual({
        4001: placeOf(2),
        4002: placeOf(1),
        4003: placeOf(3),
        // Nobody loses the place that the first clerk gave them.
        ...(at === 5 && { 4004: placeOf(4) }),
      });
      expect(await viewMorning(client)).toEqual({ isOpen: true, places: 3, taken: 4 });
      client.close();
    },
  );

  it('ends where a place is lost in more rounds than may give nobody one', async () => {
    const people = Array.from({ length: 12 }, (_, at) => person(`40${10 + at}`, 30 + at));
    const client = await createStore(people, { [day]: { placesMorning: 50 } });
    const strangers: string[] = [];
    const raced = intercept(client, async (number, send) => {
      const taken = await listAll(client, 'Request_Places');
      const free = Array.from({ length: 10 }, (_, at) => placeOf(at + 1)).find((name) => !(name in taken));
      if (number > 1 && number % 2 === 1 && free !== undefined && strangers.length < 5) {
        strangers.push(free);
        await commit(client, set(placeDocumentName(client, free), { at: 7 }));
      }
      return send();
    });
    expect(await giveMorning(raced, 10)).toMatchObject({ kind: 'written' });
    expect(await viewMorning(client)).toEqual({ isOpen: true, places: 10, taken: 17 });
    const hall = await readHall(client, { from: day, to: day });
    const unclaimed = await findUnclaimed(client, hall);
    expect(unclaimed.map(({ id }) => id)).toEqual(strangers.toSorted());
    await commit(client, ...createFreeCommits(unclaimed).flat());
    expect(await giveMorning(client, 10)).toMatchObject({ kind: 'written' });
    const held = Object.values(await readPlaces(client)) as string[];
    expect(held.filter((name) => name <= placeOf(10))).toHaveLength(10);
    client.close();
  });

  it('frees the place of somebody who booked between the reading of places and of people', async () => {
    const client = await createStore([person('4001', 2)], { [day]: { placesMorning: 50 } });
    let isBooked = false;
    const raced: StoreClient = {
      ...client,
      post: async (call, body) => {
        const answer = await client.post(call, body);
        if (!call.endsWith('/Request_Places:runQuery') || isBooked) return answer;
        isBooked = true;
        await seedRequests(client, [person('4002', 40)]);
        return answer;
      },
    };
    const hall = await readHall(raced, { from: day, to: day });
    expect(hall.places.map(({ id }) => id)).toEqual([placeOf(2), placeOf(40)]);
    isBooked = false;
    await seedRequests(client, [person('4003', 41)]);
    expect(await giveMorning(raced, 3)).toMatchObject({ kind: 'written' });
    expect(await readPlaces(client)).toEqual({ 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) });
    client.close();
  });

  it('refuses a number for a day that somebody changed since it was read, and gives out nothing', async () => {
    const client = await openStore();
    const stored = await readStoredHallDays(client);
    await commit(client, setDay(client, day, { placesMorning: 50, note: 'Sample' }));
    const effects = { now: testNow, today };
    const outcome = await writeHallDay(client, stored, day, { places: { morning: 4 } }, effects);
    expect(outcome).toEqual({ kind: 'conflict', isBegun: false });
    expect(await readDay(client)).toMatchObject({ placesMorning: 50, note: 'Sample' });
    expect(Object.keys(await readPlaces(client))).toHaveLength(3);
    client.close();
  });

  it.each([2, 3, 5])('a note that somebody writes before commit %d stays', async (at) => {
    const client = await openStore();
    const raced = intercept(client, async (number, send) => {
      if (number === at)
        expect(await give(client, day, { note: 'Sample' })).toMatchObject({ kind: 'written' });
      return send();
    });
    expect(await give(raced, day, { places: { morning: 4 }, note: '' })).toMatchObject({ kind: 'written' });
    expect(await readDay(client)).toMatchObject({ placesMorning: 4, note: 'Sample' });
    client.close();
  });

  const deletes = (...names: readonly string[]) => names.map((name) => ({ delete: name }));
  /** What somebody else writes of a person just before they get a place, and the places in the end. */
  const races: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly other: (client: StoreClient) => readonly object[];
        readonly places: Readonly<Record<string, string>>;
      }
    >
  > = {
    'is refused, with a place': {
      id: '4002',
      other: (client) => [
        set(receiptDocumentName(client, codes['4002']!), {
          recordId: '4002',
          state: 'refused',
          since: testNow,
        }),
        ...deletes(extrasDocumentName(client, '4002'), placeDocumentName(client, placeOf(40))),
      ],
      places: { 4001: placeOf(2), 4003: placeOf(1), 4004: placeOf(3) },
    },
    'is refused, without a place': {
      id: '4004',
      other: (client) => [
        set(receiptDocumentName(client, codes['4004']!), {
          recordId: '4004',
          state: 'refused',
          since: testNow,
        }),
      ],
      places: { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) },
    },
    'is moved to another day': {
      id: '4004',
      other: (client) => [
        set(receiptDocumentName(client, codes['4004']!), { recordId: '4004', movedTo: '2031-05-09T08:30' }),
      ],
      places: { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) },
    },
    'is deleted': {
      id: '4004',
      other: (client) =>
        deletes(requestDocumentName(client, '4004'), receiptDocumentName(client, codes['4004']!)),
      places: { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) },
    },
    'is deleted, and the receipt stays': {
      id: '4004',
      other: (client) => deletes(requestDocumentName(client, '4004')),
      places: { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3) },
    },
    'gets a place from somebody else': {
      id: '4004',
      other: (client) => [
        set(placeDocumentName(client, placeOf(5)), { at: 1 }),
        set(extrasDocumentName(client, '4004'), { place: placeOf(5) }),
      ],
      places: { 4001: placeOf(2), 4002: placeOf(1), 4003: placeOf(3), 4004: placeOf(4) },
    },
  };

  /** The place of this person is the next to be written. */
  const isAbout = (body: unknown, id: string): boolean =>
    JSON.stringify(body).includes(`/Request_Extras/list/${id}"`);

  const runRace = async (race: (typeof races)[string], isGuarded: boolean) => {
    const client = await openStore();
    let isRaced = false;
    const raced: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call !== ':commit' || isRaced || !isAbout(body, race.id)) return client.post(call, body);
        isRaced = true;
        await commit(client, ...race.other(client));
        return client.post(call, isGuarded ? body : withoutPreconditions(body));
      },
    };
    const outcome = await giveMorning(raced, 4);
    expect(isRaced).toBe(true);
    return { client, outcome };
  };

  it.each(Object.entries(races))('gives no place to somebody who meanwhile %s', async (_, race) => {
    const { client, outcome } = await runRace(race, true);
    expect(outcome).toMatchObject({ kind: 'written' });
    expect(await readPlaces(client)).toEqual(race.places);
    expect(await readDay(client)).toMatchObject({ placesMorning: 4 });
    client.close();
  });

  it.each(Object.entries(races))(
    'would go wrong without its preconditions for somebody who meanwhile %s',
    async (_, race) => {
      const { client } = await runRace(race, false);
      await expect((async () => expect(await readPlaces(client)).toEqual(race.places))()).rejects.toThrow();
      client.close();
    },
  );

  it('would lose the number of another clerk without its preconditions', async () => {
    const client = await openStore();
    let isRaced = false;
    const raced: StoreClient = {
      ...client,
      post: async (call, body) => {
        if (call !== ':commit') return client.post(call, body);
        if (!isRaced && isAbout(body, '4004')) {
          isRaced = true;
          await commit(client, setDay(client, day, { placesMorning: 3 }));
        }
        return client.post(call, withoutPreconditions(body));
      },
    };
    await giveMorning(raced, 4);
    expect(isRaced).toBe(true);
    expect(await readDay(client)).toMatchObject({ placesMorning: 4 });
    client.close();
  });
});

/** The same writes without what they require. */
const withoutPreconditions = (body: unknown): object => {
  const { writes } = body as { readonly writes: readonly Fields[] };
  return {
    writes: writes.filter((write) => !('verify' in write)).map(({ currentDocument: _, ...write }) => write),
  };
};

describe('§5 a stored number of places that is none', () => {
  const values: readonly (readonly [string, WireFields[string]])[] = [
    ['a text', { stringValue: '50' }],
    ['negative', { integerValue: '-1' }],
    ['too large', { integerValue: '1000000000' }],
    ['beyond 2^53', { integerValue: '9007199254740993' }],
    ['a fraction', { doubleValue: 1.5 }],
    ['NaN', { doubleValue: 'NaN' }],
    ['true', { booleanValue: true }],
    ['a moment', { timestampValue: '2031-05-07T00:00:00Z' }],
  ];

  it.each(values)('takes nobody: %s', async (_, placesMorning) => {
    const client = await createStore([], {});
    const { update } = setDay(client, day, {});
    await commit(client, { update: { ...update, fields: { ...update.fields, placesMorning } } });
    expect(await viewMorning(client)).toEqual({ isOpen: true, places: 0, taken: 0 });
    client.close();
  });

  it.each([
    ['null', { nullValue: null }, null],
    ['a whole number written as a decimal', { doubleValue: 50 }, 50],
  ] as const)('is read as it is meant: %s', async (_, placesMorning, places) => {
    const client = await createStore([], {});
    const { update } = setDay(client, day, {});
    await commit(client, { update: { ...update, fields: { ...update.fields, placesMorning } } });
    expect(await viewMorning(client)).toMatchObject({ places });
    client.close();
  });
});
