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
import { loadFirestoreClient } from '../../../../../src/query/loadFirestoreClient.ts';
import { site } from '../../../../../src/site.ts';
import { createTestRequest } from '../../../../support/server/requestRecord.ts';
import { post, testDocumentsRoot, testNow } from '../../../../support/server/runningServer.ts';

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
