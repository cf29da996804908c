/**
 * Spec §2: the stored page name, the title of the last sub-page visited. Nothing reads it: the page itself marks its group.
 * A browser without storage is no failure.
 */
const key = 'pageName';

/** Stores the page name; null clears it. */
export const storePageName = (title: string | null): void => {
  try {
    if (title === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, title);
  } catch {
    // Nothing is lost: the site shows the same without it.
  }
};
