/** Loads pages and remembers the loaded ones. */
import type { ComponentType } from 'react';
import type { PageLoader } from '../context/services.ts';
import type { PageName } from '../routes/table.ts';

export type PageImport = () => Promise<ComponentType>;

export const createPageLoader = (pageImports: Readonly<Record<PageName, PageImport>>): PageLoader => {
  const loaded = new Map<PageName, ComponentType>();
  const failed = new Set<PageName>();
  return {
    getLoaded: (name) => loaded.get(name) ?? null,
    markFailed: (name) => void failed.add(name),
    hasFailed: (name) => failed.has(name),
    load: async (name) => {
      loaded.set(name, await pageImports[name]());
    },
  };
};
