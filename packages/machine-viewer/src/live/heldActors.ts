/**
 * For the coverage test in Chromium: holds the actors of one machine of a page, stops its clock, and lets a test make the
 * choices of the machine's registration (../model/choices.ts), so that it can walk a path of the model on the real page. It
 * works only within the page.
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
import { actorOf, isTimerEvent } from '../model/choices.ts';
import { type HeldPromise, settlePromise } from '../model/heldPromise.ts';
import { choicesByKey } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { createTimerWatch } from '../model/timers.ts';
import { takenTransitions } from '../model/transitions.ts';
import { createMovableClock, type MovableClock } from './movableClock.ts';

/** The global in which a test leaves its options before the page loads. */
export const holdingName = 'qaHolding';
export interface HoldOptions {
  readonly machine: string;
  /** Starts with the registered input, not with the page's own. */
  readonly hasInput?: boolean;
  /** Actions that are recorded and not run. */
  readonly noted?: readonly string[];
}

/** The global in which the test then finds the last actor of that machine. */
export const heldName = 'qaHeld';
export interface HeldMachine {
  /** Sends an event, settles an actor, or advances time, by its key. @throws Error if that is impossible now */
  readonly choose: (key: string) => void;
  /** Runs the page's own actor, whose result settles the held one. */
  readonly answer: (actorId: string) => void;
  /** Resolves with the step once these events have arrived and the machine is in this state, or after a timeout. */
  readonly reached: (events: readonly string[], value: string) => Promise<HeldStep>;
}

export interface HeldStep {
  readonly taken: readonly string[];
  readonly events: readonly string[];
  readonly noted: readonly string[];
  /** JSON of the state value. */
  readonly value: string;
}

/** Maximum wait for a step (ms). */
const stepTimeout = 10_000;

interface PendingPromise extends HeldPromise {
  readonly itself: () => PromiseLike<unknown>;
}

type Actions = AnyStateMachine['implementations']['actions'];

const holdOptions = Reflect.get(globalThis, holdingName) as HoldOptions | undefined;

/** The registration of a machine that a test holds; null for any other. */
export const findHeldMachine = (
  machines: Readonly<Record<string, RegisteredMachine>>,
  { id }: AnyStateMachine,
): RegisteredMachine | null =>
  holdOptions?.machine === id
    ? (Object.values(machines).find(({ machine }) => machine.id === id) ?? null)
    : null;

/**
 * Replaces the page's actors and some actions. A component provides its implementations again at every render, so a setter
 * replaces them each time.
 */
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

/** The logic and options for `createActor`. React may discard an actor that it created, so the page holds it once it has started. */
export const holdActors = (registered: RegisteredMachine, logic: AnyStateMachine) => {
  const waiting = new Map<string, PendingPromise>();
  const clock = createStoppedClock();
  const noted: string[] = [];
  let [taken, events]: [string[], string[]] = [[], []];
  let checkStep = () => {};
  let isHeld = false;

  const timersOf = createTimerWatch(() => clock.now());
  const inspect = (inspection: InspectionEvent): void => {
    if (inspection.actorRef?.sessionId !== inspection.rootId) return;
    taken.push(...takenTransitions(inspection));
    if (inspection.type !== '@xstate.snapshot') return;
    events.push(inspection.event.type);
    const actor = inspection.actorRef as AnyActorRef;
    timersOf(actor);
    if (!isHeld) hold(actor);
    isHeld = true;
    checkStep();
  };
  const settle = (actorId: string, event: EventObject): void => {
    const promise = waiting.get(actorId);
    if (promise === undefined) throw new Error(`'${actorId}' is not at work.`);
    waiting.delete(actorId);
    settlePromise(promise, event);
  };
  const hold = (actor: AnyActorRef): void => {
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
  };
};
