/**
 * Receipt codes of submissions without a response (docs/decisions/0016-privacy.md): only the code and its time by the phone's own
 * clock, for a day at most. Blocked or full storage stores none, and the form still works.
 */
import { receiptCodePattern } from '../../../domain/request/receiptCode.ts';
import { requestKey } from '../../../ssr/hydration/requestKeys.ts';
import { findRemainingTime, listKeys, readText, removeText, storeText } from './browserStorage.ts';

const prefix = requestKey('sent', '');
const lifetime = 24 * 3_600_000;
const maxLookups = 3;

export const storePendingReceipt = (code: string): void => {
  try {
    storeText('localStorage', prefix + code, String(Date.now()));
  } catch {
    // The next session cannot report the outcome; the receipt page still can.
  }
};

export const removePendingReceipt = (code: string): void => removeText('localStorage', prefix + code);

/** The age of the code's note (ms); null if it is missing, expired, from the future or malformed. */
export const readPendingAge = (code: string): number | null => {
  const at = readText('localStorage', prefix + code) ?? '';
  const remainingTime = /^\d{1,16}$/.test(at) ? findRemainingTime(Number(at), lifetime) : null;
  return remainingTime === null ? null : lifetime - remainingTime;
};

/**
 * Noted codes, latest first. Deletes notes that are expired, from the future or malformed.
 * @param queuedCodes codes of queued requests, which their own notices report
 */
export const listPendingCodes = (queuedCodes: readonly string[]): readonly string[] => {
  const pending = listKeys('localStorage').flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const code = key.slice(prefix.length);
    const age = readPendingAge(code);
    if (receiptCodePattern.test(code) && age !== null) return [{ code, age }];
    removeText('localStorage', key);
    return [];
  });
  return pending
    .filter(({ code }) => !queuedCodes.includes(code))
    .sort((one, other) => one.age - other.age)
    .slice(0, maxLookups)
    .map(({ code }) => code);
};
