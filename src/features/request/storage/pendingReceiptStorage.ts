/**
 * Receipt codes of sendings that nobody has answered yet (decisions: Privacy): the code alone and its time, by the phone's
 * own clock, for a day at most. Storage that is blocked or full keeps none, and the form works all the same.
 */
import type { Noted } from '../../../../machines/request/pendingSubmissions.ts';
import { receiptCodePattern } from '../../../domain/request/recordId.ts';

const prefix = 'sent ';
const keptFor = 24 * 3_600_000;
const mostLookedUp = 3;

/** As long as this tab awaits the answer it holds a lock of the code's name: the note is not left behind yet. */
const holding = new Map<string, () => void>();

const hold = (code: string): void => {
  if (!('locks' in navigator) || holding.has(code)) return;
  const held = new Promise<void>((release) => {
    holding.set(code, release);
  });
  navigator.locks.request(prefix + code, { mode: 'shared' }, () => held).catch(() => {});
};

/** Whether a tab awaits the answer still; false where the browser cannot tell. */
export const isHeld = async (code: string): Promise<boolean> => {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === prefix + code);
  } catch {
    return false;
  }
};

export const noteCode = (code: string): void => {
  hold(code);
  try {
    localStorage.setItem(prefix + code, String(Date.now()));
  } catch {
    // The next visit cannot say what became of it; the receipt page still can.
  }
};

export const forgetCode = (code: string): void => {
  holding.get(code)?.();
  holding.delete(code);
  try {
    localStorage.removeItem(prefix + code);
  } catch {
    // Storage that is blocked holds nothing of ours.
  }
};

export const isNoted = (code: string): boolean => localStorage.getItem(prefix + code) !== null;

/**
 * The codes noted before, the latest first; what is over, from the future or none of ours does not stay.
 * @param waiting those of requests that still wait: what became of them is told in their place.
 */
export const notedCodes = (waiting: readonly string[]): readonly Noted[] => {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const now = Date.now();
  const noted = keys.flatMap((key) => {
    const [code, at] = [key.slice(prefix.length), localStorage.getItem(key) ?? ''];
    const age = now - Number(at);
    if (receiptCodePattern.test(code) && /^\d{1,16}$/.test(at) && age >= 0 && age <= keptFor)
      return [{ code, age }];
    localStorage.removeItem(key);
    return [];
  });
  const left = noted.filter(({ code }) => !waiting.includes(code));
  return left.sort((one, other) => one.age - other.age).slice(0, mostLookedUp);
};
