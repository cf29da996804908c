/** The choices of a state: events, results of pending actors, timers. */
import { actorOf, type Choice, isTimerEvent, listChoices } from '../../model/choices.ts';
import { acceptedEventTypes, eventTypesOf } from '../../model/paths.ts';
import type { RegisteredMachine } from '../../model/registered.ts';
import type { RunFrame } from '../../model/run.ts';

export interface OfferedEvent extends Choice {
  readonly type: string;
  /** A state refuses an event that it does not handle. */
  readonly isHeard: boolean;
}

export interface PendingActor {
  readonly actor: string;
  readonly answers: readonly (Choice & { readonly isFailure: boolean })[];
  /** The first timer to end if the actor never settles; null when no timer waits for it. */
  readonly timeoutKey: string | null;
}

/** Whether the event comes from outside; a machine itself raises the others. */
const isEvent = (type: string): boolean =>
  actorOf(type) === null && !isTimerEvent(type) && !type.startsWith('xstate.done.state.');

/** In the machine's order in every state, so that no button moves under the pointer. */
export const offeredEvents = (
  registered: RegisteredMachine,
  { state }: RunFrame,
): readonly OfferedEvent[] => {
  const accepted = new Set(acceptedEventTypes(state));
  return eventTypesOf(registered.machine)
    .filter(isEvent)
    .flatMap((type) =>
      listChoices(registered, type).map((choice) => ({ ...choice, type, isHeard: accepted.has(type) })),
    );
};

export const pendingActors = (
  registered: RegisteredMachine,
  { pending, timers }: RunFrame,
): readonly PendingActor[] => {
  const types = eventTypesOf(registered.machine);
  const [next] = timers.toSorted((one, other) => one.due - other.due);
  return pending.map((actor) => ({
    actor,
    answers: types
      .filter((type) => actorOf(type) === actor)
      .flatMap((type) =>
        listChoices(registered, type).map((choice) => ({
          ...choice,
          isFailure: type.startsWith('xstate.error.'),
        })),
      ),
    timeoutKey: next?.key ?? null,
  }));
};
