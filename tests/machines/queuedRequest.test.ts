/** What the phone keeps of a request that waits, and what it keeps no longer. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CheckedAnswers, Connectivity, FrozenRecord, IdDraw } from '../../machines/request/context.ts';
import { formRequestMachine } from '../../machines/request/machine.ts';

interface Sent {
  readonly id: string;
  readonly code: string;
  readonly record: FrozenRecord;
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

describe('§4 §8 a request that was kept on the phone, and whose id another has', () => {
  it.each([
    ['is stored under another id', false, 'success'],
    ['fails where no other id is left', true, 'failure'],
  ])('%s, and stays on the phone no longer', async (_, last, end) => {
    const phone = new Set<string>();
    const [taken, free] = ['taken', 'free'];
    let [draws, signal] = [0, () => {}];
    const machine = formRequestMachine.provide({
      actors: {
        checkAnswers: fromPromise<CheckedAnswers, { readonly earlier: FrozenRecord | null }>(async () => ({
          outcome: 'sendable',
          at: 5_000,
          record: { of: 'mine' },
        })),
        drawId: fromPromise<IdDraw, { readonly draws: number }>(async () => ({
          code: draws++ === 0 ? taken : free,
          id: '4f3a',
          last,
        })),
        saveRequest: fromPromise<void, Sent>(async ({ input }) => {
          if (phone.size === 0 && draws === 1) throw { code: 'unreachable' };
          if (input.code === taken) throw { code: 'permission-denied' };
        }),
        findReceipt: fromPromise<boolean, { readonly code: string }>(async () => false),
        lookForSignal: fromPromise<Connectivity, unknown>(async () => 'none'),
        awaitSignal: fromPromise<void, unknown>(
          () =>
            new Promise((resolve) => {
              signal = resolve;
            }),
        ),
      },
      actions: {
        keepWaiting: (__, { drawn: { code } }) => phone.add(code),
        forgetWaiting: (__, { code }) => phone.delete(code ?? ''),
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
    actor.send({ type: 'TICK' });
    actor.send({ type: 'SUBMIT' });
    await passing();
    actor.send({ type: 'KEEP' });
    expect([...phone]).toEqual([taken]);
    signal();
    await passing();
    expect(actor.getSnapshot().value).toBe(end);
    expect([...phone]).toEqual([]);
  });
});
