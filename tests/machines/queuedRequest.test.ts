/** The phone's copy of a queued request, and when the machine deletes it. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  CheckedAnswers,
  Connectivity,
  FrozenRecord,
  PlaceAnswer,
  RequestIds,
  RequestVersion,
  StoredVersion,
} from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';

interface Sent {
  readonly recordId: string;
  readonly receiptCode: string;
  readonly record: FrozenRecord;
  readonly versionId: string | null;
  readonly place: string | null;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§4 §8 a request queued on the phone whose id is taken', () => {
  it.each([
    ['stores the request under another id', false, 'stored'],
    ['fails when no other id is left', true, 'failed'],
  ] as const)('%s, and deletes the copy on the phone', async (_, last, tag) => {
    const phone = new Set<string>();
    const [taken, free] = ['taken', 'free'];
    let [idAttempts, signal] = [0, () => {}];
    const machine = formRequestMachine.provide({
      actors: {
        checkAnswers: fromPromise<CheckedAnswers, { readonly previous: RequestVersion | null }>(async () => ({
          outcome: 'sendable',
          at: 5_000,
          record: { of: 'mine' },
          versionId: 'first',
        })),
        generateId: fromPromise<RequestIds, { readonly idAttempts: number }>(async () => ({
          recordId: '4f3a',
          receiptCode: idAttempts++ === 0 ? taken : free,
          isLastAttempt: last,
        })),
        findPlace: fromPromise<PlaceAnswer, { readonly record: FrozenRecord }>(async () => ({
          kind: 'send',
          place: null,
        })),
        explainRefusal: fromPromise<PlaceAnswer, Pick<Sent, 'record' | 'place'>>(async () => ({
          kind: 'idTaken',
        })),
        saveRequest: fromPromise<void, Sent>(async ({ input }) => {
          if (phone.size === 0 && idAttempts === 1) throw { code: 'unreachable' };
          if (input.receiptCode === taken) throw { code: 'permission-denied' };
        }),
        findReceipt: fromPromise<StoredVersion | null, { readonly code: string }>(async () => null),
        checkConnectivity: fromPromise<Connectivity, unknown>(async () => 'offline'),
        awaitConnection: fromPromise<void, unknown>(
          () =>
            new Promise((resolve) => {
              signal = resolve;
            }),
        ),
      },
      actions: {
        storeQueuedRequest: (__, { requestIds }) => phone.add(requestIds.receiptCode),
        removeQueuedRequest: (__, { code }) => phone.delete(code ?? ''),
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
    expect([...phone]).toEqual([taken]);
    signal();
    await passing();
    expect(actor.getSnapshot().hasTag(tag)).toBe(true);
    expect([...phone]).toEqual([]);
  });
});
