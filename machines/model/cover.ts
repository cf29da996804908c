/**
 * The runs that cover a machine: few and long, each going on to the nearest transition that none has taken yet, and to the
 * nearest guard that has not come out both ways.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { choicesOf } from './choices.ts';
import { still } from './edges.ts';
import { decided, heardIn, type Path, type Step, stateKeyOf } from './paths.ts';
import type { Registered } from './registered.ts';
import { transitionName, transitionsOf } from './transitions.ts';

/** What a page makes of a machine. */
export interface Cover {
  /** Events that come because a choice was made in a state, where more than the machine is at work: a page. */
  readonly follows?: (key: string, before: AnyMachineSnapshot) => readonly EventObject[];
  /** Choices that cannot be had in a state there; `step` counts from 0. */
  readonly refuses?: (key: string, before: AnyMachineSnapshot, step: number) => boolean;
  /** So many steps a run at most. */
  readonly longest?: number;
}

/** A run goes no further than so many steps to take something new. */
const furthest = 5;

interface Taken {
  readonly step: Step;
  /** Names of transitions, and guards as they came out. */
  readonly takes: ReadonlySet<string>;
}

type Guard = (args: unknown, params: unknown) => boolean;

/** Steps of a machine without an actor, each with what it takes. */
const stepsOf = (registered: Registered, { follows = () => [], refuses = () => false }: Cover) => {
  let takes = new Set<string>();
  const scope = still();
  scope.system.inspect((inspection) => {
    if (inspection.type === '@xstate.microstep')
      for (const taken of inspection._transitions) takes.add(transitionName(taken));
  });
  const bare = decided(registered);
  const told = ([name, guard]: [string, unknown]): [string, Guard] => [
    name,
    (args, params) => {
      const came = (guard as Guard)(args, params);
      takes.add(`${name}: ${came}`);
      return came;
    },
  ];
  const guards = Object.fromEntries(Object.entries(bare.implementations.guards).map(told));
  const machine = bare.provide({ guards } as never);
  const first = machine.getInitialSnapshot(scope, registered.input as never) as AnyMachineSnapshot;
  const atFirst = takes;
  const from = (before: AnyMachineSnapshot, step: number): readonly Taken[] =>
    heardIn(before)
      .flatMap((type) => choicesOf(registered, type))
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

/** Throws where a transition is taken by none, or a guard comes out one way only. */
export const coverOf = (registered: Registered, cover: Cover = {}): readonly Path[] => {
  const { longest = 20 } = cover;
  const { first, atFirst, from } = stepsOf(registered, cover);
  const stateOf = stateKeyOf(registered);
  const guards = Object.keys(registered.machine.implementations.guards);
  const left = new Set([
    ...transitionsOf(registered.machine),
    ...guards.flatMap((name) => [`${name}: true`, `${name}: false`]),
  ]);
  for (const name of atFirst) left.delete(name);

  /** The shortest way on that ends with something new; null where there is none within reach. */
  const wayOn = (begin: AnyMachineSnapshot, taken: number, reach: number): readonly Taken[] | null => {
    const seen = new Set([stateOf(begin)]);
    const queue: { readonly state: AnyMachineSnapshot; readonly way: readonly Taken[] }[] = [
      { state: begin, way: [] },
    ];
    for (const { state, way } of queue) {
      if (way.length >= reach) return null;
      for (const next of from(state, taken + way.length)) {
        if ([...next.takes].some((name) => left.has(name))) return [...way, next];
        const key = stateOf(next.step.state);
        if (seen.has(key)) continue;
        seen.add(key);
        queue.push({ state: next.step.state, way: [...way, next] });
      }
    }
    return null;
  };
  const runs: Path[] = [];
  for (;;) {
    const run: Step[] = [];
    for (;;) {
      const reach = run.length === 0 ? Number.POSITIVE_INFINITY : Math.min(furthest, longest - run.length);
      const way = wayOn(run.at(-1)?.state ?? first, run.length, reach);
      if (way === null) break;
      for (const { step, takes } of way) {
        run.push(step);
        for (const name of takes) left.delete(name);
      }
    }
    if (run.length === 0) break;
    runs.push(run);
  }
  const [missed] = left;
  if (missed !== undefined) throw new Error(`No run takes '${missed}': does a sample lead there?`);
  return runs;
};
