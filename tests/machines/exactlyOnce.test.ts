/**
 * Whatever the signal does: replies lost, requests lost, sendings that arrive late or twice, ids that others hold,
 * answers edited between two tries. The store here obeys the rules: a request is created once and updated by nobody,
 * and a receipt is created with its new request.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CheckedAnswers, FrozenRecord, IdDraw } from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';
import { sampleSize } from '../support/sampling.ts';

type Sent = { readonly id: string; readonly code: string; readonly record: FrozenRecord };
const fatesOfASending = [
  'answered',
  'reply lost',
  'request lost',
  'late',
  'busy',
  /** The browser repeats the POST by itself, and the page hears the second answer. */
  'sent twice',
] as const;
type Fate = (typeof fatesOfASending)[number];

const codeOf = (code: string) => ({ code });

const storeWith = (others: readonly string[]) => {
  const requests = new Map<string, FrozenRecord>(others.map((id) => [id, { of: 'another' }]));
  const receipts = new Map<string, string>();
  return {
    requests,
    receipts,
    /** Whether the rules let it pass; what passes is stored. */
    commit: ({ id, code, record }: Sent): boolean => {
      if (requests.has(id) || receipts.has(code)) return false;
      requests.set(id, record);
      receipts.set(code, id);
      return true;
    },
  };
};

/** Five ids of which others hold some: collisions are the rule here. */
const shortIds = ['4aaa', '4bbb', '4ccc', '4ddd', '4eee'];

const scenario = fc.record({
  others: fc.subarray(shortIds),
  drawn: fc.array(fc.constantFrom(...shortIds), { minLength: 40, maxLength: 40 }),
  fates: fc.array(fc.constantFrom<Fate>(...fatesOfASending), {
    minLength: 12,
    maxLength: 12,
  }),
  lookUps: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  edits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  /** After which sending the late ones arrive. */
  arrival: fc.nat({ max: 8 }),
});

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§3 §4 a request that a citizen sends until it is answered', () => {
  it('is stored exactly once, under the id that is told, as the record that is shown', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async ({ others, drawn, fates, lookUps, edits, arrival }) => {
        const store = storeWith(others);
        const underWay: Sent[] = [];
        const arrive = () => {
          for (const sent of underWay.splice(0)) store.commit(sent);
        };
        let [sendings, draws, looks, version] = [0, 0, 0, 0];
        let record: FrozenRecord = { version };
        const clock = new SimulatedClock();
        const machine = formRequestMachine.provide({
          actors: {
            checkAnswers: fromPromise<CheckedAnswers, { readonly earlier: FrozenRecord | null }>(
              async () => ({
                outcome: 'sendable',
                at: clock.now(),
                record,
              }),
            ),
            drawId: fromPromise<IdDraw, { readonly draws: number }>(async ({ input }) => {
              const short = drawn[draws % drawn.length]!;
              const number = String(draws++).padStart(12, '0');
              const last = input.draws >= 4;
              return { code: `code-${number}`, id: last ? `${short}-${number}` : short, last };
            }),
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
            findReceipt: fromPromise<boolean, { readonly code: string }>(async ({ input }) => {
              if (lookUps[looks++] === false) throw codeOf('unavailable');
              return store.receipts.has(input.code);
            }),
          },
        });
        const actor = createActor(machine, { input: { shownAt: 0 }, clock });
        actor.start();
        actor.send({ type: 'TICK' });
        for (let press = 0; press < 40 && !actor.getSnapshot().hasTag('stored'); press++) {
          if (edits[press]) record = { version: ++version };
          actor.send({ type: 'SUBMIT' });
          actor.send({ type: 'SUBMIT' });
          await settle();
          // The pauses pass, then, where nobody answers, the limit.
          for (let wait = 0; wait < 6 && !actor.getSnapshot().hasTag('editable'); wait++) {
            clock.increment(60_000);
            await settle();
          }
        }
        arrive();
        const { stored } = actor.getSnapshot().context;
        const mine = [...store.requests].filter(([, held]) => 'version' in held);
        expect(mine.length).toBe(1);
        expect(mine[0]?.[0]).toBe(stored?.id);
        expect(store.receipts.get(stored?.code ?? '')).toBe(stored?.id);
        if (stored?.record !== null) expect(mine[0]?.[1]).toBe(stored?.record);
        expect(stored?.earlier).toBe(stored?.record === null || mine[0]?.[1] !== record);
        actor.stop();
      }),
      { numRuns: sampleSize(400, 150), seed: 20_261_121 },
    );
  });
});
