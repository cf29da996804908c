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
  RequestVersion,
  StoredReceipt,
  Submission,
} from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';
import { maxIdAttempts, toRecordId } from '../../src/domain/request/recordId.ts';
import { sampleSize } from '../support/sampling.ts';

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

const failWith = (code: string) => ({ code });

const idOf = ({ code, idAttempt }: Submission): string => toRecordId(code, idAttempt);

const storeWith = (others: readonly string[]) => {
  const requests = new Map<string, FrozenRecord>(others.map((id) => [id, { of: 'another' }]));
  const receipts = new Map<string, StoredReceipt>();
  return {
    requests,
    receipts,
    /** Stores a submission that the rules allow; returns whether they do. */
    commit: (sent: Submission): boolean => {
      const recordId = idOf(sent);
      if (requests.has(recordId) || receipts.has(sent.code)) return false;
      requests.set(recordId, sent.record);
      receipts.set(sent.code, { recordId, versionId: sent.versionId, appointment: String(sent.record.day) });
      return true;
    },
  };
};

const code = '00000000-0000-4aaa-8bbb-000000000001';

const scenario = fc.record({
  /** Ids that others have: the short one, and the longer one too. */
  others: fc.constantFrom([], ['4aaa'], ['4aaa', '4aaa-8bbb']),
  fates: fc.array(fc.constantFrom<Fate>(...submissionFates), { minLength: 12, maxLength: 12 }),
  lookUps: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  edits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  /** Whether the page is reloaded before the answer to a press, one for each press; the draft has the code. */
  reloads: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  /** The number of the submission after which the late ones arrive. */
  arrival: fc.nat({ max: 8 }),
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§3 §4 a request submitted until it is answered', () => {
  it('stores a request exactly once, under the id and as the record that the page names', async () => {
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(scenario, async ({ others, fates, lookUps, edits, reloads, arrival }) => {
        const store = storeWith(others);
        const underWay: Submission[] = [];
        const arrive = () => {
          for (const sent of underWay.splice(0)) store.commit(sent);
        };
        let [sendings, looks, day, versions, codes] = [0, 0, 0, 0, 0];
        let record: FrozenRecord = { day };
        const clock = new SimulatedClock();
        /** What the draft on the phone has: the code, and whether it was sent. */
        const draft: { code: string | null; isUnanswered: boolean } = { code: null, isUnanswered: false };
        const machine = formRequestMachine.provide({
          actions: {
            noteSent: (_, sent) => {
              draft.code = sent.code;
              draft.isUnanswered = true;
            },
          },
          actors: {
            checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(
              async ({ input: { previous } }) => ({
                outcome: 'sendable',
                at: clock.now(),
                record,
                versionId: previous?.record === record ? previous.versionId : `version ${versions++}`,
              }),
            ),
            drawCode: fromPromise<string, unknown>(async () => {
              codes += 1;
              return code;
            }),
            findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async () => ({
              kind: 'send',
              place: null,
            })),
            explainRefusal: fromPromise<PlaceAnswer, Submission>(async ({ input }) => ({
              kind: input.idAttempt + 1 < maxIdAttempts ? 'idTaken' : 'refused',
            })),
            saveRequest: fromPromise<{ readonly recordId: string }, Submission>(async ({ input }) => {
              const fate = fates[sendings] ?? 'answered';
              if (sendings++ === arrival) arrive();
              if (fate === 'busy') throw failWith('resource-exhausted');
              if (fate === 'request lost') throw failWith('unreachable');
              if (fate === 'late') {
                underWay.push(input);
                return new Promise<never>(() => {});
              }
              if (fate === 'sent twice') store.commit(input);
              const passed = store.commit(input);
              if (fate === 'reply lost') throw failWith('unreachable');
              if (!passed) throw failWith('permission-denied');
              return { recordId: idOf(input) };
            }),
            findReceipt: fromPromise<StoredReceipt | null, { readonly code: string }>(async ({ input }) => {
              if (lookUps[looks++] === false) throw failWith('unavailable');
              return store.receipts.get(input.code) ?? null;
            }),
          },
        });
        const open = () => {
          const opened = createActor(machine, { input: { shownAt: 0 }, clock });
          opened.start();
          if (draft.code !== null)
            opened.send({ type: 'ADOPT_CODE', code: draft.code, isUnanswered: draft.isUnanswered });
          opened.send({ type: 'CONFIRM' });
          return opened;
        };
        let actor = open();
        const isOver = () =>
          actor.getSnapshot().hasTag('stored') || actor.getSnapshot().hasTag('sentAlready');
        for (let press = 0; press < 40 && !isOver(); press++) {
          if (edits[press]) record = { day: ++day };
          actor.send({ type: 'SUBMIT' });
          actor.send({ type: 'SUBMIT' });
          await settle();
          if (reloads[press] && !isOver()) {
            clock.increment(2_000);
            await settle();
            if (isOver()) break;
            actor.stop();
            actor = open();
          }
          // The delays pass, and then the answer timeout.
          for (let wait = 0; wait < 6 && !actor.getSnapshot().hasTag('editable') && !isOver(); wait++) {
            clock.increment(60_000);
            await settle();
          }
        }
        arrive();
        const state = actor.getSnapshot();
        const { stored } = state.context;
        const mine = [...store.requests].filter(([, held]) => 'day' in held);
        expect(mine.length).toBe(1);
        const [recordId, storedRecord] = mine[0]!;
        expect(stored?.recordId).toBe(recordId);
        expect(stored?.receiptCode).toBe(code);
        expect(store.receipts.get(code)?.recordId).toBe(recordId);
        expect(codes).toBe(1);
        if (state.hasTag('stored')) {
          // The confirmation shows the answers of the form, so they are the ones that are stored.
          expect(stored?.record).toBe(storedRecord);
          expect(storedRecord).toBe(record);
        } else {
          expect(stored?.record).toBe(null);
          expect(stored?.schedule).toBe(String(storedRecord.day));
        }
        ends.add(state.hasTag('stored') ? 'stored' : 'sentAlready');
        actor.stop();
      }),
      { numRuns: sampleSize(400, 150), seed: 20_261_121 },
    );
    expect([...ends].sort()).toEqual(['sentAlready', 'stored']);
  });
});
