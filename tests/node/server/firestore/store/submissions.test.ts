/** Thousands of submissions, each with the form's own machine, id draws and store calls, to one store with real ids. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CheckedAnswers, RequestVersion } from '../../../../../machines/request/context.ts';
import { formRequestMachine } from '../../../../../machines/request/machine.ts';
import { createClock } from '../../../../../src/domain/dates/clock.ts';
import { createRandomUuid } from '../../../../../src/domain/request/receiptCode.ts';
import { createPlaceActors } from '../../../../../src/features/request/submission/placeActors.ts';
import { requestActors } from '../../../../../src/features/request/submission/requestActors.ts';
import { loadFirestoreClient } from '../../../../../src/query/loadFirestoreClient.ts';
import { site } from '../../../../../src/site.ts';
import { allShortIds, occupyIds } from '../../../../support/browser/records.ts';
import { createSampleRecord } from '../../../../support/form/requestFixtures.ts';
import { readStoredRecords } from '../../../../support/form/storedRecord.ts';
import { isFullRun, sampleSize } from '../../../../support/sampling.ts';
import { post, startTestServer, testNow } from '../../../../support/server/runningServer.ts';

/** Submissions at the same time. */
const atOnce = 25;

const sample = createSampleRecord('BARANGAY_CLEARANCE', testNow);

type Client = Awaited<ReturnType<typeof loadFirestoreClient>>;
type Sending = Omit<Parameters<Client['saveRequest']>[0], 'place'> & { readonly place: string | null };

/** No half day has a number of places. */
const saveRequest = fromPromise<void, Sending>(async ({ input: { place: _, ...request } }) =>
  (await loadFirestoreClient()).saveRequest(request),
);
const { findPlace, explainRefusal } = createPlaceActors(
  createClock(() => testNow),
  () => [],
);

/** A call without an answer in time, as on a slow phone: the page says so, and the citizen presses again. */
const unanswered = ['unreachable', 'deadline-exceeded'];

/** One submission, from the checkbox to the confirmation; `stored` is null if the request ended in a failure. */
const submitRequest = async (purpose: string) => {
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
  const machine = formRequestMachine.provide({
    actors: { ...requestActors, findPlace, explainRefusal, saveRequest, checkAnswers },
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

const receipts = async (server: Parameters<typeof post>[0]): Promise<ReadonlyMap<string, string>> => {
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

describe('§3 §9 thousands of submissions', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stores every submission and overwrites no record, though the 4,096 short ids run out', async () => {
    const server = await startTestServer({ content: null });
    const { host, protocol } = new URL(server.address);
    vi.stubGlobal('location', { host, protocol });
    const submissions = sampleSize(10_000, 500);
    // In a sample others hold nearly all of the short ids already.
    const others = allShortIds.slice(0, 4_096 - sampleSize(4_096, 100));
    await occupyIds(server, others);

    const confirmations = new Map<string, Awaited<ReturnType<typeof submitRequest>>>();
    const purposes = Array.from({ length: submissions }, (_, at) => `Sample submission ${at}`);
    const queue = [...purposes];
    const submitFromQueue = async (): Promise<void> => {
      for (let purpose = queue.pop(); purpose !== undefined; purpose = queue.pop())
        confirmations.set(purpose, await submitRequest(purpose));
    };
    await Promise.all(Array.from({ length: atOnce }, submitFromQueue));

    const [inStore, inReceipts] = [await readStoredRecords(server), await receipts(server)];
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
    expect(inStore.size).toBe(submissions + others.length);
    expect(inReceipts.size).toBe(submissions);

    const lengths = [...confirmations.values()].map((at) => at?.recordId.split('-').length);
    const ofLength = (segments: number) => lengths.filter((length) => length === segments).length;
    // A request without a free short id has a longer one; after ten thousand hardly a short one is left.
    expect(ofLength(1)).toBeGreaterThan((isFullRun ? 0.97 : 0.1) * (allShortIds.length - others.length));
    expect(ofLength(2)).toBeGreaterThan(submissions / 2);
  }, 900_000);
});
