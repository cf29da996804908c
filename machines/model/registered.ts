/** What a machine is registered with: the samples that walk it, and the part of its context that tells states apart. */
import type { AnyStateMachine, EventObject } from 'xstate';

/** An event that may come, with what it carries; its label tells it from the others of its type, '' where it is alone. */
export interface EventSample {
  readonly label: string;
  readonly event: EventObject;
}

export interface RegisteredMachine {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** By the event's type; a type without a row is sent bare. */
  readonly samples: Readonly<Record<string, readonly EventSample[]>>;
  /** What of the context tells two states of the model apart: no ids, no counters without an end. */
  readonly project: (context: never) => unknown;
  /** Stands in for what comes from outside and decides: guards, by name. */
  readonly guards?: Readonly<Record<string, (args: unknown, params: never) => boolean>>;
  /** Runs worth looking at, by what they show: each step is a choice's key (machines/model/choices.ts). */
  readonly stories?: Readonly<Record<string, readonly string[]>>;
}

type Samples = RegisteredMachine['samples'];

const toSamples = (type: string, byLabel: Readonly<Record<string, object>>): Samples => ({
  [type]: Object.entries(byLabel).map(([label, payload]) => ({ label, event: { type, ...payload } })),
});

/** An event with what it may carry. `each('TOGGLE', { visitor: { item: '/Visitor' } })` */
export const sampleEvents = (type: string, byLabel: Readonly<Record<string, object>>): Samples =>
  toSamples(type, byLabel);

/** An event that carries one thing. */
export const sampleEvent = (type: string, payload: object): Samples => toSamples(type, { '': payload });

const toActorSamples = (
  is: 'done' | 'error',
  actorId: string,
  byLabel: Readonly<Record<string, object>>,
): Samples =>
  toSamples(
    `xstate.${is}.actor.${actorId}`,
    Object.fromEntries(Object.entries(byLabel).map(([label, outcome]) => [label, { ...outcome, actorId }])),
  );

/** What an actor may answer. `answers('readReceipt', { found: { recordId: '4f3a' }, absent: null })` */
export const sampleAnswers = (actorId: string, byLabel: Readonly<Record<string, unknown>>): Samples =>
  toActorSamples(
    'done',
    actorId,
    Object.fromEntries(Object.entries(byLabel).map(([label, output]) => [label, { output }])),
  );

/** How an actor may fail, by the code of the error. `fails('saveRequest', { 'id taken': 'permission-denied' })` */
export const sampleFailures = (actorId: string, byLabel: Readonly<Record<string, string>>): Samples =>
  toActorSamples(
    'error',
    actorId,
    Object.fromEntries(Object.entries(byLabel).map(([label, code]) => [label, { error: { code } }])),
  );
