/**
 * §7. What staff take back is as it was: receipt, extras and place, or a sentence says what is lost. Every write is judged by the rules
 * of Cloud Firestore too.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { rowActionsMachine } from '../../../../machines/staff/rowActions.ts';
import { openStore } from '../../../../packages/embedded-firestore/src/index.ts';
import {
  encodePlainObject,
  type PlainObject,
} from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { compileRules } from '../../../../packages/embedded-firestore/src/rules/index.ts';
import { createCallerAuth } from '../../../../packages/embedded-firestore/tests/support/callers.ts';
import { judgeTestAccess } from '../../../../packages/embedded-firestore/tests/support/judge.ts';
import type { TestRecord } from '../../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { requestStateNames, requestStates } from '../../../../src/domain/request/requestState.ts';
import { embeddedProjectId } from '../../../../src/firestore/settings.ts';
import { site } from '../../../../src/site.ts';
import { toStaffError } from '../../../../src/staff/errors.ts';
import { type ReplacedStates, saveState } from '../../../../src/staff/requests/details/saveState.ts';
import { rowActionNames } from '../../../../src/staff/requests/list/rowActions.ts';
import { createRowWriter } from '../../../../src/staff/requests/list/writeRows.ts';
import { type RequestListEntry, readEntriesById } from '../../../../src/staff/requests/readRequests.ts';
import type { StatusChoice } from '../../../../src/staff/requests/requestPlace.ts';
import type { StaffClient } from '../../../../src/staff/restClient.ts';
import { movePeople } from '../../../../src/staff-core/hall/hallMove.ts';
import { listRecords, toPlainFields } from '../../../../src/staff-core/records.ts';
import { noRules } from '../../../../tools/cli/lib/storeClient.ts';
import { extrasDocumentPath, receiptDocumentPath } from '../../../rules/siteCase.ts';
import { firestoreRules } from '../../../rules/stores.ts';
import { createSampleRecord } from '../../../support/form/requestFixtures.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { testNow } from '../../../support/server/runningServer.ts';
import {
  createSeededReceiptCode,
  extrasDocumentName,
  placeDocumentName,
  receiptDocumentName,
  requestDocumentName,
} from '../../../support/server/staffCommands.ts';

const id = '4f3a';
const day = '2031-05-07';
const placeOf = (number: number): string => `${day}-am-00${number}`;
const officer = { by: 'Sample Secretary', position: 'Barangay Secretary' };
const rules = compileRules(firestoreRules);
const otherOfficer = { by: 'Sample Kagawad', position: 'Kagawad' };

type Client = Pick<StaffClient, 'root' | 'post'>;

interface Start {
  /** The states of the receipts; a page sends one receipt. */
  readonly receipts: readonly PlainObject[];
  readonly extras: PlainObject | null;
  /** null for any number. */
  readonly places: number | null;
  /** Places that other people have. */
  readonly others: readonly number[];
  /** Whether the hall moved the person to the half day. */
  readonly isMoved: boolean;
}

const createStartWrites = (
  client: Pick<Client, 'root'>,
  { receipts, extras, places, others, isMoved }: Start,
): readonly object[] => {
  const set = (name: string, fields: PlainObject) => ({
    update: { name, fields: encodePlainObject(fields) },
  });
  const schedule = isMoved ? '2031-05-06T14:00' : `${day}T09:30`;
  const own = typeof extras?.place === 'string' ? [extras.place] : [];
  return [
    set(requestDocumentName(client, id), { ...createSampleRecord('BARANGAY_CLEARANCE', testNow), schedule }),
    ...receipts.map((fields) =>
      set(receiptDocumentName(client, createSeededReceiptCode(id)), {
        recordId: id,
        ...(isMoved && { movedTo: `${day}T09:30` }),
        ...fields,
      }),
    ),
    ...(extras === null ? [] : [set(extrasDocumentName(client, id), extras)]),
    ...[...others.map(placeOf), ...own].map((name) => set(placeDocumentName(client, name), { at: testNow })),
    ...(places === null
      ? []
      : [
          set(`${client.root}/${site.root}/HallDay_List/list/${day}`, {
            status: 'active',
            updated: 1,
            placesMorning: places,
          }),
        ]),
  ];
};

interface Stored {
  readonly requests: Readonly<Record<string, PlainObject>>;
  readonly receipts: Readonly<Record<string, PlainObject>>;
  readonly extras: Readonly<Record<string, PlainObject>>;
  readonly places: readonly string[];
}

/** A store in memory, and the page's client on it. The clock moves with every look at it. */
async function startHall(start: Start) {
  let now = testNow;
  const store = openStore({
    projectId: embeddedProjectId,
    file: ':memory:',
    rules: noRules,
    now: () => now,
  });
  const root = `projects/${embeddedProjectId}/databases/(default)/documents`;
  const client: StaffClient = {
    root,
    isIndexed: false,
    takesFiles: false,
    now: () => {
      now += 1_000;
      return now;
    },
    post: async (call, body) => {
      const path = encodeURI(`/v1/${root}${call}`);
      const { status, text } = store.answer({
        method: 'POST',
        path,
        body: JSON.stringify(body),
        staff: true,
      });
      const answer = JSON.parse(text);
      if (status !== 200) throw toStaffError(answer.error?.status ?? '');
      return answer;
    },
  };
  await client.post(':commit', { writes: createStartWrites(client, start) });
  const readAll = async (collection: string): Promise<Readonly<Record<string, PlainObject>>> => {
    const found: Record<string, PlainObject> = {};
    for await (const record of listRecords(client, collection))
      found[record.id] = toPlainFields(record.fields) as PlainObject;
    return found;
  };
  const read = async (): Promise<Stored> => ({
    requests: await readAll('Form_Requests'),
    receipts: await readAll('Request_Receipts'),
    extras: await readAll('Request_Extras'),
    places: Object.keys(await readAll('Request_Places')).sort(),
  });
  return {
    client,
    read,
    open: async (): Promise<RequestListEntry> => (await readEntriesById(client, [id]))[0]!,
    /** Cloud Firestore would have let staff write what is stored now over what was stored before. */
    expectAllowed: async (before: Stored): Promise<void> => {
      const { receipts, extras } = await read();
      const attempts = [
        ...Object.entries(receipts).map(([code, written]) => ({
          path: receiptDocumentPath(code),
          before: before.receipts[code],
          written,
        })),
        ...Object.entries(extras).map(([of, written]) => ({
          path: extrasDocumentPath(of),
          before: before.extras[of],
          written,
        })),
      ];
      for (const { path, before: was, written } of attempts) {
        const { allowed, why } = judgeTestAccess(rules, {
          path,
          method: was === undefined ? 'create' : 'update',
          before: was === undefined ? {} : { [path]: was as TestRecord },
          written: { [path]: written as TestRecord },
          now,
          auth: createCallerAuth('clerk'),
        });
        expect(allowed, `${path}: ${why}`).toBe(true);
      }
    },
    close: () => store.close(),
  };
}

/** The status form: it remembers what it replaced, as long as the clerk is signed in. */
const createForm = ({ client, open, read, expectAllowed }: Awaited<ReturnType<typeof startHall>>) => {
  const replaced: ReplacedStates = new Map();
  return async (choice: StatusChoice): Promise<string> => {
    const before = await read();
    const { loss } = await saveState(client, await open(), choice, otherOfficer, replaced);
    await expectAllowed(before);
    return loss;
  };
};

const choices: readonly StatusChoice[] = requestStateNames.flatMap((state) => {
  const { reasons, needsReason } = requestStates[state];
  return [...(needsReason ? [] : [null]), ...reasons].map((reason) => ({ state, reason }));
});
const choice = fc.constantFrom(...choices);

/** A past instant, from years ago to a minute ago. */
const instant = fc.integer({ min: Date.UTC(2024, 0), max: testNow - 60_000 });

/** What staff wrote of a state; nothing for a request that is only sent. */
const status = fc.oneof(
  fc.constant<PlainObject>({}),
  fc
    .record({
      choice,
      since: instant,
      accepted: fc.option(instant, { nil: undefined }),
      officer: fc.option(fc.constant(officer), { nil: {} }),
    })
    .map(({ choice: { state, reason }, since, accepted, officer: by }) => ({
      state,
      since,
      ...(reason !== null && { reason }),
      ...(accepted !== undefined && { accepted }),
      ...by,
    })),
);

const isRefused = ({ receipts }: Pick<Start, 'receipts'>): boolean =>
  receipts.some(({ state }) => state === 'refused');

/** A half day with a number has a place for the person, unless they are refused. */
const start: fc.Arbitrary<Start> = fc
  .record({
    receipts: fc.oneof(
      { weight: 9, arbitrary: status.map((one) => [one]) },
      { weight: 1, arbitrary: status.map((one) => [one, one]) },
    ),
    priority: fc.boolean(),
    came: fc.constantFrom(true, false, null),
    places: fc.constantFrom(null, 1, 2, 9),
    isMoved: fc.boolean(),
  })
  .map(({ priority, came, places, ...rest }) => {
    const place = places !== null && !isRefused(rest) ? placeOf(places) : null;
    const extras = {
      ...(priority && { priority }),
      ...(came !== null && { came }),
      ...(place !== null && { place }),
    };
    const others = places === null ? [] : [1, 2, 3].filter((number) => number < places);
    return { ...rest, places, others, extras: Object.keys(extras).length === 0 ? null : extras };
  });

/** Another place of the same half day is as good. */
const withoutNumbers = ({ extras, places, ...rest }: Stored) => ({
  ...rest,
  places: places.map((name) => name.slice(0, -4)),
  extras: Object.entries(extras).map(([of, { place, ...others }]) => [
    of,
    others,
    typeof place === 'string' ? place.slice(0, -4) : null,
  ]),
});

describe('§7 a status that is set back in the status form', () => {
  it('leaves receipts, extras and place as they were, for every two states', async () => {
    await fc.assert(
      fc.asyncProperty(start, choice, async (begun, wrong) => {
        const hall = await startHall(begun);
        const save = createForm(hall);
        const [before, { receipt }] = [await hall.read(), await hall.open()];
        const { state, reason } = receipt!;
        await save(wrong);
        expect(await save({ state, reason })).toBe('');
        const after = await hall.read();
        expect(withoutNumbers(after)).toEqual(withoutNumbers(before));
        expect(Object.values(after.extras).flatMap(({ place }) => place ?? [])).toEqual(
          after.places.filter((name) => !begun.others.map(placeOf).includes(name)),
        );
        hall.close();
      }),
      { numRuns: sampleSize(400, 100) },
    );
  });

  it('comes back whole over several wrong ones, and counts from now where it is set for the first time', async () => {
    const since = testNow - 3 * 86_400_000;
    const begun = { state: 'processing', since, accepted: since, reason: 'to-be-signed', ...officer };
    const hall = await startHall({
      receipts: [begun],
      extras: null,
      places: null,
      others: [],
      isMoved: false,
    });
    const save = createForm(hall);
    const [before, { receipt }] = [await hall.read(), await hall.open()];
    await save({ state: 'ready', reason: null });
    const { receipt: firstReady } = await hall.open();
    await save({ state: 'refused', reason: 'taken-back' });
    await save({ state: 'received', reason: null });
    expect((await hall.open()).receipt).toMatchObject({
      state: 'received',
      accepted: since,
      by: otherOfficer.by,
    });
    await save({ state: receipt!.state, reason: receipt!.reason });
    expect(await hall.read()).toEqual(before);
    await save({ state: 'ready', reason: null });
    const { receipt: secondReady } = await hall.open();
    expect(secondReady).toMatchObject({ state: 'ready', by: otherOfficer.by });
    expect(secondReady!.since).toBeGreaterThan(firstReady!.since!);
    hall.close();
  });

  it('counts from now where somebody else has set a status since', async () => {
    const since = testNow - 3 * 86_400_000;
    const receipts = [{ state: 'processing', since, ...officer }];
    const hall = await startHall({ receipts, extras: null, places: null, others: [], isMoved: false });
    const [save, saveOther] = [createForm(hall), createForm(hall)];
    await save({ state: 'ready', reason: null });
    await saveOther({ state: 'released', reason: null });
    await save({ state: 'processing', reason: null });
    const { receipt } = await hall.open();
    expect(receipt).toMatchObject(otherOfficer);
    expect(receipt!.since).toBeGreaterThan(testNow);
    hall.close();
  });
});

const limited: Start = {
  receipts: [{}],
  extras: { place: placeOf(1), priority: true, came: false },
  places: 1,
  others: [],
  isMoved: false,
};
const refusal = { state: 'refused', reason: 'not-free' } as const;

describe('§7 a refusal that is set back', () => {
  it('says that the place is gone, and gives out no more places than there are', async () => {
    await fc.assert(
      fc.asyncProperty(start, async (begun) => {
        fc.pre(begun.places !== null && !isRefused(begun));
        const hall = await startHall(begun);
        const save = createForm(hall);
        const [before, { receipt }] = [await hall.read(), await hall.open()];
        await save(refusal);
        const taken = Array.from({ length: begun.places! }, (_, at) => placeOf(at + 1));
        await hall.client.post(':commit', {
          writes: taken.map((name) => ({
            update: {
              name: placeDocumentName(hall.client, name),
              fields: encodePlainObject({ at: testNow }),
            },
          })),
        });
        expect(await save({ state: receipt!.state, reason: receipt!.reason })).toBe(
          'The person has no place any more: the morning of Wednesday, 7 May 2031 is full.',
        );
        const after = await hall.read();
        expect(after.receipts).toEqual(before.receipts);
        expect(after.places).toEqual(taken);
        const { place: _, ...others } = before.extras[id]!;
        expect(after.extras[id] ?? {}).toEqual(others);
        hall.close();
      }),
      { numRuns: sampleSize(100, 25) },
    );
  });

  it('takes another place where somebody takes the first one in the same moment', async () => {
    const hall = await startHall({ ...limited, places: 2, others: [2] });
    const save = createForm(hall);
    await save(refusal);
    await hall.client.post(':commit', { writes: [{ delete: placeDocumentName(hall.client, placeOf(2)) }] });
    let commits = 0;
    const racing: StaffClient = {
      ...hall.client,
      post: async (call, body) => {
        if (call !== ':commit') return hall.client.post(call, body);
        commits += 1;
        const wanted = /am-00\d/.exec(JSON.stringify(body))![0];
        const name = placeDocumentName(hall.client, `${day}-${wanted}`);
        if (commits === 1)
          await hall.client.post(':commit', {
            writes: [{ update: { name, fields: encodePlainObject({ at: testNow }) } }],
          });
        return hall.client.post(call, body);
      },
    };
    const { loss } = await saveState(racing, await hall.open(), { state: 'ready', reason: null }, null);
    expect([loss, commits, (await hall.read()).places]).toEqual(['', 2, [placeOf(1), placeOf(2)]]);
    hall.close();
  });

  it.each([
    ['closed', { closedMorning: true }, 'the hall is closed in the morning of Wednesday, 7 May 2031'],
    ['of another number', { placesMorning: 0 }, 'the morning of Wednesday, 7 May 2031 is full'],
  ])('says why it gives no place in a half day that is %s by now', async (_, change, why) => {
    const hall = await startHall(limited);
    const save = createForm(hall);
    await save(refusal);
    const name = `${hall.client.root}/${site.root}/HallDay_List/list/${day}`;
    const fields = { status: 'active', updated: 1, placesMorning: 1, ...change };
    await hall.client.post(':commit', { writes: [{ update: { name, fields: encodePlainObject(fields) } }] });
    expect(await save({ state: 'received', reason: null })).toBe(`The person has no place any more: ${why}.`);
    hall.close();
  });

  it('says nothing of places where the half day is closed and has no number', async () => {
    const hall = await startHall({ ...limited, places: null, extras: { priority: true } });
    const save = createForm(hall);
    await save(refusal);
    const name = `${hall.client.root}/${site.root}/HallDay_List/list/${day}`;
    const fields = { status: 'active', updated: 1, closedMorning: true };
    await hall.client.post(':commit', { writes: [{ update: { name, fields: encodePlainObject(fields) } }] });
    expect(await save({ state: 'received', reason: null })).toBe('');
    hall.close();
  });

  it.each([
    ['keeps the place of a day that was over', 1, '', [placeOf(1)]],
    [
      'says that the day is over since',
      0,
      'The person has no place any more: Wednesday, 7 May 2031 is over.',
      [],
    ],
  ])('%s', async (_, days, loss, places) => {
    const hall = await startHall(limited);
    const at = (later: number): StaffClient => ({
      ...hall.client,
      now: () => Date.UTC(2031, 4, 7 + later, 3),
    });
    await saveState(at(days), await hall.open(), refusal, null);
    const written = await saveState(at(1), await hall.open(), { state: 'released', reason: null }, null);
    expect([written.loss, (await hall.read()).places]).toEqual([loss, places]);
    hall.close();
  });
});

describe('§7 the undo of what staff did to a row', () => {
  it('brings back receipts and extras field by field, after any acts in one burst', async () => {
    const acts = fc.array(fc.constantFrom(...rowActionNames), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(start, acts, async (begun, pressed) => {
        const hall = await startHall(begun);
        const [before, row] = [await hall.read(), { entry: await hall.open() }];
        const writer = createRowWriter({
          client: hall.client,
          getOfficer: () => otherOfficer,
          replaced: new Map(),
          find: () => row.entry,
          onChanged: ([entry = row.entry]) => {
            row.entry = entry;
          },
        });
        const machine = rowActionsMachine.provide({
          actors: {
            writeRows: fromPromise(({ input }) => writer.writeRows(input.acts)),
            undoRows: fromPromise(({ input }) => writer.undoRows(input.acts)),
          },
        });
        const actor = createActor(machine).start();
        for (const action of pressed) actor.send({ type: 'ACT', acts: [{ id, action }] });
        const rested = await waitFor(actor, (state) => !state.hasTag('busy'));
        const isWritten = rested.context.written.length > 0;
        if (isWritten) {
          const middle = await hall.read();
          actor.send({ type: 'UNDO' });
          await waitFor(actor, (state) => state.hasTag('undone'));
          await hall.expectAllowed(middle);
        }
        expect(await hall.read()).toEqual(before);
        hall.close();
      }),
      {
        numRuns: sampleSize(300, 80),
        examples: [[{ ...limited, extras: null }, ['came', 'absent', 'came']]],
      },
    );
  });
});

describe('§7 a move to another day', () => {
  it.each([
    [{ priority: true, came: false }, { priority: true }],
    [{ came: false }, null],
    [
      { priority: true, came: true },
      { priority: true, came: true },
    ],
    [{ place: placeOf(1), came: false }, null],
  ])('takes back that somebody did not come, and nothing else: %j', async (extras, left) => {
    const hall = await startHall({ ...limited, places: null, extras });
    const move = { from: day, halves: ['morning'], to: '2031-05-08', today: '2031-05-06' } as const;
    const effects = { random: () => 0, now: testNow };
    const { moved, failure } = await movePeople(hall.client, move, effects);
    expect([moved.length, failure]).toEqual([1, null]);
    expect((await hall.read()).extras[id] ?? null).toEqual(left);
    hall.close();
  });
});
