/** What may be chosen in a state: events, the answers of actors at work, timers. */
import { actorOf, type Choice, choicesOf, isOfTime } from '../../../machines/model/choices.ts';
import { eventTypesOf, heardIn } from '../../../machines/model/paths.ts';
import type { Registered } from '../../../machines/model/registered.ts';
import type { Frame } from '../../../machines/model/run.ts';

export interface OfferedEvent extends Choice {
  readonly type: string;
  /** A state that does not listen to it refuses it. */
  readonly isHeard: boolean;
}

export interface AtWork {
  readonly actor: string;
  readonly answers: readonly (Choice & { readonly isFailure: boolean })[];
  /** The timer that ends first, should it never answer; null where nothing waits for it. */
  readonly ends: string | null;
}

const isEvent = (type: string): boolean => actorOf(type) === null && !isOfTime(type);

/** Those that are heard first, else in the machine's order. */
export const offeredEvents = (registered: Registered, { state }: Frame): readonly OfferedEvent[] => {
  const heard = new Set(heardIn(state));
  const all = eventTypesOf(registered.machine)
    .filter(isEvent)
    .flatMap((type) =>
      choicesOf(registered, type).map((choice) => ({ ...choice, type, isHeard: heard.has(type) })),
    );
  return [...all.filter(({ isHeard }) => isHeard), ...all.filter(({ isHeard }) => !isHeard)];
};

export const atWork = (registered: Registered, { pending, timers }: Frame): readonly AtWork[] => {
  const types = eventTypesOf(registered.machine);
  const [next] = timers.toSorted((one, other) => one.due - other.due);
  return pending.map((actor) => ({
    actor,
    answers: types
      .filter((type) => actorOf(type) === actor)
      .flatMap((type) =>
        choicesOf(registered, type).map((choice) => ({
          ...choice,
          isFailure: type.startsWith('xstate.error.'),
        })),
      ),
    ends: next?.key ?? null,
  }));
};
