/**
 * The edges of a machine's model as they are found, the nearest first: who looks for one that differs need not wait for
 * all of them (paths.ts finds the shortest of every context).
 */
import { type AnyActorScope, type AnyMachineSnapshot, createEmptyActor, type EventObject } from 'xstate';
import { type Choice, listChoices } from './choices.ts';
import {
  acceptedEventTypes,
  createStateKey,
  type ModelPath,
  type ModelStep,
  withSampleGuards,
} from './paths.ts';
import type { RegisteredMachine } from './registered.ts';

interface Reached {
  readonly step: ModelStep;
  readonly before: Reached | null;
}

/** Where nothing is done: as in xstate/graph. `transition` of xstate begins the whole machine anew for each step. */
export const createInertScope = (): AnyActorScope => {
  const self = createEmptyActor();
  const none = () => {};
  return {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: none,
    defer: none,
    stopChild: none,
    emit: none,
    actionExecutor: none,
  };
};

const toPath = (reached: Reached | null): ModelPath =>
  reached === null ? [] : [...toPath(reached.before), reached.step];

/** More states than these have no end: those of the largest machine are a quarter. */
const maxStates = 5_000;

/**
 * A path to each edge that none before took; `edgeOf` says what tells two of them apart. A path that another one begins with
 * is left out. Throws where the machine does, and where its states have no end.
 */
export function* findPathsToEdges(
  registered: RegisteredMachine,
  edgeOf: (
    before: AnyMachineSnapshot,
    choice: string,
    after: AnyMachineSnapshot,
    event: EventObject,
  ) => string,
): Generator<ModelPath> {
  const machine = withSampleGuards(registered);
  const stateOf = createStateKey(registered);
  const scope = createInertScope();
  const first = machine.getInitialSnapshot(scope, registered.input as never) as AnyMachineSnapshot;
  const byType = new Map<string, readonly Choice[]>();
  const choicesFor = (type: string): readonly Choice[] => {
    const choices = byType.get(type) ?? listChoices(registered, type);
    byType.set(type, choices);
    return choices;
  };
  const edges = new Set<string>();
  const states = new Set([stateOf(first)]);
  const queue: { readonly state: AnyMachineSnapshot; readonly reached: Reached | null }[] = [
    { state: first, reached: null },
  ];
  /** Ends of a path that took a new edge, and that no longer path has come through. */
  const open = new Set<Reached>();
  const closePath = (reached: Reached): ModelPath => {
    for (let at: Reached | null = reached; at !== null; at = at.before) open.delete(at);
    return toPath(reached);
  };
  for (const { state, reached } of queue) {
    for (const { key, event } of acceptedEventTypes(state).flatMap(choicesFor)) {
      const next = machine.transition(state as never, event as never, scope) as AnyMachineSnapshot;
      if (next.status === 'error') throw next.error;
      const edge = edgeOf(state, key, next, event);
      const to = stateOf(next);
      const step: Reached = { step: { key, event, state: next }, before: reached };
      const [isNew, isNewState] = [!edges.has(edge), !states.has(to)];
      edges.add(edge);
      if (isNewState) {
        states.add(to);
        if (states.size > maxStates) throw new Error(`${machine.id} has more than ${maxStates} states.`);
        queue.push({ state: next, reached: step });
        if (isNew) open.add(step);
      } else if (isNew) yield closePath(step);
    }
  }
  for (const end of [...open].reverse()) if (open.has(end)) yield closePath(end);
}
