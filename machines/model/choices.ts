/**
 * What may happen next, as a person picks it: an event, an actor's answer, time. Each choice has a key, by which runs are
 * written down: 'TICK', 'LEAVE:by touch', 'saveRequest:id taken', 'after answerLimit', 'wait 500' (ms).
 */
import type { EventObject } from 'xstate';
import { formatEventType } from '../chart/formatEventType.ts';
import type { RegisteredMachine } from './registered.ts';

const actorEvent = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const delayEvent = /^xstate\.after\./;

/** The actor whose answer an event is, null where it is no answer. */
export const actorOf = (type: string): string | null => actorEvent.exec(type)?.[1] ?? null;

export const isTimerEvent = (type: string): boolean => delayEvent.test(type);

/** The key of a timer's end, by the event that it brings. */
export const timerKeyOf = (type: string): string =>
  isTimerEvent(type) ? formatEventType(type) : `after ${type}`;

const keyOf = (type: string, label: string): string => {
  if (isTimerEvent(type)) return timerKeyOf(type);
  const actor = actorOf(type);
  if (actor !== null && label === '') throw new Error(`${type}: an answer without a label.`);
  return label === '' ? type : `${actor ?? type}:${label}`;
};

export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly event: EventObject;
}

/** The choices of an event's type, each of its samples one. */
export const listChoices = ({ samples }: RegisteredMachine, type: string): readonly Choice[] =>
  (samples[type] ?? [{ label: '', event: { type } }]).map(({ label, event }) => ({
    key: keyOf(type, label),
    label,
    event,
  }));
