/** The pages whose code is here, as given to the router from outside. */
import { type ComponentType, createContext, useContext } from 'react';
import type { PageName } from '../routes/table.ts';

export type Load = () => Promise<ComponentType>;

export interface Pages {
  /** The page, where its code is here already. */
  readonly atHand: (name: PageName) => ComponentType | null;
  /** Fetches the page's code and keeps it at hand. Rejects where it cannot be fetched. */
  readonly load: (name: PageName) => Promise<void>;
  /** The error screen is shown in place of the page. The browser does not ask for its code again until a page is loaded anew (whatwg/html 6768). */
  readonly giveUp: (name: PageName) => void;
  readonly isGivenUp: (name: PageName) => boolean;
}

export const pagesOf = (loads: Readonly<Record<PageName, Load>>): Pages => {
  const loaded = new Map<PageName, ComponentType>();
  const givenUp = new Set<PageName>();
  return {
    atHand: (name) => loaded.get(name) ?? null,
    giveUp: (name) => void givenUp.add(name),
    isGivenUp: (name) => givenUp.has(name),
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
