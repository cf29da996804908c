/**
 * Splits the scripts into chunks. The scripts that every page loads first are split into files that change at different
 * times: React, the styles, the other libraries, the machines, and our own code. A prerendered page runs these files one
 * by one in idle moments, so no file may occupy a slow phone for long. Without these groups the bundler would create
 * about fifty chunks, because the machine viewer, a second entry, shares some of the code. The entry itself contains
 * only the file names of the pages. Code that at least half of the pages load is combined too, because each extra file
 * costs a name in every page and a request. The form, the heaviest page, does not load code that it does not need.
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

/** A module and its transitive static imports, without dynamic imports. */
const collectStaticImports = (modules: ModuleGraph, from: string): ReadonlySet<string> => {
  const found = new Set([from]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/** Code that at least half of the pages load: 'shared' includes code of the form, 'common' does not. */
const sharedGroups = ['shared', 'common'] as const;

/** Maps each module that at least half of the pages load to its chunk. */
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
  // Rehydrates the styles of a prerendered page as soon as it loads.
  styles: /[\\/]node_modules[\\/](?:styled-components|stylis|@emotion)[\\/]/,
  vendor: /[\\/]node_modules[\\/]/,
  statecharts: /[\\/]machines[\\/]/,
} as const;

/** Our own code in layers, from modules without imports upwards. No layer imports a later one. */
const ownGroups = ['base', 'parts', 'site'] as const;

const isOwn = (id: string): boolean => Object.values(libraryGroups).every((pattern) => !pattern.test(id));

/** The longest import path from each module down to a module without imports. Import cycles resolve in visiting order. */
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

/** Splits the modules into layers of about equal source size, as far as the heights allow. */
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

/**
 * Code that forms share with the receipt look-up or with the feedback at the end of a page: one file instead of three.
 */
const typedModules =
  /[\\/]src[\\/](?:form[\\/](?:letters|cleanText|fieldTypes[\\/]fieldType)|domain[\\/]request[\\/](?:recordId|receiptCode)|i18n[\\/]en[\\/]receipt|components[\\/](?:fields[\\/](?:Honeypot|FormField|inputs)|ui[\\/]FocusOnShow))\.tsx?$/;

/** Code that the charter's pages share with a form, which lists the requirements of its service. */
const charterModules =
  /[\\/]src[\\/](?:content[\\/]models[\\/]service|domain[\\/](?:charter[\\/]charter|duration[\\/](?:duration\w*|totalTime))|query[\\/]useService)\.ts$/;

/** Groups for rolldown's `codeSplitting.groups`, created once per build. A module joins the first group that matches. */
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
    // A chunk also takes the imports of its modules, so the code that the form loads must already be in an earlier group.
    ...sharedGroups.map((name, at) => ({
      name: (id: string, modules: ModuleGraph) => (commonOf(id, modules) === name ? name : null),
      priority: 2 - at,
    })),
    { name: 'typed', test: typedModules, priority: 0 },
    { name: 'charter', test: charterModules, priority: 0 },
  ];
};
