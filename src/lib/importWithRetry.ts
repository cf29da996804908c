/**
 * A module that is imported once its files are there. A script whose import failed is not asked for again by a browser until
 * the page is loaded anew (whatwg/html 6768): what a telephone could not have for want of a signal it would never have.
 * Rejects where a file cannot be had; a later call asks again.
 *
 * @param files '__FILES src/...__', of which the build makes their names (tools/vite/plugins/filesPlugin.ts)
 */
export const importWithRetry = async <Module>(
  files: string,
  load: () => Promise<Module>,
): Promise<Module> => {
  // While it is developed there are none.
  if (!import.meta.env.DEV) {
    // A line that hangs is given up after half a minute.
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
