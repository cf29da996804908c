/** Whether this phone or this tab stores anything of a request. Every page asks, so nothing else is read here. */
import { requestKey, requestKeyWords } from '../../../ssr/hydration/requestKeys.ts';

export const hasStoredRequests = (): boolean => {
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    return keys.some((key) => requestKeyWords.some((word) => key.startsWith(requestKey(word, ''))));
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
