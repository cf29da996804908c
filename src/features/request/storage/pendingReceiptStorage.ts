/**
 * Receipt codes of submissions without a response (docs/decisions/0016-privacy.md): only the code and its time by the phone's own
 * clock, for a day at most. Blocked or full storage stores none, and the form still works.
 */
import type { PendingReceipt } from '../../../../machines/request/pendingSubmissions.ts';
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { requestKey } from '../../../ssr/hydration/requestKeys.ts';

const prefix = requestKey('sent', '');
const maxAge = 24 * 3_600_000;
const maxLookups = 3;

/**
 * While this tab awaits a response it holds a lock named after the code, so that other tabs do not treat the entry as
 * abandoned.
 */
const heldLocks = new Map<string, () => void>();

const holdLock = (code: string): void => {
  if (heldLocks.has(code)) return;
  heldLocks.set(code, () => {});
  if (!('locks' in navigator)) return;
  const held = new Promise<void>((release) => {
    heldLocks.set(code, release);
  });
  navigator.locks.request(prefix + code, { mode: 'shared' }, () => held).catch(() => {});
};

/** True if this page itself awaits the response. */
export const isAwaitedByPage = (code: string): boolean => heldLocks.has(code);

/** True if a tab still awaits the response; false if the browser cannot query locks. */
export const isAwaitedByTab = async (code: string): Promise<boolean> => {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === prefix + code);
  } catch {
    return false;
  }
};

export const storePendingReceipt = (code: string): void => {
  holdLock(code);
  try {
    localStorage.setItem(prefix + code, String(Date.now()));
  } catch {
    // The next session cannot report the outcome; the receipt page still can.
  }
};

export const removePendingReceipt = (code: string): void => {
  heldLocks.get(code)?.();
  heldLocks.delete(code);
  try {
    localStorage.removeItem(prefix + code);
  } catch {
    // Blocked storage has no data of ours.
  }
};

/** The age of an entry (ms); null if it is missing, expired, from the future or malformed. */
const readAge = (key: string, now: number): number | null => {
  const at = localStorage.getItem(key) ?? '';
  const age = now - Number(at);
  return /^\d{1,16}$/.test(at) && age >= 0 && age <= maxAge ? age : null;
};

/** The age of the code's entry (ms); null without a valid one. */
export const readPendingAge = (code: string): number | null => readAge(prefix + code, Date.now());

/**
 * Stored codes, latest first. Deletes entries that are expired, from the future or malformed.
 * @param queuedCodes codes of queued requests, which their own notices report
 */
export const readPendingReceipts = (queuedCodes: readonly string[]): readonly PendingReceipt[] => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const now = Date.now();
  const pending = keys.flatMap((key) => {
    const [code, age] = [key.slice(prefix.length), readAge(key, now)];
    if (receiptCodePattern.test(code) && age !== null) return [{ code, age }];
    localStorage.removeItem(key);
    return [];
  });
  const remaining = pending.filter(({ code }) => !queuedCodes.includes(code));
  return remaining.sort((one, other) => one.age - other.age).slice(0, maxLookups);
};
