/** The pages whose code is here, as given to the router from outside. */
import { type ComponentType, createContext, useContext } from 'react';
import type { PageName } from '../routes/table.ts';

export type Load = () => Promise<ComponentType>;

export interface Pages {
  /** The page, where its code is here already. */
  readonly atHand: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and keeps it at hand. Rejects where it cannot be fetched. */
  readonly load: (name: PageName) => Promise<void>;
  /** Whether its code could not be fetched: the browser does not ask for it again until a page is loaded anew (whatwg/html 6768). */
  readonly hasFailed: (name: PageName) => boolean;
}

export const pagesOf = (loads: Readonly<Record<PageName, Load>>): Pages => {
  const loaded = new Map<PageName, ComponentType>();
  const failed = new Set<PageName>();
  return {
    atHand: (name) => loaded.get(name) ?? null,
    hasFailed: (name) => failed.has(name),
    load: async (name) => {
      try {
        loaded.set(name, await loads[name]());
      } catch (error) {
        failed.add(name);
        throw error;
      }
    },
  };
};

export const PagesContext = createContext<Pages | null>(null);

export const usePages = (): Pages => {
  const pages = useContext(PagesContext);
  if (pages === null) throw new Error('The pages are given from outside.');
  return pages;
};
