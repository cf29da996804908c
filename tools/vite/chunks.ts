/**
 * What every page of the site loads first stands in files that change at different times, and that a drawn page runs one
 * by one in idle moments: React, the styles, the other libraries, the machines, and our own parts, cut so that none keeps
 * a slow telephone long. Left to itself the bundler would cut it into fifty, because the page of the machines, a second
 * entry, uses some of it. The entry itself holds no more than the names of the pages' files. What half of the pages load besides
 * stands together too: each file more is a name in every page, and a request. The form, the heaviest page, is not made to
 * load what it does not need.
 */
import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

const [entry, pages, form] = ['app/entryClient.tsx', 'app/pages.ts', 'pages/FormRequest.tsx'].map((name) =>
  join(import.meta.dirname, '../../src', name),
);

/** What a module imports, and what that imports, itself among it; without what is fetched later. */
const collectStaticImports = (modules: ModuleGraph, from: string): ReadonlySet<string> => {
  const found = new Set([from]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** What half of the pages load: with the form among them, and without it. */
const sharedGroups = ['shared', 'common'] as const;

/** What half of the pages load with themselves, by the name of its file. */
const findSharedModules = (modules: ModuleGraph): ReadonlyMap<string, string> => {
  const byForm = collectStaticImports(modules, form!);
  const all = [...new Set(modules.getModuleInfo(pages!)?.dynamicallyImportedIds ?? [])];
  const counts = new Map<string, number>();
  for (const page of all)
    for (const id of collectStaticImports(modules, page)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => 2 * count >= all.length)
      .map(([id]) => [id, sharedGroups[byForm.has(id) ? 0 : 1]]),
  );
};

const libraryGroups = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  // Takes over the styles of a drawn page as soon as it is loaded.
  styles: /[\\/]node_modules[\\/](?:styled-components|stylis|@emotion)[\\/]/,
  vendor: /[\\/]node_modules[\\/]/,
  statecharts: /[\\/]machines[\\/]/,
} as const;

/** Our own, from what imports nothing up to what imports all of it; nothing imports what stands in a later one. */
const ownGroups = ['base', 'parts', 'site'] as const;

const isOwn = (id: string): boolean => Object.values(libraryGroups).every((pattern) => !pattern.test(id));

/** How many imports it is away from those that import nothing; of two that import one another, as it is come by. */
const heightsOf = (modules: ModuleGraph, ids: ReadonlySet<string>): ReadonlyMap<string, number> => {
  const heights = new Map<string, number>();
  const heightOf = (id: string): number => {
    const knownHeight = heights.get(id);
    if (knownHeight !== undefined) return knownHeight;
    heights.set(id, 0);
    const below = (modules.getModuleInfo(id)?.importedIds ?? []).filter((each) => ids.has(each));
    const height = Math.max(-1, ...below.map(heightOf)) + 1;
    heights.set(id, height);
    return height;
  };
  for (const id of ids) heightOf(id);
  return heights;
};

/** In equal shares of their source, as far as heights allow. */
const sharesOf = (modules: ModuleGraph, ids: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const heights = heightsOf(modules, ids);
  const weight = (id: string): number => modules.getModuleInfo(id)?.code?.length ?? 0;
  const totalWeight = [...ids].reduce((sum, id) => sum + weight(id), 0);
  const weightUpTo = (height: number): number =>
    [...ids].reduce((sum, id) => sum + (heights.get(id)! <= height ? weight(id) : 0), 0);
  return new Map(
    [...ids].map((id) => {
      const share = Math.ceil((weightUpTo(heights.get(id)!) / totalWeight) * ownGroups.length) - 1;
      return [id, ownGroups[Math.max(0, Math.min(share, ownGroups.length - 1))]!];
    }),
  );
};

/** What forms share with the look-up of a receipt, or with what is told at the foot of a page: in one file, not in three. */
const typedModules =
  /[\\/]src[\\/](?:form[\\/](?:letters|cleanText|fieldTypes[\\/]fieldType)|domain[\\/]request[\\/]recordId|i18n[\\/]en[\\/]receipt|components[\\/](?:fields[\\/](?:Honeypot|FormField|inputs)|ui[\\/]FocusOnShow))\.tsx?$/;

/** What the charter's pages share with a form, which says what its service asks for. */
const charterModules =
  /[\\/]src[\\/](?:content[\\/]models[\\/]service|domain[\\/](?:charter[\\/]charter|duration[\\/](?:duration\w*|totalTime))|query[\\/]useService)\.ts$/;

/** For rolldown's `codeSplitting.groups`, once for each build; of those that fit a module the first takes it. */
export const createChunkGroups = () => {
  let entryModules: ReadonlySet<string> | null = null;
  let own: ReadonlyMap<string, string> | null = null;
  let common: ReadonlyMap<string, string> | null = null;
  const entryModulesOf = (modules: ModuleGraph): ReadonlySet<string> => {
    entryModules ??= new Set(
      [...collectStaticImports(modules, entry!)].filter((id) => id !== entry && id !== pages),
    );
    return entryModules;
  };
  const ownGroupOf = (id: string, modules: ModuleGraph): string | null => {
    own ??= sharesOf(modules, new Set([...entryModulesOf(modules)].filter(isOwn)));
    return own.get(id) ?? null;
  };
  const commonOf = (id: string, modules: ModuleGraph): string | null => {
    common ??= findSharedModules(modules);
    return isOwn(id) && !entryModulesOf(modules).has(id) ? (common.get(id) ?? null) : null;
  };
  return [
    ...Object.entries(libraryGroups).map(([name, pattern], at) => ({
      name: (id: string, modules: ModuleGraph) =>
        pattern.test(id) && entryModulesOf(modules).has(id) ? name : null,
      priority: 10 - at,
    })),
    { name: ownGroupOf, priority: 3 },
    // A file takes with it what its modules import: what the form loads too has to be gone by then.
    ...sharedGroups.map((name, at) => ({
      name: (id: string, modules: ModuleGraph) => (commonOf(id, modules) === name ? name : null),
      priority: 2 - at,
    })),
    { name: 'typed', test: typedModules, priority: 0 },
    { name: 'charter', test: charterModules, priority: 0 },
  ];
};
