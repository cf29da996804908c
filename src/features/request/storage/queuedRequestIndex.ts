/**
 * Which requests wait on the phone (docs/decisions/waiting-requests.md), a key for each type, for a day after they were first
 * kept, by the phone's own clock; one from the future is over too. Every page reads it, and so no more of them than their
 * codes and their age.
 */
import { queuedRequestLifetime } from '../../../../machines/request/context.ts';
import { receiptCodePattern } from '../../../domain/request/recordId.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields } from '../../../lib/readFields.ts';

export const queuedRequestKey = (type: FormType): string => `waiting ${type}`;

export interface QueuedRequestEntry {
  readonly code: string;
  /** When it was first kept (epoch ms by the phone's clock), and how long it may stay from now (ms). */
  readonly keptAt: number;
  readonly left: number;
}

const parseEntry = (text: string): QueuedRequestEntry | null => {
  try {
    const parts = readFields(JSON.parse(text));
    const [code, keptAt] = [parts.get('code'), parts.get('keptAt')];
    if (typeof code !== 'string' || !receiptCodePattern.test(code) || typeof keptAt !== 'number') return null;
    const left = keptAt + queuedRequestLifetime - Date.now();
    return left > 0 && left <= queuedRequestLifetime ? { code, keptAt, left } : null;
  } catch {
    return null;
  }
};

/** Null where nothing waits; what is over, or none of ours, does not stay. */
export const readQueuedRequestEntry = (type: FormType): QueuedRequestEntry | null => {
  try {
    const text = localStorage.getItem(queuedRequestKey(type));
    if (text === null) return null;
    const entry = parseEntry(text);
    if (entry === null) localStorage.removeItem(queuedRequestKey(type));
    return entry;
  } catch {
    // Storage that is blocked holds nothing of ours.
    return null;
  }
};

const types = Object.keys(formTypes) as FormType[];

/** The types of which a request waits, in one text that is equal as long as they are. */
export const readQueuedTypes = (): string =>
  types.filter((type) => readQueuedRequestEntry(type) !== null).join(' ');

/** The receipt codes of those that wait. */
export const readQueuedCodes = (): readonly string[] =>
  types.flatMap((type) => readQueuedRequestEntry(type)?.code ?? []);

const listeners = new Set<() => void>();

/** Tells this tab; the others hear of it from their browser. */
export const notifyQueuedRequestChange = (): void => {
  for (const listener of listeners) listener();
};

/** Tells of every change, in this tab or another. */
export const watchQueuedRequests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
