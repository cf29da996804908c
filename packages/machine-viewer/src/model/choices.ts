/**
 * Everything that may happen next in a run: an event, an actor's result, a timer. Each choice has a key, and a run is a
 * list of keys: 'SEND', 'CLOSE:by touch', 'send:offline', 'after pause', 'wait 500' (ms),
 * 'CLEAR {"at":5000}' (payload.ts).
 */
import type { EventObject } from 'xstate';
import { formatEventType } from '../chart/formatEventType.ts';
import type { RegisteredMachine } from './registered.ts';

const actorEvent = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\./;

/** The id of the actor whose result the event carries; null for any other event. */
export const actorOf = (type: string): string | null => actorEvent.exec(type)?.[1] ?? null;

export const isTimerEvent = (type: string): boolean => delayEvent.test(type);

/** The key of a timer, from the event that it raises. */
export const timerKeyOf = (type: string): string =>
  isTimerEvent(type) ? formatEventType(type) : `after ${type}`;

const keyOf = (type: string, label: string): string => {
  if (isTimerEvent(type)) return timerKeyOf(type);
  const actor = actorOf(type);
  if (actor !== null && label === '')
    throw new Error(
      `'${type}' has no sample with a label: write one with sampleAnswers() or sampleFailures().`,
    );
  return label === '' ? type : `${actor ?? type}:${label}`;
};

/** A wildcard is no event type, so that its sample has a type that no other transition names. */
const toSampleEvent = (type: string): EventObject => ({ type: type.replace(/\*$/, 'any') });

/** One thing that may happen next. */
export interface Choice {
  /** What a run has for it. */
  readonly key: string;
  readonly label: string;
  readonly event: EventObject;
}

/**
 * The choices for an event type, one for each of its samples.
 * @throws Error when the result of an actor has no sample with a label
 */
export const listChoices = ({ samples }: RegisteredMachine, type: string): readonly Choice[] =>
  // An event may be named as a member of every object: 'constructor'.
  (Object.hasOwn(samples, type) ? samples[type]! : [{ label: '', event: toSampleEvent(type) }]).map(
    ({ label, event }) => ({ key: keyOf(type, label), label, event }),
  );
