/**
 * Which requests wait on the phone (docs/decisions/waiting-requests.md), a key for each type, for a day after they were first
 * kept, by the phone's own clock; one from the future is over too. Every page reads it, and so no more of them than their
 * codes and their age.
 */
import { waitsAtMost } from '../../../../machines/request/context.ts';
import { receiptCodePattern } from '../../../domain/request/recordId.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields } from '../../../lib/readFields.ts';

export const waitingKey = (type: FormType): string => `waiting ${type}`;

export interface WaitingNote {
  readonly code: string;
  /** When it was first kept (epoch ms by the phone's clock), and how long it may stay from now (ms). */
  readonly keptAt: number;
  readonly left: number;
}

const noteIn = (text: string): WaitingNote | null => {
  try {
    const parts = readFields(JSON.parse(text));
    const [code, keptAt] = [parts.get('code'), parts.get('keptAt')];
    if (typeof code !== 'string' || !receiptCodePattern.test(code) || typeof keptAt !== 'number') return null;
    const left = keptAt + waitsAtMost - Date.now();
    return left > 0 && left <= waitsAtMost ? { code, keptAt, left } : null;
  } catch {
    return null;
  }
};

/** Null where nothing waits; what is over, or none of ours, does not stay. */
export const waitingNote = (type: FormType): WaitingNote | null => {
  try {
    const text = localStorage.getItem(waitingKey(type));
    if (text === null) return null;
    const note = noteIn(text);
    if (note === null) localStorage.removeItem(waitingKey(type));
    return note;
  } catch {
    // Storage that is blocked holds nothing of ours.
    return null;
  }
};

const types = Object.keys(formTypes) as FormType[];

/** The types of which a request waits, in one text that is equal as long as they are. */
export const waitingSummary = (): string => types.filter((type) => waitingNote(type) !== null).join(' ');

/** The receipt codes of those that wait. */
export const keptCodes = (): readonly string[] => types.flatMap((type) => waitingNote(type)?.code ?? []);

const listeners = new Set<() => void>();

/** Tells this tab; the others hear of it from their browser. */
export const waitingChanged = (): void => {
  for (const listener of listeners) listener();
};

/** Tells of every change, in this tab or another. */
export const watchWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
