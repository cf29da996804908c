/**
 * §6 §7. A request that staff enter at the counter, on a real store: stored once with its receipt and its place, whatever becomes of the
 * answers, and never over what somebody else has stored.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodePlainObject } from '../../../../packages/embedded-firestore/src/protocol/index.ts';
import { maxIdAttempts, toRecordId } from '../../../../src/domain/request/recordId.ts';
import { fieldNamesOf } from '../../../../src/form/fields.ts';
import { type FormType, formTypes } from '../../../../src/form/types.ts';
import { createEmptyValues, type FormValues } from '../../../../src/form/values.ts';
import { site } from '../../../../src/site.ts';
import {
  type Entry,
  type EntryEffects,
  type EntryIds,
  enterRequest,
  findStoredEntry,
} from '../../../../src/staff-core/entry/enterRequest.ts';
import { checkEntry } from '../../../../src/staff-core/entry/entryRecord.ts';
import { listRecords, type StoredRecord, toPlainFields } from '../../../../src/staff-core/records.ts';
import { openLocalClient, type StoreClient } from '../../../../tools/cli/lib/storeClient.ts';
import { residentAnswers, weekdaySchedule } from '../../../support/form/residentAnswers.ts';
import {
  createTempDirectory,
  post,
  startTestServer,
  testNow,
} from '../../../support/server/runningServer.ts';
import {
  extrasDocumentName,
  placeDocumentName,
  seedRequests,
} from '../../../support/server/staffCommands.ts';

const types = Object.keys(formTypes) as readonly FormType[];
const day = weekdaySchedule.slice(0, 10);

const openStore = (): StoreClient => openLocalClient(createTempDirectory(), true);

const answersOf = (type: FormType, changes: Partial<FormValues> = {}): FormValues => ({
  ...Object.fromEntries(
    Object.keys(createEmptyValues(type)).map((name) => [
      name,
      residentAnswers[name as keyof typeof residentAnswers],
    ]),
  ),
  email: '',
  ...changes,
});

const createEntry = (type: FormType, changes: Partial<FormValues> = {}): Entry => {
  const { record, errors } = checkEntry(type, answersOf(type, changes), testNow, []);
  if (record === null) throw new Error(`The answers have errors: ${Object.keys(errors).join(', ')}`);
  return { record, isPriority: changes.priority === 'yes', versionId: randomUUID() };
};

const clearance = (changes: Partial<FormValues> = {}) => createEntry('BARANGAY_CLEARANCE', changes);

const createEffects = (changes: Partial<EntryEffects> = {}): EntryEffects => ({
  drawCode: randomUUID,
  random: () => 0,
  now: testNow,
  onSend: () => {},
  ...changes,
});

const readAll = async (client: StoreClient, collection: string): Promise<readonly StoredRecord[]> => {
  const found: StoredRecord[] = [];
  for await (const record of listRecords(client, collection)) found.push(record);
  return found;
};
const countRequests = async (client: StoreClient) => (await readAll(client, 'Form_Requests')).length;

const setDay = (client: StoreClient, fields: Readonly<Record<string, boolean | number | string>>) =>
  client.post(':commit', {
    writes: [
      {
        update: {
          name: `${client.root}/${site.root}/HallDay_List/list/${day}`,
          fields: encodePlainObject({ status: 'active', updated: 1, ...fields }),
        },
      },
    ],
  });

class LostAnswer extends Error {}

/** A connection that carries a commit, and loses its answer. */
const loseAnswers = (client: StoreClient, lost: number): StoreClient => {
  let left = lost;
  return {
    ...client,
    post: async (call, body) => {
      const answer = await client.post(call, body);
      if (call === ':commit' && left > 0) {
        left -= 1;
        throw new LostAnswer();
      }
      return answer;
    },
  };
};

describe('§6 a request that staff enter', () => {
  it.each(types)('is stored as the citizen’s own but for the email: %s', async (type) => {
    const store = openStore();
    await setDay(store, { placesMorning: 3 });
    const entry = createEntry(type, { priority: 'yes' });
    const outcome = await enterRequest(store, entry, null, createEffects());
    if (outcome.kind !== 'stored') throw new Error('It was not stored.');
    const { recordId, receiptCode } = outcome.stored;
    const [request, ...others] = await readAll(store, 'Form_Requests');
    const [receipt] = await readAll(store, 'Request_Receipts');
    const [extras] = await readAll(store, 'Request_Extras');
    const [place] = await readAll(store, 'Request_Places');
    expect(others).toEqual([]);
    expect(toPlainFields(request!.fields)).toMatchObject({ email: '' });
    expect(Object.keys(request!.fields).sort()).toEqual([...fieldNamesOf(type)].sort());
    expect([request!.id, receipt!.id, extras!.id]).toEqual([recordId, receiptCode, recordId]);
    expect(toPlainFields(receipt!.fields)).toEqual({
      recordId,
      version: entry.versionId,
      schedule: entry.record.schedule,
    });
    expect(toPlainFields(extras!.fields)).toEqual({
      counter: true,
      place: place!.id,
      priority: true,
    });

    // But for the mark of the counter, the rules take the same four documents from a citizen with an email, and refuse them without one.
    const server = await startTestServer();
    const publish = (email: string) =>
      post(server, ':commit', {
        writes: [request!, receipt!, extras!, place!].map(({ name, fields }) => ({
          update: {
            name,
            fields:
              name === request!.name
                ? { ...fields, email: { stringValue: email } }
                : Object.fromEntries(Object.entries(fields).filter(([field]) => field !== 'counter')),
          },
        })),
      });
    expect((await publish('')).status).toBe(403);
    expect((await publish('sample@example.com')).status).toBe(200);
    store.close();
  });

  it('has no place where the hall takes any number, and says that it is from the counter', async () => {
    const store = openStore();
    await enterRequest(store, clearance(), null, createEffects());
    const [extras] = await readAll(store, 'Request_Extras');
    expect(toPlainFields(extras!.fields)).toEqual({ counter: true });
    expect(await readAll(store, 'Request_Places')).toEqual([]);
    store.close();
  });

  it('keeps an email that the person has', async () => {
    const store = openStore();
    await enterRequest(store, clearance({ email: 'sample@example.com' }), null, createEffects());
    const [request] = await readAll(store, 'Form_Requests');
    expect(toPlainFields(request!.fields)).toMatchObject({ email: 'sample@example.com' });
    store.close();
  });

  it.each([
    ['a record with markup in a name', { lname: 7 }],
    ['a weekend', { schedule: '2031-05-10T09:30' }],
    ['a direction mark in a name', { fname: 'Sample\u202e' }],
    ['a name of 10,000 letters', { lname: 'x'.repeat(10_000) }],
    ['a field that no form has', { came: true }],
    ['an email that is none', { email: 'sample' }],
    ['another age', { age: 3 }],
  ])('is refused before it is sent: %s', async (_, changes) => {
    const store = openStore();
    const entry = clearance();
    const hostile = { ...entry, record: { ...entry.record, ...(changes as object) } };
    await expect(enterRequest(store, hostile, null, createEffects())).rejects.toThrow('schema');
    expect(await countRequests(store)).toBe(0);
    store.close();
  });
});

describe('§6 the ids of two clerks', () => {
  it('are longer for the second where both have the same one, and both requests are stored', async () => {
    const store = openStore();
    const codes = ['0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b', '1b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b'];
    const draw = { drawCode: () => codes.shift()! };
    const outcomes = [];
    for (const name of ['First', 'Second'])
      outcomes.push(await enterRequest(store, clearance({ fname: name }), null, createEffects(draw)));
    expect(outcomes.map((each) => each.kind === 'stored' && each.stored.recordId)).toEqual([
      '4f3a',
      '4f3a-8a9b',
    ]);
    const stored = await readAll(store, 'Form_Requests');
    expect(stored.map(({ id, fields }) => [id, toPlainFields(fields).fname])).toEqual([
      ['4f3a', 'First'],
      ['4f3a-8a9b', 'Second'],
    ]);
    store.close();
  });

  it('grow by a segment where the shorter one is taken, up to three segments', async () => {
    const store = openStore();
    const code = '0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b';
    const ids = Array.from({ length: maxIdAttempts }, (_, at) => toRecordId(code, at));
    await seedRequests(
      store,
      [...new Set(ids)].slice(0, 2).map((id) => ({ id, code: null })),
    );
    const outcome = await enterRequest(store, clearance(), null, createEffects({ drawCode: () => code }));
    expect(outcome.kind === 'stored' && outcome.stored.recordId).toBe('4f3a-8a9b-0c1d2e3f4a5b');
    const last = await enterRequest(store, clearance(), null, createEffects({ drawCode: () => code }));
    // The receipt of this code is there, so the look-up takes it for its own.
    expect(last.kind).toBe('stored');
    expect(await countRequests(store)).toBe(3);
    store.close();
  });

  it('leave another request’s extras alone', async () => {
    const store = openStore();
    await seedRequests(store, [{ id: '4f3a', extras: { priority: true } }]);
    const before = await readAll(store, 'Request_Extras');
    const code = '0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b';
    await enterRequest(store, clearance(), null, createEffects({ drawCode: () => code }));
    expect(await readAll(store, 'Request_Extras')).toEqual(expect.arrayContaining([...before]));
    store.close();
  });
});

describe('§6 a lost answer', () => {
  it('is looked up by the code before the request is sent again, so that it is stored once', async () => {
    const store = openStore();
    const entry = clearance();
    let sent: EntryIds | null = null;
    const note = createEffects({
      onSend: (ids) => {
        sent = ids;
      },
    });
    await expect(enterRequest(loseAnswers(store, 1), entry, null, note)).rejects.toThrow(LostAnswer);
    expect(await findStoredEntry(store, sent!, entry)).toMatchObject({ isEarlier: false });
    const again = await enterRequest(store, entry, sent, note);
    expect(again).toMatchObject({ kind: 'stored', stored: { isEarlier: false } });
    expect(await countRequests(store)).toBe(1);
    store.close();
  });

  it('that arrives after the answers were changed shows what is stored', async () => {
    const store = openStore();
    const entry = clearance({ fname: 'First' });
    let sent: EntryIds | null = null;
    await expect(
      enterRequest(
        loseAnswers(store, 1),
        entry,
        null,
        createEffects({
          onSend: (ids) => {
            sent = ids;
          },
        }),
      ),
    ).rejects.toThrow(LostAnswer);
    const again = await enterRequest(store, clearance({ fname: 'Second' }), sent, createEffects());
    expect(again).toMatchObject({ kind: 'stored', stored: { isEarlier: true, record: { fname: 'First' } } });
    expect(await countRequests(store)).toBe(1);
    store.close();
  });

  it('of a commit that never arrived is sent again under the same code', async () => {
    const store = openStore();
    const entry = clearance();
    const ids: EntryIds = {
      recordId: '4f3a',
      receiptCode: '0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b',
      attempt: 0,
    };
    expect(await findStoredEntry(store, ids, entry)).toBeNull();
    const outcome = await enterRequest(store, entry, ids, createEffects());
    expect(outcome).toMatchObject({ kind: 'stored', stored: { receiptCode: ids.receiptCode } });
    store.close();
  });
});

describe('§6 the half day of a request that staff enter', () => {
  it('is refused with the next time with a place where it is full, and nothing is stored', async () => {
    const store = openStore();
    await setDay(store, { placesMorning: 1 });
    await enterRequest(store, clearance(), null, createEffects());
    const outcome = await enterRequest(store, clearance(), null, createEffects());
    expect(outcome).toEqual({ kind: 'full', next: `${day}T12:00` });
    expect(await countRequests(store)).toBe(1);
    store.close();
  });

  it('is refused where it is closed', async () => {
    const store = openStore();
    await setDay(store, { closedMorning: true, reason: 'Sample' });
    const outcome = await enterRequest(store, clearance(), null, createEffects());
    expect(outcome).toEqual({ kind: 'hallClosed', next: `${day}T12:00` });
    expect(await countRequests(store)).toBe(0);
    store.close();
  });

  it('is read again where another clerk closes it between the reading and the commit', async () => {
    const store = openStore();
    let isClosed = false;
    const racing: StoreClient = {
      ...store,
      post: async (call, body) => {
        if (call === ':commit' && !isClosed) {
          isClosed = true;
          await setDay(store, { closedMorning: true, reason: 'Sample' });
        }
        return store.post(call, body);
      },
    };
    const outcome = await enterRequest(racing, clearance(), null, createEffects());
    expect(outcome.kind).toBe('hallClosed');
    expect(await countRequests(store)).toBe(0);
    store.close();
  });

  it('has another place where a citizen takes the chosen one meanwhile', async () => {
    const store = openStore();
    await setDay(store, { placesMorning: 2 });
    let isTaken = false;
    const racing: StoreClient = {
      ...store,
      post: async (call, body) => {
        if (call === ':commit' && !isTaken) {
          isTaken = true;
          await seedRequests(store, [{ id: '4001', extras: { place: `${day}-am-001` } }]);
        }
        return store.post(call, body);
      },
    };
    const outcome = await enterRequest(racing, clearance(), null, createEffects());
    if (outcome.kind !== 'stored') throw new Error('It was not stored.');
    const places = await readAll(store, 'Request_Places');
    expect(places.map(({ name }) => name)).toEqual([
      placeDocumentName(store, `${day}-am-001`),
      placeDocumentName(store, `${day}-am-002`),
    ]);
    const extras = await readAll(store, 'Request_Extras');
    expect(
      extras.find(({ name }) => name === extrasDocumentName(store, outcome.stored.recordId))?.fields,
    ).toEqual(encodePlainObject({ counter: true, place: `${day}-am-002` }));
    store.close();
  });

  it('never has more requests than places when twenty clerks enter at once', async () => {
    const store = openStore();
    await setDay(store, { placesMorning: 5 });
    let seed = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        enterRequest(
          store,
          clearance(),
          null,
          createEffects({
            random: () => {
              seed = (seed + 0.37) % 1;
              return seed;
            },
          }),
        ),
      ),
    );
    const stored = outcomes.filter(({ kind }) => kind === 'stored').length;
    expect(stored).toBeLessThanOrEqual(5);
    expect(stored).toBeGreaterThan(0);
    expect(await countRequests(store)).toBe(stored);
    expect((await readAll(store, 'Request_Places')).length).toBe(stored);
    store.close();
  });
});
