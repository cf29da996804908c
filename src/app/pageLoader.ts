/** Loads pages and remembers the loaded ones; injected into the router. */
import { type ComponentType, createContext, useContext } from 'react';
import type { PageName } from '../routes/table.ts';

export type PageImport = () => Promise<ComponentType>;

export interface PageLoader {
  /** The page, or null if its code is not loaded. */
  readonly getLoaded: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and caches it. Rejects if the code cannot be fetched. */
  readonly load: (name: PageName) => Promise<void>;
  /**
   * Records that the error screen replaced the page. The browser does not request the code again before a reload
   * (whatwg/html 6768).
   */
  readonly markFailed: (name: PageName) => void;
  readonly hasFailed: (name: PageName) => boolean;
}

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

export const PageLoaderContext = createContext<PageLoader | null>(null);

export const usePageLoader = (): PageLoader => {
  const pageLoader = useContext(PageLoaderContext);
  if (pageLoader === null) throw new Error('usePageLoader must be used within PageLoaderContext.');
  return pageLoader;
};
