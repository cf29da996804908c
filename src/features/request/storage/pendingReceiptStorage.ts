/**
 * Receipt codes of sendings that nobody has answered yet (decisions: Privacy): the code alone and its time, by the phone's
 * own clock, for a day at most. Storage that is blocked or full keeps none, and the form works all the same.
 */
import type { PendingReceipt } from '../../../../machines/request/pendingSubmissions.ts';
import { receiptCodePattern } from '../../../domain/request/recordId.ts';

const prefix = 'sent ';
const maxAge = 24 * 3_600_000;
const maxLookups = 3;

/** As long as this tab awaits the answer it holds a lock of the code's name: the note is not left behind yet. */
const heldLocks = new Map<string, () => void>();

const holdLock = (code: string): void => {
  if (!('locks' in navigator) || heldLocks.has(code)) return;
  const held = new Promise<void>((release) => {
    heldLocks.set(code, release);
  });
  navigator.locks.request(prefix + code, { mode: 'shared' }, () => held).catch(() => {});
};

/** Whether a tab awaits the answer still; false where the browser cannot tell. */
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
    // The next visit cannot say what became of it; the receipt page still can.
  }
};

export const removePendingReceipt = (code: string): void => {
  heldLocks.get(code)?.();
  heldLocks.delete(code);
  try {
    localStorage.removeItem(prefix + code);
  } catch {
    // Storage that is blocked holds nothing of ours.
  }
};

export const hasPendingReceipt = (code: string): boolean => localStorage.getItem(prefix + code) !== null;

/**
 * The codes noted before, the latest first; what is over, from the future or none of ours does not stay.
 * @param queuedCodes those of requests that still wait: what became of them is told in their place.
 */
export const readPendingReceipts = (queuedCodes: readonly string[]): readonly PendingReceipt[] => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const now = Date.now();
  const pending = keys.flatMap((key) => {
    const [code, at] = [key.slice(prefix.length), localStorage.getItem(key) ?? ''];
    const age = now - Number(at);
    if (receiptCodePattern.test(code) && /^\d{1,16}$/.test(at) && age >= 0 && age <= maxAge)
      return [{ code, age }];
    localStorage.removeItem(key);
    return [];
  });
  const remaining = pending.filter(({ code }) => !queuedCodes.includes(code));
  return remaining.sort((one, other) => one.age - other.age).slice(0, maxLookups);
};
