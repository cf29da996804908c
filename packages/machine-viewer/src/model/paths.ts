/** A machine as a model: its steps, the events that it handles, and the key of each of its states. */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getNextTransitions } from 'xstate';
import { type Choice, listChoices } from './choices.ts';
import { parsePayloadKey } from './payload.ts';
import { toJson } from './readable.ts';
import type { RegisteredMachine } from './registered.ts';
import { listTransitions } from './transitions.ts';

/** A choice, its event, and the state that it leads to. */
export interface ModelStep {
  /** The key of the choice (choices.ts). */
  readonly key: string;
  readonly event: EventObject;
  readonly state: AnyMachineSnapshot;
}
/** Steps from the initial state on. */
export type ModelPath = readonly ModelStep[];

/** The machine with the sample guards provided. */
export const withSampleGuards = ({ machine, guards }: RegisteredMachine): AnyStateMachine =>
  guards ? machine.provide({ guards } as never) : machine;

const typesOf = (transitions: readonly { readonly eventType: string }[]): readonly string[] => [
  ...new Set(transitions.map(({ eventType }) => eventType).filter((type) => type !== '')),
];

/** The types of all events that a machine handles anywhere. */
export const eventTypesOf = (machine: AnyStateMachine): readonly string[] =>
  typesOf(listTransitions(machine));

/** Whether a machine handles an event of this type anywhere, by its name or by a wildcard ('*', 'FORM.*'). */
export const handlesType = (machine: AnyStateMachine, type: string): boolean =>
  eventTypesOf(machine).some(
    (handled) =>
      handled === type ||
      handled === '*' ||
      (handled.endsWith('.*') && (type === handled.slice(0, -2) || type.startsWith(handled.slice(0, -1)))),
  );

/** The types of the events that a state handles. */
export const acceptedEventTypes = (state: AnyMachineSnapshot): readonly string[] =>
  typesOf(getNextTransitions(state));

const choicesCache = new WeakMap<RegisteredMachine, ReadonlyMap<string, Choice>>();

/** All choices of a machine by key, computed once per machine. */
export const choicesByKey = (registered: RegisteredMachine): ReadonlyMap<string, Choice> => {
  const cached = choicesCache.get(registered);
  if (cached !== undefined) return cached;
  const choices = eventTypesOf(registered.machine).flatMap((type) => listChoices(registered, type));
  // Of two timers with the same name, the first wins.
  const byKey = new Map(choices.toReversed().map((choice) => [choice.key, choice]));
  choicesCache.set(registered, byKey);
  return byKey;
};

/** The event that a key of a run stands for; null for time that passes, and for a key that stands for nothing. */
export const findEvent = (registered: RegisteredMachine, key: string): EventObject | null =>
  choicesByKey(registered).get(key)?.event ?? parsePayloadKey(key);

/** The states that each history state returns to; empty for a machine without history. */
const listHistory = ({ historyValue }: AnyMachineSnapshot): readonly (readonly string[])[] =>
  Object.entries(historyValue).map(([id, nodes]) => [id, ...nodes.map((node) => node.id)]);

/** Creates the function that returns a state's key: its value, its registration's projection of its context, and its history. */
export const createStateKey = (registered: RegisteredMachine): ((state: AnyMachineSnapshot) => string) => {
  const project = registered.project as (context: unknown) => unknown;
  return (state) => toJson([state.value, project(state.context), ...listHistory(state)]);
};
