/** Spec §2: the stored page name, the title of the sub-page gone to last. A browser that keeps nothing is no failure. */
import { useSyncExternalStore } from 'react';
import { noopSubscribe } from '../../ssr/hydration/noopSubscribe.ts';

const key = 'pageName';

const readPageName = (): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Null clears it. */
export const storePageName = (title: string | null): void => {
  try {
    if (title === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, title);
  } catch {
    // The name marks a group and nothing more.
  }
};

/** Read at each drawing; null on the server. */
export const usePageName = (): string | null => useSyncExternalStore(noopSubscribe, readPageName, () => null);
