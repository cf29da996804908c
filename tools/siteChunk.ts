/**
 * What every page of the site loads first stands in one file. Left to itself the bundler would cut it into fifty, because
 * the page of the machines, a second entry, uses some of it.
 */
import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entry = join(import.meta.dirname, '..', 'src', 'app', 'main.tsx');

/** What the entry imports, and what that imports; without what is fetched later. */
const loadedFirst = (modules: Modules): ReadonlySet<string> => {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** For rolldown's `codeSplitting.groups`: once for each build. */
export const siteChunk = (): ((id: string, modules: Modules) => string | null) => {
  let first: ReadonlySet<string> | null = null;
  return (id, modules) => {
    first ??= loadedFirst(modules);
    return id !== entry && first.has(id) ? 'site' : null;
  };
};
