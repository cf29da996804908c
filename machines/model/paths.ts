/** A machine as a model: its steps, the events that it hears, and what tells its states apart. */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { type Choice, listChoices } from './choices.ts';
import type { RegisteredMachine } from './registered.ts';
import { listTransitions } from './transitions.ts';

export interface ModelStep {
  /** The key of the choice that is made (choices.ts). */
  readonly key: string;
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
export type ModelPath = readonly ModelStep[];

/** The machine with what decides from outside put in. */
export const withSampleGuards = ({ machine, guards }: RegisteredMachine): AnyStateMachine =>
  guards ? machine.provide({ guards } as never) : machine;

const typesOf = (transitions: readonly { readonly eventType: string }[]): readonly string[] => [
  ...new Set(transitions.map(({ eventType }) => eventType).filter((type) => type !== '')),
];

/** The types of all events that a machine listens to anywhere. */
export const eventTypesOf = (machine: AnyStateMachine): readonly string[] =>
  typesOf(listTransitions(machine));

/** The types of the events that a state listens to. */
export const acceptedEventTypes = (state: AnyMachineSnapshot): readonly string[] =>
  typesOf(getNextTransitions(state));

const choicesCache = new WeakMap<RegisteredMachine, ReadonlyMap<string, Choice>>();

/** All choices of a machine by their keys, looked for once. */
export const choicesByKey = (registered: RegisteredMachine): ReadonlyMap<string, Choice> => {
  const cached = choicesCache.get(registered);
  if (cached !== undefined) return cached;
  const choices = eventTypesOf(registered.machine).flatMap((type) => listChoices(registered, type));
  // Of two clocks with one name the first.
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  choicesCache.set(registered, byKey);
  return byKey;
};

/** What tells two states of a machine's model apart, as text: their value, and the registry's projection of their context. */
export const createStateKey = (registered: RegisteredMachine): ((state: AnyMachineSnapshot) => string) => {
  const project = registered.project as (context: unknown) => unknown;
  return ({ value, context }) => JSON.stringify([value, project(context)]);
};
