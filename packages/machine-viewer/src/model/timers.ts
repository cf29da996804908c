/** The timers of an actor, each with the key of its choice (choices.ts). */
import type { AnyActorRef } from 'xstate';
import { timerKeyOf } from './choices.ts';

export interface Timer {
  /** The key of the timer's choice. */
  readonly key: string;
  /** When the timer ends, by the actor's clock (ms). */
  readonly due: number;
}

/**
 * Reads an actor's timers and remembers when each ends. Callers must read before the clock moves, because a timer itself
 * reveals only its length.
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
