/** Finds the active nav item only from the page, and stores the page name (spec §2, docs/decisions/0015-navigation.md). */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf, findRoute, type MenuItem, type MenuSubPage } from '../../routes/menu.ts';
import { findParentPage } from '../../routes/recordRoutes.ts';
import { storePageName } from './pageName.ts';

interface NavEntry {
  readonly item: MenuItem;
  /** The item itself or one of its sub-pages. */
  readonly menuPage: MenuSubPage;
}

const listNavEntries = (items: readonly MenuItem[]): readonly NavEntry[] =>
  items.flatMap((item) =>
    [item, ...item.groups.flatMap(({ subPages }) => subPages)].map((menuPage) => ({ item, menuPage })),
  );

/** '/services/x' → Citizen's Charter in Government; '/Form_Request' → undefined, because it is in no group. */
export const findNavEntry = (items: readonly MenuItem[], pathname: string): NavEntry | undefined => {
  const page = findRoute(pathname)?.page;
  const name = page && (findParentPage(page) ?? page);
  return listNavEntries(items).find(({ menuPage }) => menuPage.page === name);
};

/** Value for aria-current: 'page' on the page itself, 'true' on its ancestors. */
export type AriaCurrent = 'page' | 'true' | undefined;
export type AriaCurrentSelector = (path: string) => AriaCurrent;

/** Arriving in a group stores the name of its page; arriving at an item without sub-pages clears it. */
export const useActiveNavItem = (items: readonly MenuItem[]): AriaCurrentSelector => {
  const location = useLocation();
  const canonical = canonicalPathOf(location.pathname);
  const entry = canonical === null ? undefined : findNavEntry(items, canonical);
  useEffect(() => {
    const arrived = findNavEntry(items, canonicalPathOf(location.pathname) ?? '');
    if (arrived) storePageName(arrived.item.groups.length === 0 ? null : arrived.menuPage.name);
  }, [items, location]);
  return (path) => {
    if (path === canonical) return 'page';
    return path === entry?.item.path || path === entry?.menuPage.path ? 'true' : undefined;
  };
};
