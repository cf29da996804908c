/**
 * A machine → the paths that take every edge of its model once. `createTestModel` refuses machines with `invoke`
 * or `after`; the graph functions below it do not, given the events by which actors answer and time passes.
 */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { getShortestPaths, type TraversalOptions } from 'xstate/graph';
import type { Registered } from '../index.ts';

export interface Step {
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
export type Path = readonly Step[];

/** The machine with what decides from outside put in. */
export const decided = ({ machine, guards }: Registered): AnyStateMachine =>
  guards ? machine.provide({ guards } as never) : machine;

/** The events a state answers to, each with its samples. */
const eventsOf =
  (samples: Registered['samples']) =>
  (state: AnyMachineSnapshot): EventObject[] => {
    const types = new Set(getNextTransitions(state).map(({ eventType }) => eventType));
    types.delete('');
    return [...types].flatMap((type) => samples[type] ?? [{ type }]);
  };

/**
 * One shortest path to each edge (state, event, next state); a path that another one begins with is left out.
 * States are told apart by their value and the registry's projection of their context.
 */
export const edgePaths = (registered: Registered): readonly Path[] => {
  const project = registered.project as (context: unknown) => unknown;
  const keyOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, project(state.context)]);
  const options = {
    input: registered.input,
    events: eventsOf(registered.samples),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    serializeState: (state: AnyMachineSnapshot, event?: EventObject, before?: AnyMachineSnapshot) =>
      event && before ? `${keyOf(before)} ${JSON.stringify(event)} ${keyOf(state)}` : keyOf(state),
    limit: 200_000,
  };
  const found = getShortestPaths(
    decided(registered),
    options as unknown as TraversalOptions<AnyMachineSnapshot, EventObject, unknown>,
  );
  const paths = found.map(({ steps }) => steps.slice(1) as unknown as Path);
  const signatures = paths.map((path) => path.map(({ event }) => JSON.stringify(event)));
  const begun = new Set(signatures.map((signature) => signature.slice(0, -1).join('\n')));
  return paths.filter((_, index) => !begun.has(signatures[index]!.join('\n')));
};
