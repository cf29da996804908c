/** The commands of the hall's days, with the store's server running and stopped. */
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../../../src/site.ts';
import { findReceipts } from '../../../../../src/staff-core/receipts.ts';
import { listRecords, toPlainFields } from '../../../../../src/staff-core/records.ts';
import { resolveHallCommand } from '../../../../../tools/cli/hall/commands.ts';
import { openLocalClient, type StoreClient } from '../../../../../tools/cli/lib/storeClient.ts';
import { runScript } from '../../../../support/server/childProcess.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../../support/server/runningServer.ts';
import {
  createTestClient,
  placeDocumentName,
  runAsStaff,
  type SeededRequest,
  seedRequests,
} from '../../../../support/server/staffCommands.ts';

const day = '2031-05-07';
const closed = {
  status: 'active',
  updated: testNow,
  closedMorning: true,
  closedAfternoon: true,
  reason: 'Fiesta',
};

type Fields = Readonly<Record<string, unknown>>;

interface SeededHall {
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

/** A store without a server, and what `npm run hall` prints of it. */
async function createHall(seeded: SeededHall = {}) {
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
  const run = (...args: readonly string[]) =>
    runAsStaff(args, { DATA_DIR: dataDir }, testNow, resolveHallCommand);
  const list = async () =>
    JSON.parse(await run('list', '--format', 'json')) as readonly { readonly day: string }[];
  const stateOf = async (wanted: string) => (await list()).find((each) => each.day === wanted);
  const documentsOf = (collection: string) =>
    use(async (client) => {
      const found: Record<string, unknown> = {};
      for await (const { id, fields } of listRecords(client, collection)) found[id] = toPlainFields(fields);
      return found;
    });
  const movedTo = (id: string) =>
    use(async (client) => (await findReceipts(client, [id])).get(id)?.[0]?.movedTo ?? null);
  return { dataDir, run, list, stateOf, documentsOf, movedTo, use };
}

const open = (places: number | null = null, taken = 0) => ({ open: true, places, taken });
const shut = (places: number | null = null, taken = 0) => ({ open: false, places, taken });

const people: readonly SeededRequest[] = [
  { id: '4001', fields: { schedule: `${day}T08:30` } },
  { id: '4002', fields: { schedule: `${day}T10:00` } },
  { id: '4003', fields: { schedule: `${day}T13:30` } },
  {
    id: '4004',
    fields: { schedule: `${day}T09:00` },
    receiptFields: { state: 'refused', since: testNow, reason: 'not-free' },
  },
];

describe('§7 hall close and open', () => {
  it.each([['running'], ['stopped']])(
    'closes a day and names whom it hits, with the server %s',
    async (server) => {
      const dataDir = createTempDirectory();
      const client =
        server === 'running'
          ? createTestClient(await startTestServer({ dataDir, content: null }))
          : openLocalClient(dataDir, true);
      await seedHall(client, {
        requests: people.map((each) => ({ ...each, fields: { schedule: '2999-05-07T08:30' } })),
      });
      client.close();
      const args = ['close', '2999-05-07', '--reason', 'Fiesta'];
      const { code, out, error } = await runScript('tools/cli/hall.ts', args, { DATA_DIR: dataDir });
      expect([code, error]).toEqual([0, '']);
      expect(out).toMatch(/^Closed 2999-05-07 in the store in .*: Fiesta$/m);
      expect(out).toContain('It hits 3 people: 4001, 4002, 4003');
      expect(out).toContain('npm run hall move 2999-05-07 to=DAY');
    },
  );

  it('closes half a day, the rest of it later, and opens half of it again', async () => {
    const { run, stateOf } = await createHall({ requests: people });
    expect(await run('close', day, '--half', 'morning', '--reason', 'Assembly')).toContain(
      'It hits 2 people: 4001, 4002',
    );
    expect(await stateOf(day)).toEqual({
      day,
      morning: shut(null, 2),
      afternoon: open(null, 1),
      holiday: false,
      reason: 'Assembly',
      note: '',
    });
    await run('close', day, '--half', 'afternoon', '--reason', 'Proclamation', '--holiday');
    expect(await stateOf(day)).toMatchObject({
      afternoon: shut(null, 1),
      holiday: true,
      reason: 'Proclamation',
    });
    await run('open', day, '--half', 'morning');
    expect(await stateOf(day)).toMatchObject({
      morning: open(null, 2),
      afternoon: shut(null, 1),
      holiday: true,
    });
  });

  it('leaves no record of a day that is open again', async () => {
    const { run, documentsOf } = await createHall();
    await run('close', day, '--reason', 'Fiesta', '--holiday');
    const translations = { fil: { reason: 'Piyesta' }, ceb: { reason: 'Pista' } };
    expect(await documentsOf('HallDay_List')).toEqual({ [day]: { ...closed, holiday: true, translations } });
    expect(await run('close', day, '--reason', 'Fiesta', '--holiday')).toContain('nothing was changed');
    expect(await run('open', day)).toContain('Opened 2031-05-07 in');
    expect(await documentsOf('HallDay_List')).toEqual({});
    expect(await run('open', day)).toContain('is open already; nothing was changed');
  });

  it('keeps places and note of every day in the record of the closed day', async () => {
    const { run, stateOf } = await createHall({
      days: {
        'every-day': { placesMorning: 50, placesAfternoon: 20, note: 'Signing from 8 to 11', sample: true },
      },
    });
    await run('close', day, '--half', 'morning', '--reason', 'Fiesta');
    expect(await stateOf(day)).toEqual({
      day,
      morning: shut(50),
      afternoon: open(20),
      holiday: false,
      reason: 'Fiesta',
      note: 'Signing from 8 to 11',
    });
    await run('open', day);
    expect(await stateOf(day)).toMatchObject({ morning: open(50), afternoon: open(20), reason: '' });
  });

  it('opens a day that the record of every day closes', async () => {
    const { run, stateOf } = await createHall({ days: { 'every-day': { closedAfternoon: true } } });
    expect(await stateOf(day)).toMatchObject({ morning: open(), afternoon: shut() });
    await run('open', day, '--half', 'afternoon');
    expect(await stateOf(day)).toMatchObject({ morning: open(), afternoon: open() });
  });

  it('replaces a record that was hidden from residents', async () => {
    const { run, stateOf } = await createHall({ days: { [day]: { ...closed, status: 'inactive' } } });
    expect(await stateOf(day)).toMatchObject({ morning: open(), reason: '' });
    await run('close', day, '--half', 'morning', '--reason', 'Assembly');
    expect(await stateOf(day)).toMatchObject({ morning: shut(), afternoon: open(), reason: 'Assembly' });
  });

  it('marks the translation of a reason that changed, and drops that of a reason that is gone', async () => {
    const translations = { fil: { reason: 'Pista', note: 'Paalala' } };
    const { run, documentsOf } = await createHall({
      days: { [day]: { ...closed, note: 'Note', translations } },
    });
    await run('close', day, '--reason', 'Assembly');
    expect(await documentsOf('HallDay_List')).toMatchObject({
      [day]: { reason: 'Assembly', translations, translatedFrom: { fil: { reason: 'Fiesta' } } },
    });
    await run('open', day);
    expect(await documentsOf('HallDay_List')).toEqual({
      [day]: { status: 'active', updated: testNow, note: 'Note', translations: { fil: { note: 'Paalala' } } },
    });
  });

  it('translates a frequent reason, and leaves a note without a translation in English', async () => {
    const { run, documentsOf } = await createHall({ days: { [day]: { note: 'Signing from 8 to 11' } } });
    await run('close', day, '--reason', 'no electricity');
    expect(await documentsOf('HallDay_List')).toMatchObject({
      [day]: {
        reason: 'no electricity',
        translations: { fil: { reason: 'Walang kuryente' }, ceb: { reason: 'Walay kuryente' } },
        translatedFrom: { fil: { note: '' }, ceb: { note: '' } },
      },
    });
  });

  it('lists weekdays of two weeks, and later days with a record; a weekend is never open', async () => {
    const { list, stateOf } = await createHall({
      days: { '2031-07-04': closed, '2031-05-10': { placesMorning: 5 } },
    });
    expect((await list()).map((each) => each.day)).toEqual([
      ...['2031-05-06', '2031-05-07', '2031-05-08', '2031-05-09', '2031-05-10', '2031-05-12', '2031-05-13'],
      ...['2031-05-14', '2031-05-15', '2031-05-16', '2031-05-19', '2031-07-04'],
    ]);
    expect(await stateOf('2031-05-10')).toMatchObject({ morning: shut(5), afternoon: shut() });
  });

  it('lists a legal holiday by its name, and a declared one as a holiday', async () => {
    const { run, stateOf } = await createHall({
      days: {
        '2031-06-12': { note: 'Sample note' },
        '2031-05-08': { holiday: true, reason: 'Sample proclamation' },
      },
    });
    expect(await stateOf('2031-06-12')).toMatchObject({ holiday: true, morning: open() });
    expect(await stateOf('2031-05-08')).toMatchObject({ holiday: true });
    expect(await stateOf(day)).toMatchObject({ holiday: false });
    const lines = (await run('list')).split('\n');
    expect(lines.find((line) => line.startsWith('2031-06-12'))).toContain(
      'Holiday: Independence Day; Sample note',
    );
    expect(lines.find((line) => line.startsWith('2031-05-08'))).toContain('Holiday; Sample proclamation');
  });

  it.each([
    ['a day that does not exist', ['close', '2031-02-30', '--reason', 'x']],
    ['a day that is over', ['close', '2031-05-05', '--reason', 'x']],
    ['every day', ['close', 'every-day', '--reason', 'x']],
    ['no reason', ['close', day]],
    ['a blank reason', ['close', day, '--reason', '  ']],
    ['another half', ['close', day, '--half', 'noon', '--reason', 'x']],
    ['an unknown command', ['lock', day]],
    ['more arguments', ['open', day, 'now']],
    ['no number', ['places', day]],
    ['a number below 0', ['places', day, '--morning', '-1']],
    ['a fraction', ['places', day, '--morning', '1.5']],
    ['a number above 300', ['places', day, '--afternoon', '301']],
    ['a number in other digits', ['places', day, '--morning', '٥']],
    ['a huge number', ['places', day, '--morning', '1e9']],
    ['a move without a day', ['move', day]],
    ['a move to two days', ['move', day, '--to', '2031-05-08', '--to', '2031-05-09']],
    ['a move to a store only', ['move', day, '--to', 'embedded']],
    ['another format', ['list', '--format', 'csv']],
  ])('refuses %s before it opens a store', async (_, args) => {
    const wrong = () => resolveHallCommand(args, { env: {}, now: testNow });
    expect(wrong).toThrow();
  });

  it.each([
    ['a reason with markup', '<b>Fiesta</b> [x](javascript:1)'],
    ['a reason of 400 characters', 'x'.repeat(400)],
  ])('stores %s only as the list takes it', async (_, reason) => {
    const { run, documentsOf } = await createHall();
    await run('close', day, '--reason', reason).catch(() => {});
    const stored = (await documentsOf('HallDay_List')) as Record<string, { readonly reason: string }>;
    for (const { reason: text } of Object.values(stored)) expect(text.length).toBeLessThanOrEqual(300);
  });
});

describe('§7 hall places and note', () => {
  it('sets places of a day and of every day, and removes the limit', async () => {
    const { run, stateOf } = await createHall({ places: [`${day}-am-001`, `${day}-am-002`] });
    await run('places', 'every-day', '--morning', '50', '--afternoon', '0');
    expect(await stateOf(day)).toMatchObject({ morning: open(50, 2), afternoon: open(0) });
    expect(await run('places', day, '--morning', '1')).toContain('Nobody loses a place');
    expect(await stateOf(day)).toMatchObject({ morning: open(1, 2), afternoon: open(0) });
    await run('places', day, '--morning', 'none', '--afternoon', 'none');
    expect(await stateOf(day)).toMatchObject({ morning: open(null, 2), afternoon: open() });
  });

  it('counts people who came in before the half day was limited', async () => {
    const { run, stateOf } = await createHall({
      requests: [
        ...people,
        { id: '4005', fields: { schedule: `${day}T09:00` }, extras: { place: `${day}-am-003` } },
      ],
    });
    await run('places', day, '--morning', '5');
    expect(await stateOf(day)).toMatchObject({ morning: open(5, 3), afternoon: open(null, 1) });
  });

  it('names those who get a place within the number, and says what it reaches', async () => {
    const { run, stateOf } = await createHall({
      requests: [...people, { id: '4005', fields: { schedule: '2031-06-09T09:00' } }],
    });
    const out = await run('places', 'every-day', '--morning', '1');
    expect(out).toContain('1 person on 2031-05-07 got a place within the number: 4001');
    expect(out).toContain('Those who come after 2031-06-05 get a place later');
    expect(await stateOf(day)).toMatchObject({ morning: open(1, 2) });
    const again = await run('places', day, '--morning', '2');
    expect(again).toContain('1 person on 2031-05-07 got a place within the number: 4002');
    expect(await run('places', day, '--morning', '2')).toContain('nothing was changed');
    expect(await run('places', 'every-day', '--morning', 'none')).not.toContain('get a place later');
  });

  it('writes and removes a note', async () => {
    const { run, stateOf, documentsOf } = await createHall();
    await run('note', day, 'The Punong Barangay signs 8 to 11');
    expect(await stateOf(day)).toMatchObject({ note: 'The Punong Barangay signs 8 to 11', morning: open() });
    await run('note', day, '');
    expect(await documentsOf('HallDay_List')).toEqual({});
  });
});

describe('§7 hall booked and move', () => {
  it('prints the reference of everybody who still comes, one a line, by the hour', async () => {
    const { run } = await createHall({
      requests: [
        ...people,
        { id: '4005', fields: { schedule: '2031-05-06T08:00' }, receiptFields: { movedTo: `${day}T08:00` } },
        { id: '4006', fields: { schedule: `${day}T08:00` }, receiptFields: { movedTo: '2031-05-09T08:00' } },
      ],
    });
    expect(await run('booked', day)).toBe('4005\n4001\n4002\n4003');
    expect(await run('booked', '2031-05-12')).toBe('');
  });

  it('moves everybody of a day at their hour, and changes no request', async () => {
    const { run, documentsOf, movedTo, stateOf } = await createHall({ requests: people });
    const before = await documentsOf('Form_Requests');
    expect(await run('move', day, '--to', '2031-05-09')).toMatch(
      /^Moved 3 people from 2031-05-07 to 2031-05-09 in .*: 4001, 4002, 4003$/m,
    );
    expect(await movedTo('4001')).toBe('2031-05-09T08:30');
    expect(await movedTo('4003')).toBe('2031-05-09T13:30');
    expect(await movedTo('4004')).toBeNull();
    expect(await documentsOf('Form_Requests')).toEqual(before);
    expect(await run('booked', '2031-05-09')).toBe('4001\n4002\n4003');
    expect(await run('booked', day)).toBe('');
    expect(await run('move', day, '--to', '2031-05-09')).toContain('there was nobody to move');
    expect(await stateOf(day)).toMatchObject({ morning: open(), afternoon: open() });
  });

  it('takes new places and frees the old ones in the same commit', async () => {
    const { run, documentsOf } = await createHall({
      requests: [
        {
          id: '4001',
          fields: { schedule: `${day}T08:30` },
          extras: { place: `${day}-am-001`, priority: true },
        },
        { id: '4002', fields: { schedule: `${day}T13:30` }, extras: { place: `${day}-pm-001` } },
        { id: '4003', fields: { schedule: `${day}T09:00` } },
      ],
      days: { [day]: { placesMorning: 5, placesAfternoon: 5 }, '2031-05-09': { placesMorning: 2 } },
    });
    await run('move', day, '--to', '2031-05-09');
    const places = Object.keys(await documentsOf('Request_Places')).toSorted();
    expect(places).toEqual(['2031-05-09-am-001', '2031-05-09-am-002']);
    const extras = (await documentsOf('Request_Extras')) as Record<string, { readonly place?: string }>;
    expect(Object.keys(extras).toSorted()).toEqual(['4001', '4003']);
    expect(extras['4001']).toEqual({
      priority: true,
      place: expect.stringMatching(/^2031-05-09-am-00[12]$/),
    });
    expect([extras['4001']!.place, extras['4003']!.place].toSorted()).toEqual(places);
  });

  it.each([
    [
      'a full half day',
      { placesMorning: 1, placesAfternoon: 9 },
      'has 1 place left, and 2 people would be moved',
    ],
    ['a closed half day', { closedMorning: true }, 'The hall is closed in the morning of'],
    ['a half day with no place', { placesMorning: 0 }, 'has no place left'],
  ])('moves nobody to %s', async (_, fields, why) => {
    const { run, movedTo } = await createHall({ requests: people, days: { '2031-05-09': fields } });
    await expect(run('move', day, '--to', '2031-05-09')).rejects.toThrow(why);
    expect(await movedTo('4003')).toBeNull();
  });

  it.each([
    ['a weekend', '2031-05-10', 'weekend'],
    ['a day that is over', '2031-05-05', 'is over'],
    ['the same day', day, 'already come on this day'],
  ])('moves nobody to %s', async (_, to, why) => {
    const { run } = await createHall({ requests: people });
    await expect(run('move', day, '--to', to)).rejects.toThrow(why);
  });

  it('moves people to a holiday only with its flag, and names it before', async () => {
    const { run, movedTo } = await createHall({ requests: people });
    await expect(run('move', day, 'to=2031-06-12')).rejects.toThrow(
      'Nobody was moved. Thursday, 12 June 2031 is Independence Day, when the hall is usually closed. To move them all the same, write holiday behind the command.',
    );
    expect(await movedTo('4001')).toBeNull();
    expect(await run('move', day, 'to=2031-06-12', 'holiday')).toContain('Moved 3 people');
    expect(await movedTo('4001')).toBe('2031-06-12T08:30');
  });

  it('moves nobody to an hour of today that is over', async () => {
    const { run, movedTo } = await createHall({ requests: people });
    await expect(run('move', day, 'to=today')).rejects.toThrow('8:30\u00a0am is over today');
    expect(await movedTo('4003')).toBeNull();
    expect(await run('move', day, 'half=afternoon', 'to=today')).toContain('Moved 1 person');
    expect(await movedTo('4003')).toBe('2031-05-06T13:30');
  });

  it('takes its flags as words, which PowerShell needs', async () => {
    const { run, movedTo, stateOf } = await createHall({ requests: people });
    await run('close', day, 'half=morning', 'reason=Sample assembly', 'holiday');
    expect(await stateOf(day)).toMatchObject({
      morning: shut(null, 2),
      holiday: true,
      reason: 'Sample assembly',
    });
    await run('move', day, 'half=morning', 'to=2031-05-09');
    expect(await movedTo('4001')).toBe('2031-05-09T08:30');
    await run('places', 'every-day', 'morning=50', 'afternoon=none');
    expect(await stateOf('2031-05-08')).toMatchObject({ morning: open(50), afternoon: open() });
  });

  it('moves only half a day, and names those without a receipt', async () => {
    const { run, movedTo } = await createHall({
      requests: [...people, { id: '4005', code: null, fields: { schedule: `${day}T11:59` } }],
    });
    const out = await run('move', day, '--half', 'morning', '--to', '2031-05-09', '--to', 'embedded');
    expect(out).toMatch(/^Moved 2 people from 2031-05-07 \(morning\)/m);
    expect(out).toContain('Without a receipt, so they stay on 2031-05-07, and only you can tell them: 4005');
    expect(await movedTo('4003')).toBeNull();
  });

  it('moves 400 people, and each has one place', async () => {
    const requests = Array.from({ length: 400 }, (_, at): SeededRequest => {
      const half = at < 200 ? 'am' : 'pm';
      return {
        id: `4${(0x100 + at).toString(16)}`,
        fields: { schedule: `${day}T${half === 'am' ? '08:30' : '13:30'}` },
        extras: { place: `${day}-${half}-${String((at % 200) + 1).padStart(3, '0')}` },
      };
    });
    const { run, documentsOf } = await createHall({
      requests,
      days: { 'every-day': { placesMorning: 250, placesAfternoon: 200 } },
    });
    expect(await run('move', day, '--to', '2031-05-09')).toContain('Moved 400 people');
    const places = Object.keys(await documentsOf('Request_Places'));
    expect(places).toHaveLength(400);
    expect(places.every((place) => place.startsWith('2031-05-09-'))).toBe(true);
    const named = Object.values(await documentsOf('Request_Extras')).map(
      (each) => (each as { place: string }).place,
    );
    expect(new Set(named)).toEqual(new Set(places));
  });
});

describe('§7 hall check', () => {
  const checked = async (seeded: SeededHall, ...args: readonly string[]) => {
    const hall = await createHall(seeded);
    const before = process.exitCode;
    const out = await runAsStaff(['check', ...args], { DATA_DIR: hall.dataDir }, testNow, resolveHallCommand);
    const code = process.exitCode;
    process.exitCode = before;
    return { ...hall, out, code };
  };
  const far = '2999-05-07';

  it('says that all fits', async () => {
    const { out, code } = await checked({ requests: people });
    expect(out).toMatch(/^All fits in the store in /);
    expect(code).toBeUndefined();
  });

  it('finds people over the limit and people on closed half days', async () => {
    const { out, code } = await checked({
      requests: people.map((each) => ({
        ...each,
        fields: { schedule: `${far}T${each.id === '4003' ? '13' : '08'}:30` },
      })),
      days: { [far]: { placesMorning: 1, closedAfternoon: true } },
    });
    expect(out).toContain(
      `${far} morning: more people than places, 1 of 1, and 1 more. Those who come: 4001, 4002`,
    );
    expect(out).toContain(`${far} afternoon: the hall is closed, and these come: 4003.`);
    expect(out).toContain(`npm run hall move ${far} half=afternoon to=DAY`);
    expect(code).toBe(1);
  });

  it('finds people whom a number does not count, and names the command that gives them a place', async () => {
    const { run } = await createHall({ requests: people, days: { [day]: { placesMorning: 5 } } });
    const before = process.exitCode;
    const out = await run('check');
    expect(process.exitCode).toBe(1);
    process.exitCode = before;
    expect(out).toContain(`${day} morning: somebody comes without one of its 5 places`);
    expect(out).toContain(`npm run hall places ${day} morning=5`);
    expect(await run('places', day, 'morning=5')).toContain('2 people on 2031-05-07 got a place');
    expect(await run('check')).toMatch(/^All fits/);
  });

  const past = '2020-01-06-pm-300';
  const places = [`${far}-am-002`, `${day}-pm-300`, past];
  const requests = [
    { id: '4001', fields: { schedule: `${far}T08:30` }, extras: { place: `${far}-am-001` } },
  ] as const;

  it('names places that were taken without a request, and frees only those', async () => {
    const { out, code, documentsOf } = await checked({ requests, places });
    expect(out).toContain(`${places[0]}: taken without a request`);
    expect(out).toContain(`${places[1]}: taken without a request`);
    expect(out).not.toContain(`${far}-am-001`);
    expect(code).toBe(1);
    expect(out).not.toContain(past);
    expect(Object.keys(await documentsOf('Request_Places'))).toHaveLength(4);
    const freed = await checked({ requests, places }, '--free');
    expect(freed.out).toContain(`${places[0]}: taken without a request, freed`);
    expect(freed.code).toBeUndefined();
    expect(Object.keys(await freed.documentsOf('Request_Places'))).toEqual([past, `${far}-am-001`]);
  });

  it('leaves past days to the purge', async () => {
    const { out, code } = await checked({ requests, places: [past] });
    expect(out).toMatch(/^All fits/);
    expect(code).toBeUndefined();
  });

  it('is named by the list as soon as a place was taken without a request', async () => {
    const { run } = await createHall({ requests, places });
    expect(await run('list')).toContain('Taken without a request: 2. To see them: npm run hall check');
    await run('check', '--free');
    expect(await run('list')).not.toContain('without a request');
  });
});
