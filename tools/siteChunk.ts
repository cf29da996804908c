/**
 * What every page of the site loads first stands in four files that change at different times, and are run one by one
 * in idle moments: React, the other libraries, the machines, and our own parts. Left to itself the bundler would cut it
 * into fifty, because the page of the machines, a second entry, uses some of it. The entry itself holds no more than the
 * names of the pages' files.
 */
import { join } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const [entry, pages] = ['main.tsx', 'pages.ts'].map((name) => join(import.meta.dirname, '../src/app', name));

/** What the entry imports, and what that imports; without what is fetched later. */
const loadedFirst = (modules: Modules): ReadonlySet<string> => {
  const found = new Set([entry!]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

const groups = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  vendor: /[\\/]node_modules[\\/]/,
  statecharts: /[\\/]machines[\\/]/,
  site: /./,
} as const;

/** For rolldown's `codeSplitting.groups`, once for each build; of those that fit a module the first takes it. */
export const siteChunks = () => {
  let first: ReadonlySet<string> | null = null;
  const isFirst = (id: string, modules: Modules): boolean => {
    first ??= loadedFirst(modules);
    return id !== entry && id !== pages && first.has(id);
  };
  return Object.entries(groups).map(([name, pattern], at) => ({
    name: (id: string, modules: Modules) => (pattern.test(id) && isFirst(id, modules) ? name : null),
    priority: 10 - at,
  }));
};
