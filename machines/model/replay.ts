/** Walks a path on a real actor: acts are sent, actors answer when the path says so, time passes by a simulated clock. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Registered } from '../index.ts';
import { decided, type Path } from './paths.ts';
import { transitionName } from './transitions.ts';

export interface Coverage {
  readonly transitions: Set<string>;
  /** 'guard: true' and 'guard: false' as they came out. */
  readonly outcomes: Set<string>;
}

interface Held {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

type Delay = number | ((args: { readonly context: unknown }) => number);

const actorEvent = /^xstate\.(done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\.([^.]+)\./;

/** Guards that also write down how they came out. */
const counted = (
  guards: Readonly<Record<string, unknown>>,
  outcomes: Set<string>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(guards).map(([name, guard]) => [
      name,
      (args: unknown, params: unknown) => {
        const came = (guard as (args: unknown, params: unknown) => boolean)(args, params);
        outcomes.add(`${name}: ${came}`);
        return came;
      },
    ]),
  );

/** Runs a path from the start; `check` sees the model's state and the actor's after each step. */
export const replay = async (
  registered: Registered,
  path: Path,
  coverage: Coverage,
  check: (expected: AnyMachineSnapshot, actual: AnyMachineSnapshot, event: EventObject) => void,
): Promise<void> => {
  const machine = decided(registered);
  const { actors, guards, delays } = machine.implementations;
  const held = new Map<string, Held>();
  const hold = fromPromise(
    ({ self }) =>
      new Promise((resolve, reject) => {
        held.set((self as AnyActorRef).id, { resolve, reject });
      }),
  );
  const clock = new SimulatedClock();
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, hold])),
      guards: counted(guards, coverage.outcomes),
    } as never),
    {
      input: registered.input,
      clock,
      inspect: (inspection) => {
        if (inspection.type === '@xstate.microstep' && inspection.actorRef.sessionId === inspection.rootId)
          for (const taken of inspection._transitions) coverage.transitions.add(transitionName(taken));
      },
    },
  );
  actor.start();
  for (const { event, state } of path) {
    const before = actor.getSnapshot() as AnyMachineSnapshot;
    const answer = actorEvent.exec(event.type);
    const delay = delayEvent.exec(event.type);
    if (answer) {
      const promise = held.get(answer[2]!);
      if (!promise) throw new Error(`${event.type}: no actor of that name is waiting.`);
      held.delete(answer[2]!);
      if (answer[1] === 'done') promise.resolve((event as unknown as { output: unknown }).output);
      else promise.reject((event as unknown as { error: unknown }).error);
      /** An actor's answer arrives after its promise's own turns. */
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    } else if (delay) {
      const length = delays[delay[1]!] as Delay;
      clock.increment(typeof length === 'number' ? length : length({ context: before.context }));
    } else actor.send(event);
    check(state, actor.getSnapshot() as AnyMachineSnapshot, event);
  }
  actor.stop();
};
