/** The timers of an actor, each with the choice that it is (choices.ts). */
import type { AnyActorRef } from 'xstate';
import { timerKeyOf } from './choices.ts';

export interface Timer {
  /** Its choice's key. */
  readonly key: string;
  /** When it ends, by the actor's clock (ms). */
  readonly due: number;
}

/**
 * Looks at an actor's timers, and remembers when each ends: it is to look before the clock moves on, for a timer itself
 * tells only its length.
 */
export const createTimerWatch = (now: () => number): ((actor: AnyActorRef) => readonly Timer[]) => {
  const dues = new WeakMap<object, number>();
  return (actor) =>
    Object.values(actor.system.getSnapshot()._scheduledEvents).map((timer) => {
      const due = dues.get(timer) ?? now() + timer.delay;
      dues.set(timer, due);
      return { key: timerKeyOf(timer.event.type), due };
    });
};
