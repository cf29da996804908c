/** Whether this phone or this tab stores anything of a request. Every page asks, so nothing else is read here. */
import { requestKey, requestKeyWords } from '../../../ssr/hydration/requestKeys.ts';
import { listKeys } from './browserStorage.ts';

export const hasStoredRequests = (): boolean =>
  [...listKeys('localStorage'), ...listKeys('sessionStorage')].some((key) =>
    requestKeyWords.some((word) => key.startsWith(requestKey(word, ''))),
  );

/** Calls back when another tab stores something. Returns the function that stops it. */
export const watchStoredRequests = (listener: () => void): (() => void) => {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
};
