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
  await Promise.all(
    files.split(' ').map(async (file) => {
      const answer = await fetch(file, { signal });
      if (!answer.ok) throw new Error(file);
      await answer.arrayBuffer();
    }),
  );
  return load();
};
