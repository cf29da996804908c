/** The phone's copy of a queued request, and when the machine deletes it. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  CheckedAnswers,
  Connectivity,
  FrozenRecord,
  PlaceAnswer,
  RequestVersion,
  StoredReceipt,
  Submission,
} from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§4 §8 a request queued on the phone whose id is taken', () => {
  it.each([
    ['stores the request under a longer id', 'idTaken', 'stored', [0, 0, 1]],
    ['fails when no longer id is left', 'refused', 'failed', [0, 0]],
  ] as const)('%s, and deletes the copy on the phone', async (_, kind, tag, idAttempts) => {
    const code = '00000000-0000-4f3a-9c1b-000000000001';
    const phone = new Set<string>();
    const sent: number[] = [];
    let signal = () => {};
    const machine = formRequestMachine.provide({
      actors: {
        checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(async () => ({
          outcome: 'sendable',
          at: 5_000,
          record: { of: 'mine' },
          versionId: 'first',
        })),
        drawCode: fromPromise<string, unknown>(async () => code),
        findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async () => ({
          kind: 'send',
          place: null,
        })),
        explainRefusal: fromPromise<PlaceAnswer, Submission>(async () => ({ kind })),
        saveRequest: fromPromise<{ readonly recordId: string }, Submission>(async ({ input }) => {
          sent.push(input.idAttempt);
          if (sent.length === 1) throw { code: 'unreachable' };
          if (input.idAttempt === 0) throw { code: 'permission-denied' };
          return { recordId: '4f3a-9c1b' };
        }),
        findReceipt: fromPromise<StoredReceipt | null, { readonly code: string }>(async () => null),
        checkConnectivity: fromPromise<Connectivity, unknown>(async () => 'offline'),
        awaitConnection: fromPromise<void, unknown>(
          () =>
            new Promise((resolve) => {
              signal = resolve;
            }),
        ),
      },
      actions: {
        storeQueuedRequest: (__, submission) => phone.add(submission.code),
        removeQueuedRequest: (__, { code: removed }) => phone.delete(removed ?? ''),
      },
    });
    const clock = new SimulatedClock();
    const actor = createActor(machine, { input: { shownAt: 0 }, clock });
    const passing = async () => {
      await settle();
      clock.increment(0);
      await settle();
    };
    actor.start();
    actor.send({ type: 'CONFIRM' });
    actor.send({ type: 'SUBMIT' });
    await passing();
    actor.send({ type: 'STORE_ON_PHONE' });
    expect([...phone]).toEqual([code]);
    signal();
    await passing();
    expect(actor.getSnapshot().hasTag(tag)).toBe(true);
    expect([...phone]).toEqual([]);
    expect(sent).toEqual(idAttempts);
  });
});
