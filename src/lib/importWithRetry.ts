/**
 * Imports a module once its files are reachable. After a failed import, a browser does not request the script again
 * until the page reloads (whatwg/html 6768); a phone that was out of signal would never load it. Rejects when a file
 * cannot be loaded; a later call tries again.
 * @param files '__FILES src/...__', which the build replaces with file names (tools/vite/plugins/filesPlugin.ts)
 */
export const importWithRetry = async <Module>(
  files: string,
  load: () => Promise<Module>,
): Promise<Module> => {
  // Development has no built files.
  if (!import.meta.env.DEV) {
    // A hanging connection is aborted after half a minute.
    const signal = AbortSignal.timeout(30_000);
    await Promise.all(
      files.split(' ').map(async (file) => {
        const answer = await fetch(file, { signal });
        if (!answer.ok) throw new Error(file);
        await answer.arrayBuffer();
      }),
    );
  }
  return load();
};
