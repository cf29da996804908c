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
import { actorOf, isTimerEvent } from '../../machines/model/choices.ts';
import { type HeldPromise, settlePromise } from '../../machines/model/heldPromise.ts';
import { choicesByKey } from '../../machines/model/paths.ts';
import type { RegisteredMachine } from '../../machines/model/registered.ts';
import { createTimerWatch } from '../../machines/model/timers.ts';
import { formatTransitionName } from '../../machines/model/transitions.ts';
import { createMovableClock, type MovableClock } from './movableClock.ts';

/** What a test leaves under this name before the page is loaded. */
export const holdingName = 'qaHolding';
export interface HoldOptions {
  readonly machine: string;
  /** Begins with the registry's input, not with the page's own. */
  readonly hasInput?: boolean;
  /** Actions that are noted and not done. */
  readonly noted?: readonly string[];
}

/** What the test finds under this name then: the last actor of that machine. */
export const heldName = 'qaHeld';
export interface HeldMachine {
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
const stepTimeout = 10_000;

interface PendingPromise extends HeldPromise {
  readonly itself: () => PromiseLike<unknown>;
}

type Actions = AnyStateMachine['implementations']['actions'];

const holdOptions = Reflect.get(globalThis, holdingName) as HoldOptions | undefined;

/** The machine's own entry, where a test holds it. */
export const findHeldMachine = ({ id }: AnyStateMachine): RegisteredMachine | null =>
  holdOptions?.machine === id
    ? (Object.values(registry).find(({ machine }) => machine.id === id) ?? null)
    : null;

/** Put in the place of what the page gives, whenever it gives it: a component does at every drawing. */
const provideHeldActors = (
  logic: AnyStateMachine,
  waiting: Map<string, PendingPromise>,
  noted: string[],
): AnyStateMachine => {
  const machine = logic.provide({});
  let implementations = logic.implementations;
  const hold = (name: string) =>
    fromPromise((scope) => {
      const own = implementations.actors[name] as PromiseActorLogic<unknown, unknown>;
      const config = own.config as (implementations: typeof scope) => PromiseLike<unknown>;
      return new Promise((resolve, reject) => {
        waiting.set(scope.self.id, { resolve, reject, itself: () => config(scope) });
      });
    });
  const actors = Object.fromEntries(Object.keys(implementations.actors).map((name) => [name, hold(name)]));
  const notes: Actions = Object.fromEntries(
    (holdOptions?.noted ?? []).map((name) => [name, () => void noted.push(name)]),
  );
  Object.defineProperty(machine, 'implementations', {
    get: () => ({ ...implementations, actors, actions: { ...implementations.actions, ...notes } }),
    set: (next: typeof implementations) => {
      implementations = next;
    },
  });
  return machine;
};

const createStoppedClock = (): MovableClock =>
  createMovableClock({ now: () => 0, setTimeout: () => 0, clearTimeout: () => {} }, 0);

/** What `createActor` is to be given in its place, and what then hears it. */
export const holdActors = (registered: RegisteredMachine, logic: AnyStateMachine) => {
  const waiting = new Map<string, PendingPromise>();
  const clock = createStoppedClock();
  const noted: string[] = [];
  let [taken, events]: [string[], string[]] = [[], []];
  let checkStep = () => {};

  const timersOf = createTimerWatch(() => clock.now());
  const inspect = (inspection: InspectionEvent): void => {
    if (inspection.actorRef?.sessionId !== inspection.rootId) return;
    if (inspection.type === '@xstate.microstep')
      taken.push(...inspection._transitions.map(formatTransitionName));
    if (inspection.type !== '@xstate.snapshot') return;
    events.push(inspection.event.type);
    timersOf(inspection.actorRef as AnyActorRef);
    checkStep();
  };
  const settle = (actorId: string, event: EventObject): void => {
    const promise = waiting.get(actorId);
    if (promise === undefined) throw new Error(`'${actorId}' is not at work.`);
    waiting.delete(actorId);
    settlePromise(promise, event);
  };
  const begin = (actor: AnyActorRef): void => {
    const valueNow = () => JSON.stringify((actor.getSnapshot() as AnyMachineSnapshot).value);
    const page: HeldMachine = {
      choose: (key) => {
        const timer = timersOf(actor).find((row) => row.key === key);
        if (timer !== undefined) return clock.moveTo(timer.due);
        const choice = choicesByKey(registered).get(key);
        if (choice === undefined || isTimerEvent(choice.event.type))
          throw new Error(`There is no '${key}' now.`);
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
            checkStep = () => {};
            resolve({ taken, events, noted: [...noted], value: valueNow() });
            [taken, events] = [[], []];
          };
          const timer = window.setTimeout(end, stepTimeout);
          checkStep = () => {
            if (types.every((type) => events.includes(type)) && valueNow() === value) end();
          };
          checkStep();
        }),
    };
    Reflect.set(globalThis, heldName, page);
  };
  return {
    logic: provideHeldActors(logic, waiting, noted),
    options: { clock, inspect, ...(holdOptions?.hasInput && { input: registered.input }) },
    begin,
  };
};
