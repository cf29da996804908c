/**
 * Transition pairs: two transitions of which one follows the other directly. A test that takes every transition may still
 * enter a state by one way only and leave it by another only.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listChoices } from './choices.ts';
import { createInertScope } from './edges.ts';
import { acceptedEventTypes, createStateKey, withSampleGuards } from './paths.ts';
import type { RegisteredMachine } from './registered.ts';
import { takenTransitions } from './transitions.ts';

/** 'navPanel.closed | PRESS → navPanel.open.byClick, then navPanel.open | ESCAPE → navPanel.closed' */
export const formatPair = (first: string, second: string): string => `${first}, then ${second}`;

/** The pairs of a sequence of transitions. */
export const listPairs = (taken: readonly string[]): readonly string[] =>
  taken.slice(1).map((second, at) => formatPair(taken[at]!, second));

interface ModelEdge {
  /** The key of the choice (choices.ts). */
  readonly key: string;
  /** The transitions in the order in which they are taken: those of the event, then those without an event. */
  readonly taken: readonly string[];
  readonly to: string;
}

interface ModelGraph {
  readonly start: string;
  /** The edges by the key of their state (`createStateKey`). */
  readonly edges: ReadonlyMap<string, readonly ModelEdge[]>;
}

/** Explores every state that the model distinguishes. An event that no transition takes is no edge. */
const exploreModel = (registered: RegisteredMachine): ModelGraph => {
  const machine = withSampleGuards(registered);
  const stateOf = createStateKey(registered);
  const scope = createInertScope();
  let taken: string[] = [];
  scope.system.inspect((inspection) => {
    taken.push(...takenTransitions(inspection));
  });
  const takeStep = (state: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot => {
    taken = [];
    return machine.transition(state as never, event as never, scope) as AnyMachineSnapshot;
  };
  const first = machine.getInitialSnapshot(scope, registered.input as never) as AnyMachineSnapshot;
  const start = stateOf(first);
  const edges = new Map<string, ModelEdge[]>([[start, []]]);
  const queue = [first];
  for (const state of queue) {
    const own = edges.get(stateOf(state))!;
    for (const { key, event } of acceptedEventTypes(state).flatMap((type) => listChoices(registered, type))) {
      const next = takeStep(state, event);
      if (taken.length === 0) continue;
      const to = stateOf(next);
      own.push({ key, taken, to });
      if (edges.has(to)) continue;
      edges.set(to, []);
      queue.push(next);
    }
  }
  return { start, edges };
};

interface Reached {
  readonly edge: ModelEdge;
  /** The last transition before the edge; null at the start. */
  readonly last: string | null;
  readonly before: Reached | null;
}

const pairsOf = ({ edge, last }: Reached): readonly string[] =>
  listPairs(last === null ? edge.taken : [last, ...edge.taken]);

const toList = (reached: Reached | null): readonly Reached[] =>
  reached === null ? [] : [...toList(reached.before), reached];

/** The maximum number of steps in a run. */
const maxSteps = 60;

/**
 * Finds every pair of transitions that can follow each other, and runs that take them all: each run continues to the
 * nearest pair that no run has taken.
 */
export const findTransitionPairs = (
  registered: RegisteredMachine,
): { readonly pairs: readonly string[]; readonly runs: readonly (readonly string[])[] } => {
  const { start, edges } = exploreModel(registered);
  const pairs = new Set<string>();

  /** The shortest path to an edge with a pair that no run has taken; null when there is none. */
  const findNextPath = (from: string, last: string | null): readonly Reached[] | null => {
    const seen = new Set<string>();
    const queue: { readonly state: string; readonly reached: Reached | null }[] = [
      { state: from, reached: null },
    ];
    for (const { state, reached } of queue) {
      for (const edge of edges.get(state)!) {
        const next = { edge, last: reached?.edge.taken.at(-1) ?? last, before: reached };
        if (pairsOf(next).some((pair) => !pairs.has(pair))) return toList(next);
        const place = JSON.stringify([edge.to, edge.taken.at(-1)]);
        if (seen.has(place)) continue;
        seen.add(place);
        queue.push({ state: edge.to, reached: next });
      }
    }
    return null;
  };

  const runs: (readonly string[])[] = [];
  for (;;) {
    const run: string[] = [];
    let [state, last] = [start, null as string | null];
    while (run.length < maxSteps) {
      const path = findNextPath(state, last);
      if (path === null) break;
      for (const reached of path) {
        run.push(reached.edge.key);
        for (const pair of pairsOf(reached)) pairs.add(pair);
        [state, last] = [reached.edge.to, reached.edge.taken.at(-1)!];
      }
    }
    if (run.length === 0) break;
    runs.push(run);
  }
  return { pairs: [...pairs], runs };
};
