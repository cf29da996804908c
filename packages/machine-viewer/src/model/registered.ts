/** The registration of a machine: sample events that drive it, and the part of its context that tells states apart. */
import type { AnyStateMachine, EventObject } from 'xstate';

/** A sample event with its payload. The label tells it from the others of its type; '' when it is the only one. */
export interface EventSample {
  readonly label: string;
  readonly event: EventObject;
}

/** A machine and what it needs to run alone. */
export interface RegisteredMachine {
  readonly machine: AnyStateMachine;
  /** What `createActor` gets as `input`. */
  readonly input?: unknown;
  /** By event type. A type without a row is sent without a payload. */
  readonly samples: Readonly<Record<string, readonly EventSample[]>>;
  /** The part of the context that tells two model states apart: no ids, no unbounded counters. */
  readonly project: (context: never) => unknown;
  /** Sample implementations, by name, of the guards that decide outside the machine. */
  readonly guards?: Readonly<Record<string, (args: unknown, params: never) => boolean>>;
  /** Runs worth looking at, by title. Each step is a choice's key (choices.ts). */
  readonly stories?: Readonly<Record<string, readonly string[]>>;
}

type Samples = RegisteredMachine['samples'];

const toSamples = (type: string, byLabel: Readonly<Record<string, object>>): Samples => ({
  [type]: Object.entries(byLabel).map(([label, payload]) => ({ label, event: { type, ...payload } })),
});

/** Samples of one event with different payloads. `sampleEvents('TOGGLE', { visitor: { item: '/Visitor' } })` */
export const sampleEvents = (type: string, byLabel: Readonly<Record<string, object>>): Samples =>
  toSamples(type, byLabel);

/** One sample of an event. */
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

/** Results of an actor. `sampleAnswers('readReceipt', { found: { recordId: '4f3a' }, absent: null })` */
export const sampleAnswers = (actorId: string, byLabel: Readonly<Record<string, unknown>>): Samples =>
  toActorSamples(
    'done',
    actorId,
    Object.fromEntries(Object.entries(byLabel).map(([label, output]) => [label, { output }])),
  );

/** Failures of an actor, by error code. `sampleFailures('saveRequest', { 'id taken': 'permission-denied' })` */
export const sampleFailures = (actorId: string, byLabel: Readonly<Record<string, string>>): Samples =>
  toActorSamples(
    'error',
    actorId,
    Object.fromEntries(Object.entries(byLabel).map(([label, code]) => [label, { error: { code } }])),
  );
