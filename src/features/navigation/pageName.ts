/** Spec §2: the stored page name, the title of the last sub-page visited. A browser without storage is no failure. */
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

/** Stores the page name; null clears it. */
export const storePageName = (title: string | null): void => {
  try {
    if (title === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, title);
  } catch {
    // Nothing is lost: the name only marks a group.
  }
};

/** Read on each render; null on the server. */
export const usePageName = (): string | null => useSyncExternalStore(noopSubscribe, readPageName, () => null);
