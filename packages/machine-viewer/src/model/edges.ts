/**
 * Yields paths to the edges of a machine's model as the search finds them, nearest first. A caller that looks for one
 * edge does not have to wait for all of them (paths.ts finds the shortest of every context).
 */
import { type AnyActorScope, type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { type Choice, listChoices } from './choices.ts';
import {
  acceptedEventTypes,
  createStateKey,
  type ModelPath,
  type ModelStep,
  withSampleGuards,
} from './paths.ts';
import type { RegisteredMachine } from './registered.ts';
import { takenTransitions } from './transitions.ts';

interface Reached {
  readonly step: ModelStep;
  readonly before: Reached | null;
}

/**
 * A scope whose functions do nothing, as in xstate/graph. XState's own `transition` is not used, because it starts the whole
 * machine again for each step.
 */
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

/** The limit that counts as an endless state space. The largest machine has a quarter of it. */
const maxStates = 5_000;

/**
 * Yields a path to each edge that no earlier path took; `edgeOf` returns the key that tells two edges apart, from the
 * states and the names of the transitions that the choice takes, those without an event too. A path that is a prefix of another is left out.
 * @throws the machine's own error, and Error when the state space has no end
 */
export function* findPathsToEdges(
  registered: RegisteredMachine,
  edgeOf: (
    before: AnyMachineSnapshot,
    choice: string,
    after: AnyMachineSnapshot,
    taken: readonly string[],
  ) => string,
): Generator<ModelPath> {
  const machine = withSampleGuards(registered);
  const stateOf = createStateKey(registered);
  const scope = createInertScope();
  let taken: string[] = [];
  scope.system.inspect((inspection) => {
    taken.push(...takenTransitions(inspection));
  });
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
  /** Ends of paths that took a new edge and that no longer path has passed. */
  const open = new Set<Reached>();
  const closePath = (reached: Reached): ModelPath => {
    for (let at: Reached | null = reached; at !== null; at = at.before) open.delete(at);
    return toPath(reached);
  };
  for (const { state, reached } of queue) {
    for (const { key, event } of acceptedEventTypes(state).flatMap(choicesFor)) {
      taken = [];
      const next = machine.transition(state as never, event as never, scope) as AnyMachineSnapshot;
      if (next.status === 'error') throw next.error;
      const edge = edgeOf(state, key, next, taken);
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
