/** The times of an unused page, by a simulated clock: the tables give each timer, and not their sum. */
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type RecalledSignIn, signInMachine } from '../../machines/staff/signIn.ts';

const minute = 60_000;

/** A clerk who is signed in, with unsaved text or without. */
const startSignedIn = async (isUnsaved = false) => {
  const clock = new SimulatedClock();
  let signOuts = 0;
  const actor = createActor(
    signInMachine.provide({
      actors: {
        restoreSession: fromPromise<RecalledSignIn>(async () => 'staff'),
        signOut: fromPromise<void>(async () => {
          signOuts += 1;
        }),
      },
    }),
    { clock },
  );
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  await settle();
  if (isUnsaved) actor.send({ type: 'HOLD' });
  const wait = async (minutes: number) => {
    clock.increment(minutes * minute);
    await settle();
  };
  const has = (tag: Parameters<ReturnType<typeof actor.getSnapshot>['hasTag']>[0]) =>
    actor.getSnapshot().hasTag(tag);
  return { actor, wait, has, countSignOuts: () => signOuts };
};

describe('§6 a staff page that nobody uses', () => {
  it('warns after 18 minutes, signs out after 20, and keeps the work and its unsaved mark', async () => {
    const { actor, wait, has, countSignOuts } = await startSignedIn(true);
    await wait(17.9);
    expect([has('signedIn'), has('idleWarning')]).toEqual([true, false]);
    await wait(0.1);
    expect([has('signedIn'), has('idleWarning')]).toEqual([true, true]);
    await wait(1.9);
    expect(has('signedIn')).toBe(true);
    await wait(0.1);
    expect([has('signedOut'), countSignOuts()]).toEqual([true, 1]);
    expect(actor.getSnapshot().context).toEqual({ failure: 'idle', hasWork: true, isUnsaved: true });
  });

  it('stays signed in for as long as somebody uses the page, also during the warning', async () => {
    const { actor, wait, has } = await startSignedIn();
    for (const minutes of [17, 17, 19, 17]) {
      await wait(minutes);
      expect(has('signedIn')).toBe(true);
      actor.send({ type: 'ACTIVE' });
      expect(has('idleWarning')).toBe(false);
    }
  });

  it('signs out a page that asks about unsaved changes and gets no answer, and discards nothing', async () => {
    const { actor, wait, has } = await startSignedIn(true);
    actor.send({ type: 'SIGN_OUT' });
    await wait(19);
    actor.send({ type: 'ACTIVE' });
    await wait(19);
    expect(has('confirmingSignOut')).toBe(true);
    await wait(1);
    expect(has('signedOut')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ hasWork: true, isUnsaved: true });
  });

  it('discards the work when the clerk signs out', async () => {
    const { actor, wait } = await startSignedIn();
    actor.send({ type: 'SIGN_OUT' });
    await wait(0);
    expect(actor.getSnapshot().context).toEqual({ failure: null, hasWork: false, isUnsaved: false });
  });
});
