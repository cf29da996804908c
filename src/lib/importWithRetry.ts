/** The site answers, and no longer has the file: a deploy has replaced it, and this page is older than the site. */
export class MissingFileError extends Error {}

/** A cache: a file that the site no longer has stays missing until the page reloads. */
let isFileMissing = false;
const listeners = new Set<() => void>();

export const hasMissingFiles = (): boolean => isFileMissing;

/** Calls the listener each time that the page requested a missing file. @returns a function that ends it */
export const watchMissingFiles = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @throws Error in Chromium's words for a failed import, whatever failed */
const fetchFile = async (file: string, signal: AbortSignal): Promise<void> => {
  let status = 0;
  try {
    const answer = await fetch(file, { signal });
    ({ status } = answer);
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    await answer.arrayBuffer();
  } catch (cause) {
    const { href } = new URL(file, window.location.href);
    const message = `Failed to fetch dynamically imported module: ${href}`;
    if (status !== 404) throw new Error(message, { cause });
    isFileMissing = true;
    for (const listener of listeners) listener();
    throw new MissingFileError(message, { cause });
  }
};

/** Whether the page requests the file as a module: fetching it as well would change nothing. */
const isPreloaded = (file: string): boolean => document.querySelector(`link[href="${file}"]`) !== null;

/**
 * Imports a module once its files are reachable. After a failed import, a browser does not request the script again
 * until the page reloads (whatwg/html 6768); a phone that was out of signal would never load it. Rejects when a file
 * cannot be loaded; a later call tries again.
 * @param load () => import('./a.ts'), written so: the build reads the path (tools/vite/plugins/filesPlugin.ts)
 * @param files added by the build: the addresses of the module's files, with spaces between them; none elsewhere
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>, files = ''): Promise<Module> => {
  if (files === '') return load();
  // A hanging connection is aborted after half a minute.
  const signal = AbortSignal.timeout(30_000);
  const missing = files.split(' ').filter((file) => !isPreloaded(file));
  await Promise.all(missing.map((file) => fetchFile(file, signal)));
  return load();
};
