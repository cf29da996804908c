/** Finds the active nav item from the path, or from the stored page name on pages outside the menu (spec §2). */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf, type MenuItem } from '../../routes/menu.ts';
import { storePageName, usePageName } from './pageName.ts';

interface NavEntry {
  readonly item: MenuItem;
  /** Path of the item or of its sub-page. */
  readonly path: string;
  /** The same in every locale, because it is stored. */
  readonly name: string;
}

const listNavEntries = (items: readonly MenuItem[]): readonly NavEntry[] =>
  items.flatMap((item) => [
    { item, path: item.path, name: item.name },
    ...item.groups.flatMap(({ subPages }) =>
      subPages.map(({ path, name }): NavEntry => ({ item, path, name })),
    ),
  ]);

/** '/Ordinance/no-1' → Ordinance; '/services/x' → undefined. */
const findNavEntry = (items: readonly MenuItem[], canonical: string): NavEntry | undefined =>
  listNavEntries(items).find(({ path }) => canonical === path || canonical.startsWith(`${path}/`));

/** Value for aria-current: 'page' on the page itself, 'true' on its ancestors. */
export type AriaCurrent = 'page' | 'true' | undefined;
export type AriaCurrentSelector = (path: string) => AriaCurrent;

/** Opening a sub-page stores its name; opening an item without sub-pages clears it. */
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
