/**
 * For the cover in Chromium: one machine of a page has its actors held, its clock stands, and it takes the choices of the
 * registry (machines/model/choices.ts), so that a path of the model can be walked on the real page. In the page alone.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  type PromiseActorLogic,
} from 'xstate';
import * as registry from '../../machines/index.ts';
import { actorOf, isOfTime } from '../../machines/model/choices.ts';
import { endAs, type HeldPromise } from '../../machines/model/heldPromise.ts';
import { choicesIn } from '../../machines/model/paths.ts';
import type { Registered } from '../../machines/model/registered.ts';
import { timerWatch } from '../../machines/model/timers.ts';
import { transitionName } from '../../machines/model/transitions.ts';
import { type MovableClock, movableClock } from './movableClock.ts';

/** What a test leaves under this name before the page is loaded. */
export const holdingName = 'qaHolding';
export interface Holding {
  readonly machine: string;
  /** Begins with the registry's input, not with the page's own. */
  readonly hasInput?: boolean;
  /** Actions that are noted and not done. */
  readonly noted?: readonly string[];
}

/** What the test finds under this name then: the last actor of that machine. */
export const heldName = 'qaHeld';
export interface Held {
  /** An event, an answer or time, by its key. Throws where it cannot be had. */
  readonly choose: (key: string) => void;
  /** The page's own actor answers. */
  readonly answer: (actorId: string) => void;
  /** What has happened since the last step, when these events have come and the machine is in this state, or too late. */
  readonly reached: (events: readonly string[], value: string) => Promise<HeldStep>;
}

export interface HeldStep {
  readonly taken: readonly string[];
  readonly events: readonly string[];
  readonly noted: readonly string[];
  /** As JSON. */
  readonly value: string;
}

/** So long a step is waited for (ms). */
const patience = 10_000;

interface Waiting extends HeldPromise {
  readonly itself: () => PromiseLike<unknown>;
}

type Actions = AnyStateMachine['implementations']['actions'];

const holding = Reflect.get(globalThis, holdingName) as Holding | undefined;

/** The machine's own entry, where a test holds it. */
export const heldBy = ({ id }: AnyStateMachine): Registered | null =>
  holding?.machine === id ? (Object.values(registry).find(({ machine }) => machine.id === id) ?? null) : null;

/** Put in the place of what the page gives, whenever it gives it: a component does at every drawing. */
const withHeld = (
  logic: AnyStateMachine,
  waiting: Map<string, Waiting>,
  noted: string[],
): AnyStateMachine => {
  const machine = logic.provide({});
  let given = logic.implementations;
  const hold = (name: string) =>
    fromPromise((scope) => {
      const own = given.actors[name] as PromiseActorLogic<unknown, unknown>;
      const config = own.config as (given: typeof scope) => PromiseLike<unknown>;
      return new Promise((resolve, reject) => {
        waiting.set(scope.self.id, { resolve, reject, itself: () => config(scope) });
      });
    });
  const actors = Object.fromEntries(Object.keys(given.actors).map((name) => [name, hold(name)]));
  const notes: Actions = Object.fromEntries(
    (holding?.noted ?? []).map((name) => [name, () => void noted.push(name)]),
  );
  Object.defineProperty(machine, 'implementations', {
    get: () => ({ ...given, actors, actions: { ...given.actions, ...notes } }),
    set: (next: typeof given) => {
      given = next;
    },
  });
  return machine;
};

const standing = (): MovableClock =>
  movableClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => {} }, 0);

/** What `createActor` is to be given in its place, and what then hears it. */
export const held = (registered: Registered, logic: AnyStateMachine) => {
  const waiting = new Map<string, Waiting>();
  const clock = standing();
  const noted: string[] = [];
  let [taken, events]: [string[], string[]] = [[], []];
  let look = () => {};

  const timersOf = timerWatch(() => clock.now());
  const inspect = (inspection: InspectionEvent): void => {
    if (inspection.actorRef?.sessionId !== inspection.rootId) return;
    if (inspection.type === '@xstate.microstep') taken.push(...inspection._transitions.map(transitionName));
    if (inspection.type !== '@xstate.snapshot') return;
    events.push(inspection.event.type);
    timersOf(inspection.actorRef as AnyActorRef);
    look();
  };
  const settle = (actorId: string, event: EventObject): void => {
    const promise = waiting.get(actorId);
    if (promise === undefined) throw new Error(`'${actorId}' is not at work.`);
    waiting.delete(actorId);
    endAs(promise, event);
  };
  const begin = (actor: AnyActorRef): void => {
    const valueNow = () => JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value);
    const page: Held = {
      choose: (key) => {
        const timer = timersOf(actor).find((row) => row.key === key);
        if (timer !== undefined) return clock.moveTo(timer.due);
        const choice = choicesIn(registered).get(key);
        if (choice === undefined || isOfTime(choice.event.type)) throw new Error(`There is no '${key}' now.`);
        const actorId = actorOf(choice.event.type);
        if (actorId === null) actor.send(choice.event);
        else settle(actorId, choice.event);
      },
      answer: (actorId) => {
        const promise = waiting.get(actorId);
        if (promise === undefined) throw new Error(`'${actorId}' is not at work.`);
        waiting.delete(actorId);
        promise.itself().then(promise.resolve, promise.reject);
      },
      reached: (types, value) =>
        new Promise((resolve) => {
          const end = () => {
            window.clearTimeout(timer);
            look = () => {};
            resolve({ taken, events, noted: [...noted], value: valueNow() });
            [taken, events] = [[], []];
          };
          const timer = window.setTimeout(end, patience);
          look = () => {
            if (types.every((type) => events.includes(type)) && valueNow() === value) end();
          };
          look();
        }),
    };
    Reflect.set(globalThis, heldName, page);
  };
  return {
    logic: withHeld(logic, waiting, noted),
    options: { clock, inspect, ...(holding?.hasInput && { input: registered.input }) },
    begin,
  };
};
