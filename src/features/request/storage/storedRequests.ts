/** Whether this phone or this tab stores anything of a request. Every page asks, so nothing else is read here. */

/** The first word of each key that a request leaves (docs/decisions/0045-stored-data.md). */
const firstWords: ReadonlySet<string> = new Set(['draft', 'receipt', 'sent', 'waiting']);

const hasRequestKey = (storage: Storage): boolean =>
  Object.keys(storage).some((key) => firstWords.has(key.split(' ', 1)[0]!));

export const hasStoredRequests = (): boolean => {
  try {
    return hasRequestKey(localStorage) || hasRequestKey(sessionStorage);
  } catch {
    // Blocked storage has no data of ours.
    return false;
  }
};

/** Calls back when another tab stores something. Returns the function that stops it. */
export const watchStoredRequests = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
