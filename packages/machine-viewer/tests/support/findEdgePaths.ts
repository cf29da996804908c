/**
 * Finds the edges of a model with xstate/graph, to compare with the package's own search (../../src/model/edges.ts).
 * `createTestModel` refuses machines with `invoke` or `after`; the functions below it accept them when they get the
 * events of actors and timers.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getShortestPaths, type TraversalOptions } from 'xstate/graph';
import { listChoices } from '../../src/model/choices.ts';
import {
  acceptedEventTypes,
  choicesByKey,
  createStateKey,
  type ModelPath,
  withSampleGuards,
} from '../../src/model/paths.ts';
import type { RegisteredMachine } from '../../src/model/registered.ts';

/**
 * One shortest path to each edge (state, event, next state); a path that is a prefix of another is left out.
 * States are distinguished by their value and the registry's projection of their context.
 */
export const findEdgePaths = (registered: RegisteredMachine): readonly ModelPath[] => {
  const keyOf = createStateKey(registered);
  const options = {
    input: registered.input,
    events: (state: AnyMachineSnapshot) =>
      acceptedEventTypes(state).flatMap((type) => listChoices(registered, type).map(({ event }) => event)),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    serializeState: (state: AnyMachineSnapshot, event?: EventObject, before?: AnyMachineSnapshot) =>
      event && before ? `${keyOf(before)} ${JSON.stringify(event)} ${keyOf(state)}` : keyOf(state),
    limit: 200_000,
  };
  const found = getShortestPaths(
    withSampleGuards(registered),
    options as unknown as TraversalOptions<AnyMachineSnapshot, EventObject, unknown>,
  );
  const keys = new Map(
    [...choicesByKey(registered).values()].map(({ key, event }) => [JSON.stringify(event), key]),
  );
  const paths = found.map(
    ({ steps }): ModelPath =>
      steps.slice(1).map(({ event, state }) => ({ key: keys.get(JSON.stringify(event))!, event, state })),
  );
  const signatures = paths.map((path) => path.map(({ event }) => JSON.stringify(event)));
  const begun = new Set(signatures.map((signature) => signature.slice(0, -1).join('\n')));
  return paths.filter((_, index) => !begun.has(signatures[index]!.join('\n')));
};
