/** The pages whose code is here, as given to the router from outside. */
import { type ComponentType, createContext, useContext } from 'react';
import type { PageName } from '../routes/table.ts';

export type PageImport = () => Promise<ComponentType>;

export interface PageLoader {
  /** The page, where its code is here already. */
  readonly getLoaded: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and keeps it at hand. Rejects where it cannot be fetched. */
  readonly load: (name: PageName) => Promise<void>;
  /** The error screen is shown in place of the page. The browser does not ask for its code again until a page is loaded anew (whatwg/html 6768). */
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
  if (pageLoader === null) throw new Error('The pages are given from outside.');
  return pageLoader;
};
