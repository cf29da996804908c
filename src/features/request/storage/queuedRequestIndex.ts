/**
 * Index of the requests queued on the phone (docs/decisions/0027-queued-requests.md): one key per form type, for a day after
 * they were first stored. Every page reads it, so it reads only their codes and their age.
 */
import { queuedRequestLifetime } from '../../../../machines/request/context.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { type FormType, formTypes } from '../../../form/types.ts';
import { readFields, tryParseJson } from '../../../lib/readFields.ts';
import { requestKey } from '../../../ssr/hydration/requestKeys.ts';
import { findRemainingTime, readText, removeText } from './browserStorage.ts';

export const queuedRequestKey = (type: FormType): string => requestKey('waiting', type);

export interface QueuedRequestEntry {
  readonly code: string;
  /** `keptAt`: first stored, epoch ms by the phone's clock. `remainingTime`: remaining lifetime, ms. */
  readonly keptAt: number;
  readonly remainingTime: number;
}

const parseEntry = (text: string): QueuedRequestEntry | null => {
  const parts = readFields(tryParseJson(text));
  const [code, keptAt] = [parts.get('code'), parts.get('keptAt')];
  const remainingTime = findRemainingTime(keptAt, queuedRequestLifetime);
  if (typeof code !== 'string' || !receiptCodePattern.test(code) || remainingTime === null) return null;
  return { code, keptAt: Number(keptAt), remainingTime };
};

/** Null if no request is queued. Deletes an entry that is expired or malformed. */
export const readQueuedRequestEntry = (type: FormType): QueuedRequestEntry | null => {
  const text = readText('localStorage', queuedRequestKey(type));
  if (text === null) return null;
  const entry = parseEntry(text);
  if (entry === null) removeText('localStorage', queuedRequestKey(type));
  return entry;
};

const types = Object.keys(formTypes) as FormType[];

/** Types with a queued request, joined into one string so that equal lists compare equal. */
export const readQueuedTypes = (): string =>
  types.filter((type) => readQueuedRequestEntry(type) !== null).join(' ');

/** Receipt codes of the queued requests. */
export const readQueuedCodes = (): readonly string[] =>
  types.flatMap((type) => readQueuedRequestEntry(type)?.code ?? []);

const listeners = new Set<() => void>();

/** Notifies this tab; the browser notifies the others. */
export const notifyQueuedRequestChange = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back on every change, in this tab or another. Returns the function that stops it. */
export const watchQueuedRequests = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
