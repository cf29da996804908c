/** The page's own calls about places, by Firestore Lite, against the embedded store with its bounds and indexes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  encodeTestRecord,
  type TestRecord,
} from '../../../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { type RunningServer, startServer } from '../../../../../server/http/server.ts';
import { addDays, isWeekend, manilaDay } from '../../../../../src/domain/dates/day.ts';
import { toRecordId } from '../../../../../src/domain/request/recordId.ts';
import { loadFirestoreClient } from '../../../../../src/query/loadFirestoreClient.ts';
import { site } from '../../../../../src/site.ts';
import { createTestRequest } from '../../../../support/server/requestRecord.ts';
import {
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';
import { readStoredList, sendSubmission } from '../../../../support/server/submissions.ts';

/** A day for each test. */
const [plainDay, priorityDay, limitedDay] = Array.from({ length: 10 }, (_, at) =>
  addDays(manilaDay(testNow), at + 1),
).filter((day) => !isWeekend(day)) as [string, string, string];
const morningOf = (day: string) => ({ day, half: 'morning' }) as const;

let server: RunningServer;
const writeAsStaff = async (collection: string, id: string, record: TestRecord): Promise<void> => {
  const name = `${testDocumentsRoot}/${site.root}/${collection}/list/${id}`;
  const body = { writes: [{ update: { name, fields: encodeTestRecord(record) } }] };
  expect((await post(server, ':commit', body, 'staff')).status).toBe(200);
};

/** Sends a request of the morning. */
const send = async (
  day: string,
  place: string | null,
  isPriority = false,
): Promise<{ readonly id: string }> => {
  const { id, receipt, record } = createTestRequest(testNow, { schedule: `${day}T09:00` });
  const { saveRequest } = await loadFirestoreClient();
  await saveRequest({
    recordId: id,
    receiptCode: receipt,
    record,
    versionId: null,
    place: place === null ? null : { name: place, at: testNow },
    isPriority,
  });
  return { id };
};

const readExtras = async (id: string): Promise<unknown> => {
  const name = `${testDocumentsRoot}/${site.root}/Request_Extras/list/${id}`;
  const { body } = await post(server, ':batchGet', { documents: [name] }, 'staff');
  return (body as readonly { readonly found?: { readonly fields: unknown } }[])[0]?.found?.fields ?? null;
};

const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
beforeAll(async () => {
  server = await startServer({
    dataDir: directory,
    host: '127.0.0.1',
    port: 0,
    dist: directory,
    now: () => testNow,
    content: null,
    log: () => {},
  });
  const { host, protocol } = new URL(server.address);
  vi.stubGlobal('location', { host, protocol });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('§5 calls about places', () => {
  it('sends the two writes of a page without places, where the hall takes any number', async () => {
    const { id } = await send(plainDay, null);
    expect(await readExtras(id)).toBeNull();
    const { countTakenPlaces } = await loadFirestoreClient();
    expect(await countTakenPlaces(morningOf(plainDay))).toBe(0);
  });

  it('sends the priority lane without a place', async () => {
    const { id } = await send(priorityDay, null, true);
    expect(await readExtras(id)).toEqual(encodeTestRecord({ priority: true }));
  });

  it('takes a place, lists and counts it, and refuses it to the next request', async () => {
    await writeAsStaff('HallDay_List', limitedDay, { status: 'active', updated: 1, placesMorning: 2 });
    await writeAsStaff('Request_Places', `${limitedDay}-pm-001`, { at: testNow });
    const place = `${limitedDay}-am-002`;
    const { id } = await send(limitedDay, place);
    expect(await readExtras(id)).toEqual(encodeTestRecord({ place }));
    const { countTakenPlaces, listTakenPlaces } = await loadFirestoreClient();
    expect([...(await listTakenPlaces(morningOf(limitedDay)))]).toEqual([2]);
    expect(await countTakenPlaces(morningOf(limitedDay))).toBe(1);
    for (const refused of [place, null, `${limitedDay}-am-003`, `${limitedDay}-pm-002`])
      await expect(send(limitedDay, refused)).rejects.toMatchObject({ code: 'permission-denied' });
    await send(limitedDay, `${limitedDay}-am-001`, true);
    expect(await countTakenPlaces(morningOf(limitedDay))).toBe(2);
  });
});

/** A write of a page, as a merge where it has a mask. */
const writeTo = (collection: string, id: string, record: TestRecord, mask?: readonly string[]) => ({
  update: {
    name: `${testDocumentsRoot}/${site.root}/${collection}/list/${id}`,
    fields: encodeTestRecord(record),
  },
  ...(mask !== undefined && { updateMask: { fieldPaths: mask } }),
});

/** The writes of a request for a morning that takes any number, with the first place. */
const createWhole = (number = '001', now = testNow) => {
  const place = `${plainDay}-am-${number}`;
  const { receipt, record } = createTestRequest(now, { schedule: `${plainDay}T09:00` });
  // Of three segments, because two of some fifty ids of one segment are often the same.
  const id = toRecordId(receipt, 2);
  return {
    request: writeTo('Form_Requests', id, record),
    extras: writeTo('Request_Extras', id, { place }),
    extrasWithoutPlace: writeTo('Request_Extras', id, { priority: true }),
    extrasMergedWithoutPlace: writeTo('Request_Extras', id, { place, priority: true }, ['priority']),
    place: writeTo('Request_Places', place, { at: now }),
    otherPlace: writeTo('Request_Places', `${plainDay}-pm-${number}`, { at: now }),
  };
};
type Part = keyof ReturnType<typeof createWhole>;

describe('§7 a place of the public', () => {
  const lone: Readonly<Record<string, readonly Part[]>> = {
    'without a request': ['place'],
    'without extras': ['request', 'place'],
    'with extras that name none': ['request', 'extrasWithoutPlace', 'place'],
    'with extras whose mask leaves it out': ['request', 'extrasMergedWithoutPlace', 'place'],
    'with extras that a second write replaces': ['request', 'extras', 'extrasWithoutPlace', 'place'],
    'beside one that the extras name': ['request', 'extras', 'place', 'otherPlace'],
  };

  it.each(Object.entries(lone))('is refused %s, which the rules alone allow', async (_, parts) => {
    const whole = createWhole();
    const body = { writes: parts.map((part) => whole[part]) };
    const strict = await startTestServer({ content: null });
    expect(await post(strict, ':commit', body)).toMatchObject({
      status: 403,
      body: { error: { message: 'Missing or insufficient permissions.' } },
    });
    expect((await readStoredList(strict.address, strict.token, 'Request_Places')).size).toBe(0);
    expect((await post(strict, ':commit', body, 'staff')).status).toBe(200);
    const asCloud = await startTestServer({ content: null, callBounds: null });
    expect((await post(asCloud, ':commit', body)).status).toBe(200);
  });

  it('is refused while the form is closed, also by the rules alone, and not to staff', async () => {
    const closed = await startTestServer({ content: null, callBounds: null, isFormOpen: false });
    const { place } = createWhole();
    expect((await post(closed, ':commit', { writes: [place] })).status).toBe(403);
    expect((await post(closed, ':commit', { writes: [place] }, 'staff')).status).toBe(200);
  });

  /** Tries for half a minute, every five seconds, and counts what is stored. */
  const flood = async (addresses: readonly string[], kinds: readonly ('whole' | 'lone')[]) => {
    let now = testNow;
    const flooded = await startTestServer({ content: null, rateLimit: 30, trustProxy: 1, now: () => now });
    let number = 0;
    for (; now <= testNow + 30_000; now += 5_000)
      for (const address of addresses)
        for (const kind of kinds) {
          number += 1;
          const { request, extras, place, otherPlace } = createWhole(String(number).padStart(3, '0'), now);
          const writes = kind === 'whole' ? [request, extras, place] : [place, otherPlace];
          const body = JSON.stringify({ writes });
          await sendSubmission(flooded.address, { body }, { 'x-forwarded-for': address });
        }
    const count = async (list: 'Form_Requests' | 'Request_Places') =>
      (await readStoredList(flooded.address, flooded.token, list)).size;
    return { requests: await count('Form_Requests'), places: await count('Request_Places') };
  };

  it('costs one address a request each', async () => {
    const kinds = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'lone' : 'whole'));
    expect(await flood(['203.0.113.7'], kinds)).toEqual({ requests: 21, places: 21 });
  });

  it('goes to 47 whole requests in half a minute from 40 networks of one /48', async () => {
    const addresses = Array.from({ length: 40 }, (_, at) => `2001:db8:1:${at.toString(16)}::1`);
    expect(await flood(addresses, ['whole'])).toEqual({ requests: 47, places: 47 });
  });
});

describe('§8 contention', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is a failure of its own where the store answers 409', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { error: { code: 409, status: 'ABORTED', message: 'Too much contention.' } },
        { status: 409 },
      ),
    );
    await expect(send(plainDay, null)).rejects.toMatchObject({ code: 'contended' });
  });
});
