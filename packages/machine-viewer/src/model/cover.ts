/**
 * Finds runs that cover a machine: few and long. Each run continues to the nearest transition that no run has taken, and
 * to the nearest guard that has not yet returned both true and false.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listChoices } from './choices.ts';
import { listGuardOutcomes } from './coverage.ts';
import { createInertScope } from './edges.ts';
import {
  acceptedEventTypes,
  createStateKey,
  type ModelPath,
  type ModelStep,
  withSampleGuards,
} from './paths.ts';
import type { RegisteredMachine } from './registered.ts';
import { listTransitionNames, takenTransitions } from './transitions.ts';

/** How a page uses the machine, when it restricts or extends what may happen. */
export interface CoverOptions {
  /** Events that follow a choice in a state because the page runs more than this machine. */
  readonly follows?: (key: string, before: AnyMachineSnapshot) => readonly EventObject[];
  /** Whether a choice is impossible in a state of that page; `step` counts from 0. */
  readonly refuses?: (key: string, before: AnyMachineSnapshot, step: number) => boolean;
  /** The maximum number of steps in a run. 20 by default. */
  readonly maxSteps?: number;
}

/** The maximum number of steps that a run takes to reach something new. */
const maxReach = 5;

interface TakenStep {
  readonly step: ModelStep;
  /** Names of transitions, and guards with their results. */
  readonly takes: ReadonlySet<string>;
}

type Guard = (args: unknown, params: unknown) => boolean;

/** Computes steps of a machine without an actor, each with the transitions and guard results that it covers. */
const createStepper = (
  registered: RegisteredMachine,
  { follows = () => [], refuses = () => false }: CoverOptions,
) => {
  let takes = new Set<string>();
  const scope = createInertScope();
  scope.system.inspect((inspection) => {
    for (const taken of takenTransitions(inspection)) takes.add(taken);
  });
  const bare = withSampleGuards(registered);
  const recordGuard = ([name, guard]: [string, unknown]): [string, Guard] => [
    name,
    (args, params) => {
      const outcome = (guard as Guard)(args, params);
      takes.add(`${name}: ${outcome}`);
      return outcome;
    },
  ];
  const guards = Object.fromEntries(Object.entries(bare.implementations.guards).map(recordGuard));
  const machine = bare.provide({ guards } as never);
  const first = machine.getInitialSnapshot(scope, registered.input as never) as AnyMachineSnapshot;
  const atFirst = takes;
  const from = (before: AnyMachineSnapshot, step: number): readonly TakenStep[] =>
    acceptedEventTypes(before)
      .flatMap((type) => listChoices(registered, type))
      .filter(({ key }) => !refuses(key, before, step))
      .map(({ key, event }) => {
        takes = new Set();
        const state = [event, ...follows(key, before)].reduce(
          (state, each) => machine.transition(state as never, each as never, scope) as AnyMachineSnapshot,
          before,
        );
        return { step: { key, event, state }, takes };
      });
  return { first, atFirst, from };
};

/** @throws Error when no run takes a transition, or a guard returns only one result */
export const findCover = (registered: RegisteredMachine, cover: CoverOptions = {}): readonly ModelPath[] => {
  const { maxSteps = 20 } = cover;
  const { first, atFirst, from } = createStepper(registered, cover);
  const stateOf = createStateKey(registered);
  const left = new Set([
    ...listTransitionNames(registered.machine),
    ...listGuardOutcomes(registered.machine),
  ]);
  for (const name of atFirst) left.delete(name);

  /** The shortest path that ends with something new; null when none is within reach. */
  const findNextPath = (
    begin: AnyMachineSnapshot,
    taken: number,
    reach: number,
  ): readonly TakenStep[] | null => {
    const seen = new Set([stateOf(begin)]);
    const queue: { readonly state: AnyMachineSnapshot; readonly path: readonly TakenStep[] }[] = [
      { state: begin, path: [] },
    ];
    for (const { state, path } of queue) {
      if (path.length >= reach) return null;
      for (const next of from(state, taken + path.length)) {
        if ([...next.takes].some((name) => left.has(name))) return [...path, next];
        const key = stateOf(next.step.state);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ state: next.step.state, path: [...path, next] });
      }
    }
    return null;
  };
  const runs: ModelPath[] = [];
  for (;;) {
    const run: ModelStep[] = [];
    for (;;) {
      const reach = run.length === 0 ? Number.POSITIVE_INFINITY : Math.min(maxReach, maxSteps - run.length);
      const path = findNextPath(run.at(-1)?.state ?? first, run.length, reach);
      if (path === null) break;
      for (const { step, takes } of path) {
        run.push(step);
        for (const name of takes) left.delete(name);
      }
    }
    if (run.length === 0) break;
    runs.push(run);
  }
  const [untaken] = left;
  if (untaken !== undefined) throw new Error(`No run takes '${untaken}': does a sample lead there?`);
  return runs;
};
