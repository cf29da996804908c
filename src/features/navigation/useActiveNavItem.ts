/** Where the citizen is, as the navigation marks it: by the path, and on a page that is in no menu by the stored page name (spec §2). */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf, type MenuItem } from '../../routes/menu.ts';
import { storePageName, usePageName } from './pageName.ts';

interface NavEntry {
  readonly item: MenuItem;
  /** The item's own path, or a sub-page's. */
  readonly path: string;
  /** The same in every language, for it is stored. */
  readonly name: string;
}

const listNavEntries = (items: readonly MenuItem[]): readonly NavEntry[] =>
  items.flatMap((item) => [
    { item, path: item.path, name: item.name },
    ...item.groups.flatMap(({ subPages }) =>
      subPages.map(({ path, name }): NavEntry => ({ item, path, name })),
    ),
  ]);

/** '/Ordinance/no-1' belongs to Ordinance; '/services/x' to nothing. */
const findNavEntry = (items: readonly MenuItem[], canonical: string): NavEntry | undefined =>
  listNavEntries(items).find(({ path }) => canonical === path || canonical.startsWith(`${path}/`));

/** For aria-current: the page itself, what it belongs to, or nothing. */
export type AriaCurrent = 'page' | 'true' | undefined;
export type AriaCurrentSelector = (path: string) => AriaCurrent;

/** Arriving at a sub-page stores its name, arriving at an item without sub-routes clears it. */
export const useActiveNavItem = (items: readonly MenuItem[]): AriaCurrentSelector => {
  const location = useLocation();
  const pageName = usePageName();
  const canonical = canonicalPathOf(location.pathname);
  const entry = canonical === null ? undefined : findNavEntry(items, canonical);
  useEffect(() => {
    const arrived = findNavEntry(items, canonicalPathOf(location.pathname) ?? '');
    if (arrived) storePageName(arrived.item.groups.length === 0 ? null : arrived.name);
  }, [items, location]);
  const storedEntry =
    canonical === null ? undefined : listNavEntries(items).find(({ name }) => name === pageName);
  const item = (entry ?? storedEntry)?.item.path;
  return (path) => {
    if (path === canonical) return 'page';
    return path === item || path === entry?.path ? 'true' : undefined;
  };
};
