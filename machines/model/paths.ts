/**
 * A machine → the paths that take every edge of its model once. `createTestModel` refuses machines with `invoke`
 * or `after`; the graph functions below it do not, given the events by which actors answer and time passes.
 */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { getShortestPaths, type TraversalOptions } from 'xstate/graph';
import { choicesOf } from './choices.ts';
import type { Registered } from './registered.ts';
import { transitionsIn } from './transitions.ts';

export interface Step {
  /** The key of the choice that is made (choices.ts). */
  readonly key: string;
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
export type Path = readonly Step[];

/** The machine with what decides from outside put in. */
export const decided = ({ machine, guards }: Registered): AnyStateMachine =>
  guards ? machine.provide({ guards } as never) : machine;

const typesOf = (transitions: readonly { readonly eventType: string }[]): readonly string[] => [
  ...new Set(transitions.map(({ eventType }) => eventType).filter((type) => type !== '')),
];

/** The types of all events that a machine listens to anywhere. */
export const eventTypesOf = (machine: AnyStateMachine): readonly string[] => typesOf(transitionsIn(machine));

/** The types of the events that a state listens to. */
export const heardIn = (state: AnyMachineSnapshot): readonly string[] => typesOf(getNextTransitions(state));

/**
 * One shortest path to each edge (state, event, next state); a path that another one begins with is left out.
 * States are told apart by their value and the registry's projection of their context.
 */
export const edgePaths = (registered: Registered): readonly Path[] => {
  const project = registered.project as (context: unknown) => unknown;
  const keyOf = (state: AnyMachineSnapshot) => JSON.stringify([state.value, project(state.context)]);
  const options = {
    input: registered.input,
    events: (state: AnyMachineSnapshot) =>
      heardIn(state).flatMap((type) => choicesOf(registered, type).map(({ event }) => event)),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
    serializeState: (state: AnyMachineSnapshot, event?: EventObject, before?: AnyMachineSnapshot) =>
      event && before ? `${keyOf(before)} ${JSON.stringify(event)} ${keyOf(state)}` : keyOf(state),
    limit: 200_000,
  };
  const found = getShortestPaths(
    decided(registered),
    options as unknown as TraversalOptions<AnyMachineSnapshot, EventObject, unknown>,
  );
  const keys = new Map(
    eventTypesOf(registered.machine)
      .flatMap((type) => choicesOf(registered, type))
      .map(({ key, event }) => [JSON.stringify(event), key]),
  );
  const paths = found.map(
    ({ steps }): Path =>
      steps.slice(1).map(({ event, state }) => ({ key: keys.get(JSON.stringify(event))!, event, state })),
  );
  const signatures = paths.map((path) => path.map(({ event }) => JSON.stringify(event)));
  const begun = new Set(signatures.map((signature) => signature.slice(0, -1).join('\n')));
  return paths.filter((_, index) => !begun.has(signatures[index]!.join('\n')));
};
