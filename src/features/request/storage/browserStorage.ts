/** Texts in the two storages of the browser. Blocked storage has no data of ours; full storage may throw, or fail silently. */

export type StorageName = 'localStorage' | 'sessionStorage';

/** Null without one. */
export const readText = (storage: StorageName, key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

/** @throws if the text is not stored afterwards */
export const storeText = (storage: StorageName, key: string, text: string): void => {
  window[storage].setItem(key, text);
  if (window[storage].getItem(key) !== text) throw new Error('The storage does not keep the text.');
};

export const removeText = (storage: StorageName, key: string): void => {
  try {
    window[storage].removeItem(key);
  } catch {
    // Blocked storage has no data of ours.
  }
};

export const listKeys = (storage: StorageName): readonly string[] => {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
};

/**
 * How long a text may still be stored (ms), by the phone's own clock: the server's may not be known yet. Null when its time is over,
 * and when it begins in the future, because its age is unknown then.
 * @param storedAt epoch ms
 * @param lifetime ms
 */
export const findRemainingTime = (storedAt: unknown, lifetime: number): number | null => {
  if (typeof storedAt !== 'number') return null;
  const age = Date.now() - storedAt;
  return age >= 0 && age < lifetime ? lifetime - age : null;
};
