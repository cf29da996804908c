/** Thousands of submissions, each with the form's own machine and actors, to one store with real ids. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CheckedAnswers, RequestVersion } from '../../../../../machines/request/context.ts';
import { formRequestMachine } from '../../../../../machines/request/machine.ts';
import { type RunningServer, startServer } from '../../../../../server/http/server.ts';
import { createClock } from '../../../../../src/domain/dates/clock.ts';
import { createRandomUuid } from '../../../../../src/domain/request/receiptCode.ts';
import { createStoreActors } from '../../../../../src/features/request/submission/requestActors.ts';
import { site } from '../../../../../src/site.ts';
import { allShortIds, occupyIds } from '../../../../support/browser/records.ts';
import { createSampleRecord } from '../../../../support/form/requestFixtures.ts';
import { readStoredRecords } from '../../../../support/form/storedRecord.ts';
import { sampleSize } from '../../../../support/sampling.ts';
import { post, testNow } from '../../../../support/server/runningServer.ts';

/** Submissions at the same time. */
const atOnce = 25;

const sample = createSampleRecord('BARANGAY_CLEARANCE', testNow);

/** No half day has a number of places. */
const storeActors = createStoreActors({
  clock: createClock(() => testNow),
  readHallDays: () => [],
  readIsPriority: () => false,
  probe: async () => 'online',
});

/** A call without an answer in time, as on a slow phone: the page says so, and the citizen presses again. */
const unanswered = ['unreachable', 'deadline-exceeded'];

/** One submission, from the checkbox to the confirmation; `stored` is null if the request ended in a failure. */
const submitRequest = async (purpose: string, code = createRandomUuid(globalThis.crypto)) => {
  const record = { ...sample, purpose };
  const versionId = createRandomUuid(globalThis.crypto);
  const checkAnswers = fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(
    async () => ({
      outcome: 'sendable',
      at: 10_000,
      record,
      versionId,
    }),
  );
  const drawCode = fromPromise(async () => code);
  const machine = formRequestMachine.provide({
    actors: { ...storeActors, drawCode, checkAnswers },
  });
  const actor = createActor(machine, { input: { shownAt: 0 } });
  actor.start();
  actor.send({ type: 'CONFIRM' });
  for (;;) {
    actor.send({ type: 'SUBMIT' });
    const end = await waitFor(actor, (state) => state.hasTag('stored') || state.hasTag('failed'));
    if (end.hasTag('failed') && unanswered.includes(end.context.failure ?? '')) continue;
    actor.stop();
    return end.context.stored;
  }
};

const receipts = async (): Promise<ReadonlyMap<string, string>> => {
  const { body } = await post(
    server,
    `/${site.root}/Request_Receipts:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  type Row = { document?: { name: string; fields: { recordId: { stringValue: string } } } };
  return new Map(
    (body as Row[]).flatMap(({ document }) =>
      document === undefined
        ? []
        : [[document.name.split('/').at(-1)!, document.fields.recordId.stringValue] as const],
    ),
  );
};

/** One server for the file: the page's client is loaded once, and knows the store of that moment alone. */
let server: RunningServer;
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

describe('§3 §9 the record ids of one receipt code', () => {
  const idsOf = (short: string) => [short, `${short}-9c1b`, `${short}-9c1b-0123456789ab`];
  const submitWithId = (short: string) => submitRequest('Sample', `01234567-89ab-${short}-9c1b-0123456789ab`);

  it.each([
    ['no id is', '4f30', 0],
    ['the first is', '4f31', 1],
    ['the first two are', '4f32', 2],
  ])('where %s taken, the request has the next', async (_, short, taken) => {
    const ids = idsOf(short);
    await occupyIds(server, ids.slice(0, taken));
    expect((await submitWithId(short))?.recordId).toBe(ids[taken]);
    expect((await readStoredRecords(server)).get(ids[taken]!)?.purpose).toBe('Sample');
  });

  it('are three: where all are taken, the request is refused and nothing of it is stored', async () => {
    await occupyIds(server, idsOf('4f33'));
    const before = (await readStoredRecords(server)).size;
    expect(await submitWithId('4f33')).toBeNull();
    expect((await readStoredRecords(server)).size).toBe(before);
  });
});

describe('§3 §9 thousands of submissions', () => {
  it('stores every submission and overwrites no record, though the 4,096 short ids run out', async () => {
    const submissions = sampleSize(10_000, 500);
    const before = await readStoredRecords(server);
    const receiptsBefore = (await receipts()).size;
    // In a sample others hold nearly all of the short ids already.
    const others = allShortIds.filter((id) => !before.has(id)).slice(0, -sampleSize(4_000, 100));
    await occupyIds(server, others);

    const confirmations = new Map<string, Awaited<ReturnType<typeof submitRequest>>>();
    const purposes = Array.from({ length: submissions }, (_, at) => `Sample submission ${at}`);
    const queue = [...purposes];
    const submitFromQueue = async (): Promise<void> => {
      for (let purpose = queue.pop(); purpose !== undefined; purpose = queue.pop())
        confirmations.set(purpose, await submitRequest(purpose));
    };
    await Promise.all(Array.from({ length: atOnce }, submitFromQueue));

    const [inStore, inReceipts] = [await readStoredRecords(server), await receipts()];
    const lost = purposes.filter((purpose) => {
      const at = confirmations.get(purpose);
      return (
        at == null ||
        inStore.get(at.recordId)?.purpose !== purpose ||
        JSON.stringify(at.record) !== JSON.stringify({ ...sample, purpose }) ||
        inReceipts.get(at.receiptCode) !== at.recordId
      );
    });
    expect(lost).toEqual([]);
    expect(others.filter((id) => inStore.get(id)?.lname !== 'Sample of another')).toEqual([]);
    expect(inStore.size).toBe(before.size + submissions + others.length);
    expect(inReceipts.size).toBe(receiptsBefore + submissions);

    // The first code of each free short id has it, and every other code a longer one.
    const shortIds = new Set([...confirmations.values()].map((at) => at!.receiptCode.split('-')[2]!));
    const usable = [...shortIds].filter((id) => !before.has(id) && !others.includes(id));
    const ids = [...confirmations.values()].map((at) => at!.recordId);
    expect(ids.filter((id) => !id.includes('-')).sort()).toEqual(usable.sort());
    expect(ids.filter((id) => id.includes('-')).length).toBeGreaterThan(submissions / 2);
  }, 900_000);
});
