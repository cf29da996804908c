/**
 * Runs a machine in isolation: its actors stay pending until a choice settles them, its clock stays still until a choice
 * moves it, and each step returns a frame that describes it. A run is a list of choices (choices.ts). Addresses, saved
 * files and tests share that format.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate';
import { actorOf, isTimerEvent } from './choices.ts';
import { type HeldPromise, settlePromise } from './heldPromise.ts';
import { createActorIsolation, heldActorNames, isBuiltIn } from './isolateActors.ts';
import { findEvent, handlesType, withSampleGuards } from './paths.ts';
import type { RegisteredMachine } from './registered.ts';
import { createTimerWatch, type Timer } from './timers.ts';
import { takenTransitions } from './transitions.ts';

/** A step and the state that it led to. */
export interface RunFrame {
  /** The choice's key; null at the start. */
  readonly key: string | null;
  readonly state: AnyMachineSnapshot;
  /** The names of the transitions taken; empty when the state refused the event. */
  readonly taken: readonly string[];
  /** The guards in the order of their evaluation. */
  readonly guards: readonly { readonly name: string; readonly outcome: boolean }[];
  /** Actions that the machine names; XState's built-in actions are left out. */
  readonly actions: readonly string[];
  /** The parameters of those actions that have some, in the same order. */
  readonly params: readonly { readonly action: string; readonly params: unknown }[];
  /** The input of the actors that the step started, by their ids. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The time of the run's clock (ms). */
  readonly now: number;
  /** The actors that are still at work. */
  readonly pending: readonly string[];
  readonly timers: readonly Timer[];
}

type Guard = (args: unknown, params: unknown) => boolean;

/** A settled actor needs several microtask turns before its event arrives. */
const flushMicrotasks = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

/** A machine that takes more steps at once has a loop of `always` or of raised events. */
const maxMicrosteps = 1_000;

const waitPattern = /^wait (\d{1,9})$/;

/** A machine that runs alone. */
export interface MachineRun {
  /** What the last step led to. */
  readonly frame: () => RunFrame;
  /** Takes a step. @throws Error with a readable message when the choice is impossible in this state */
  readonly choose: (key: string) => Promise<RunFrame>;
  readonly stop: () => void;
}

/** Starts a registered machine, which then waits for choices. */
export const startRun = (registered: RegisteredMachine): MachineRun => {
  const machine = withSampleGuards(registered);
  const held = new Map<string, HeldPromise>();
  const clock = new SimulatedClock();
  const timersOf = createTimerWatch(() => clock.now());
  let [taken, guards, actions] = [[] as string[], [] as { name: string; outcome: boolean }[], [] as string[]];
  let [params, inputs] = [[] as { action: string; params: unknown }[], {} as Record<string, unknown>];

  const hold = fromPromise(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        const { id, _parent: parent } = self as AnyActorRef;
        if (parent !== actor) return;
        held.set(id, { resolve, reject });
        if (input !== undefined) inputs[id] = input;
      }),
  );
  const recordGuard =
    (name: string, guard: Guard): Guard =>
    (args, params) => {
      const outcome = guard(args, params);
      guards.push({ name, outcome });
      return outcome;
    };
  const isolate = createActorIsolation(machine, hold);
  const inspect = (inspection: InspectionEvent): void => {
    isolate(inspection);
    if (inspection.actorRef.sessionId !== inspection.rootId) return;
    taken.push(...takenTransitions(inspection));
    // The frame shows the effect of XState's own actions.
    if (inspection.type !== '@xstate.action' || isBuiltIn(inspection.action.type)) return;
    actions.push(inspection.action.type);
    if (inspection.action.params !== undefined)
      params.push({ action: inspection.action.type, params: inspection.action.params });
  };
  const isolated = machine.provide({
    actors: Object.fromEntries(heldActorNames(machine).map((name) => [name, hold])),
    guards: Object.fromEntries(
      Object.entries(machine.implementations.guards).map(([name, guard]) => [
        name,
        typeof guard === 'function' ? recordGuard(name, guard as Guard) : guard,
      ]),
    ),
  } as never);
  isolated.options = { ...isolated.options, maxIterations: maxMicrosteps };
  const actor: AnyActorRef = createActor(isolated, {
    input: registered.input,
    clock,
    inspect,
    // What a machine logs is not the viewer's.
    logger: () => {},
  });

  const timersNow = () => timersOf(actor);
  const frameOf = (key: string | null): RunFrame => {
    const state = actor.getSnapshot() as AnyMachineSnapshot;
    if (state.status === 'error') throw state.error;
    const pending = Object.entries(state.children)
      // A name that nobody provides is a child without an actor.
      .filter(([, child]) => (child as AnyActorRef | undefined)?.getSnapshot()?.status === 'active')
      .map(([id]) => id);
    return {
      key,
      state,
      taken,
      guards,
      actions,
      params,
      inputs,
      now: clock.now(),
      pending,
      timers: timersNow(),
    };
  };

  // The step that breaks the machine throws its error.
  actor.subscribe({ error: () => {} });
  actor.start();
  let last = frameOf(null);

  /** Advances timer by timer, so that a timer started by another counts from that one's end. */
  const moveTo = (instant: number): void => {
    for (;;) {
      const timers = timersNow();
      const endless = timers.find(({ due }) => Number.isNaN(due));
      if (endless !== undefined) throw new Error(`'${endless.key}' has no length.`);
      const [next] = timers.toSorted((a, b) => a.due - b.due);
      if (next === undefined || next.due > instant) break;
      clock.set(Math.max(clock.now(), next.due));
    }
    clock.set(instant);
  };
  const settle = async (actorId: string, event: EventObject): Promise<void> => {
    const promise = held.get(actorId);
    if (promise === undefined || !last.pending.includes(actorId))
      throw new Error(`'${actorId}' is not at work in ${JSON.stringify(last.state.value)}.`);
    held.delete(actorId);
    settlePromise(promise, event);
    await flushMicrotasks();
  };
  const take = async (key: string): Promise<void> => {
    const [, ms] = waitPattern.exec(key) ?? [];
    if (ms !== undefined) return moveTo(clock.now() + Number(ms));
    const timer = last.timers.find((row) => row.key === key);
    if (timer !== undefined) return moveTo(timer.due);
    const event = findEvent(registered, key);
    if (event === null || !handlesType(machine, event.type))
      throw new Error(`${machine.id} knows no '${key}'.`);
    if (isTimerEvent(event.type))
      throw new Error(`No clock runs for '${key}' in ${JSON.stringify(last.state.value)}.`);
    const actorId = actorOf(event.type);
    if (actorId === null) actor.send(event);
    else await settle(actorId, event);
  };

  return {
    frame: () => last,
    choose: async (key) => {
      [taken, guards, actions, params, inputs] = [[], [], [], [], {}];
      await take(key);
      last = frameOf(key);
      return last;
    },
    stop: () => actor.stop(),
  };
};

/**
 * Takes a whole run: one frame for the start and one per step. It ends at the first impossible step and returns the
 * reason.
 */
export const runMachine = async (
  registered: RegisteredMachine,
  keys: readonly string[],
): Promise<{ readonly frames: readonly RunFrame[]; readonly refused: string | null }> => {
  const run = startRun(registered);
  const frames = [run.frame()];
  try {
    for (const key of keys) frames.push(await run.choose(key));
    return { frames, refused: null };
  } catch (error) {
    return { frames, refused: error instanceof Error ? error.message : String(error) };
  } finally {
    run.stop();
  }
};
