/**
 * Submissions under every kind of bad signal: lost replies, lost requests, submissions that arrive late or twice, taken
 * ids, answers edited between two attempts, pages reloaded before the answer. The store here obeys the rules: a request is created once and updated by
 * nobody, and a receipt is created with its new request.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  CheckedAnswers,
  FrozenRecord,
  PlaceAnswer,
  RequestIds,
  RequestVersion,
  SentSubmission,
  StoredVersion,
} from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';
import { sampleSize } from '../support/sampling.ts';

type Sent = {
  readonly recordId: string;
  readonly receiptCode: string;
  readonly record: FrozenRecord;
  readonly versionId: string | null;
  readonly place: string | null;
};
const submissionFates = [
  'answered',
  'reply lost',
  'request lost',
  'late',
  'busy',
  /** The browser repeats the POST by itself, and the page gets the second response. */
  'sent twice',
] as const;
type Fate = (typeof submissionFates)[number];

const codeOf = (code: string) => ({ code });

const storeWith = (others: readonly string[]) => {
  const requests = new Map<string, FrozenRecord>(others.map((id) => [id, { of: 'another' }]));
  const receipts = new Map<string, { readonly recordId: string; readonly versionId: string | null }>();
  return {
    requests,
    receipts,
    /** Stores a submission that the rules allow; returns whether they do. */
    commit: ({ recordId, receiptCode, record, versionId }: Sent): boolean => {
      if (requests.has(recordId) || receipts.has(receiptCode)) return false;
      requests.set(recordId, record);
      receipts.set(receiptCode, { recordId, versionId });
      return true;
    },
  };
};

/** Five ids, some of them taken, so that collisions are frequent. */
const shortIds = ['4aaa', '4bbb', '4ccc', '4ddd', '4eee'];

const scenario = fc.record({
  others: fc.subarray(shortIds),
  generatedIds: fc.array(fc.constantFrom(...shortIds), { minLength: 40, maxLength: 40 }),
  fates: fc.array(fc.constantFrom<Fate>(...submissionFates), {
    minLength: 12,
    maxLength: 12,
  }),
  lookUps: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  edits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  /** Whether the page is reloaded before the answer to a press, one for each press; the draft keeps the submission. */
  reloads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  /** The number of the submission after which the late ones arrive. */
  arrival: fc.nat({ max: 8 }),
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§3 §4 a request submitted until it is answered', () => {
  it('stores a request exactly once, under the id and as the record that the confirmation shows', async () => {
    await fc.assert(
      fc.asyncProperty(
        scenario,
        async ({ others, generatedIds, fates, lookUps, edits, reloads, arrival }) => {
          const store = storeWith(others);
          const underWay: Sent[] = [];
          const arrive = () => {
            for (const sent of underWay.splice(0)) store.commit(sent);
          };
          let [sendings, idAttempts, looks, version] = [0, 0, 0, 0];
          let record: FrozenRecord = { version };
          /** The versions that the open page froze, by id. */
          const frozen = new Map<string, FrozenRecord>();
          let versions = 0;
          const clock = new SimulatedClock();
          let sent: SentSubmission | null = null;
          const machine = formRequestMachine.provide({
            actions: {
              markDrafts: (_, submission) => {
                // A draft has no answers of the versions.
                sent = submission && {
                  ...submission,
                  versions: submission.versions.map((each) => ({ ...each, record: null })),
                };
              },
            },
            actors: {
              checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(
                async ({ input: { previous } }) => {
                  const versionId =
                    previous?.record === record ? previous.versionId : `version ${versions++}`;
                  if (versionId !== null) frozen.set(versionId, record);
                  return { outcome: 'sendable', at: clock.now(), record, versionId };
                },
              ),
              generateId: fromPromise<RequestIds, { readonly idAttempts: number }>(async ({ input }) => {
                const short = generatedIds[idAttempts % generatedIds.length]!;
                const number = String(idAttempts++).padStart(12, '0');
                const last = input.idAttempts >= 4;
                return {
                  recordId: last ? `${short}-${number}` : short,
                  receiptCode: `code-${number}`,
                  isLastAttempt: last,
                };
              }),
              findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async () => ({
                kind: 'send',
                place: null,
              })),
              explainRefusal: fromPromise<PlaceAnswer, Pick<Sent, 'record' | 'place'>>(async () => ({
                kind: 'idTaken',
              })),
              saveRequest: fromPromise<void, Sent>(async ({ input }) => {
                const fate = fates[sendings] ?? 'answered';
                if (sendings++ === arrival) arrive();
                if (fate === 'busy') throw codeOf('resource-exhausted');
                if (fate === 'request lost') throw codeOf('unreachable');
                if (fate === 'late') {
                  underWay.push(input);
                  return new Promise<void>(() => {});
                }
                if (fate === 'sent twice') store.commit(input);
                const passed = store.commit(input);
                if (fate === 'reply lost') throw codeOf('unreachable');
                if (!passed) throw codeOf('permission-denied');
              }),
              findReceipt: fromPromise<StoredVersion | null, { readonly code: string }>(async ({ input }) => {
                if (lookUps[looks++] === false) throw codeOf('unavailable');
                const receipt = store.receipts.get(input.code);
                return receipt === undefined ? null : { versionId: receipt.versionId, schedule: null };
              }),
            },
          });
          const open = () => {
            const opened = createActor(machine, { input: { shownAt: 0 }, clock });
            opened.start();
            if (sent !== null) opened.send({ type: 'ADOPT_SUBMISSION', ...sent });
            opened.send({ type: 'CONFIRM' });
            return opened;
          };
          let actor = open();
          for (let press = 0; press < 40 && !actor.getSnapshot().hasTag('stored'); press++) {
            if (edits[press]) record = { version: ++version };
            actor.send({ type: 'SUBMIT' });
            actor.send({ type: 'SUBMIT' });
            await settle();
            if (reloads[press] && !actor.getSnapshot().hasTag('stored')) {
              clock.increment(2_000);
              await settle();
              if (actor.getSnapshot().hasTag('stored')) break;
              actor.stop();
              frozen.clear();
              actor = open();
            }
            // The delays pass, and then the answer timeout.
            for (let wait = 0; wait < 6 && !actor.getSnapshot().hasTag('editable'); wait++) {
              clock.increment(60_000);
              await settle();
            }
          }
          arrive();
          const { stored } = actor.getSnapshot().context;
          const mine = [...store.requests].filter(([, held]) => 'version' in held);
          expect(mine.length).toBe(1);
          expect(mine[0]?.[0]).toBe(stored?.recordId);
          const receipt = store.receipts.get(stored?.receiptCode ?? '');
          expect(receipt?.recordId).toBe(stored?.recordId);
          // An earlier page's answers are gone with it.
          expect(stored?.record).toBe(frozen.get(receipt?.versionId ?? '') ?? null);
          if (stored?.record !== null) expect(mine[0]?.[1]).toBe(stored?.record);
          expect(stored?.mayBeOlder).toBe(stored?.record === null || mine[0]?.[1] !== record);
          actor.stop();
        },
      ),
      { numRuns: sampleSize(400, 150), seed: 20_261_121 },
    );
  });
});
