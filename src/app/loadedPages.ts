/** The pages whose code is here, as given to the router from outside. */
import { type ComponentType, createContext, useContext } from 'react';
import type { PageName } from '../routes/table.ts';

export type Load = () => Promise<ComponentType>;

export interface Pages {
  /** The page, where its code is here already. */
  readonly atHand: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and keeps it at hand. Rejects where it cannot be fetched; a later call asks again. */
  readonly load: (name: PageName) => Promise<void>;
}

export const pagesOf = (loads: Readonly<Record<PageName, Load>>): Pages => {
  const loaded = new Map<PageName, ComponentType>();
  return {
    atHand: (name) => loaded.get(name) ?? null,
    load: async (name) => {
      loaded.set(name, await loads[name]());
    },
  };
};

export const PagesContext = createContext<Pages | null>(null);

export const usePages = (): Pages => {
  const pages = useContext(PagesContext);
  if (pages === null) throw new Error('The pages are given from outside.');
  return pages;
};
