/** A machine as a model: its steps, the events that it hears, and what tells its states apart. */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { type Choice, choicesOf } from './choices.ts';
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

const found = new WeakMap<Registered, ReadonlyMap<string, Choice>>();

/** All choices of a machine by their keys, looked for once. */
export const choicesIn = (registered: Registered): ReadonlyMap<string, Choice> => {
  const known = found.get(registered);
  if (known !== undefined) return known;
  const choices = eventTypesOf(registered.machine).flatMap((type) => choicesOf(registered, type));
  // Of two clocks with one name the first.
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  found.set(registered, byKey);
  return byKey;
};

/** What tells two states of a machine's model apart, as text: their value, and the registry's projection of their context. */
export const stateKeyOf = (registered: Registered): ((state: AnyMachineSnapshot) => string) => {
  const project = registered.project as (context: unknown) => unknown;
  return ({ value, context }) => JSON.stringify([value, project(context)]);
};
