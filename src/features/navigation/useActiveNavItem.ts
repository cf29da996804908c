/** Where the citizen is, as the navigation marks it: by the path, and on a page that is in no menu by the stored page name (spec §2). */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { canonicalPathOf, type MenuItem } from '../../routes/menu.ts';
import { storePageName, usePageName } from './pageName.ts';

interface Place {
  readonly item: MenuItem;
  /** The item's own path, or a sub-page's. */
  readonly path: string;
  /** The same in every language, for it is stored. */
  readonly name: string;
}

const placesOf = (items: readonly MenuItem[]): readonly Place[] =>
  items.flatMap((item) => [
    { item, path: item.path, name: item.name },
    ...item.groups.flatMap(({ subPages }) => subPages.map(({ path, name }): Place => ({ item, path, name }))),
  ]);

/** '/Ordinance/no-1' belongs to Ordinance; '/services/x' to nothing. */
const placeOf = (items: readonly MenuItem[], canonical: string): Place | undefined =>
  placesOf(items).find(({ path }) => canonical === path || canonical.startsWith(`${path}/`));

/** For aria-current: the page itself, what it belongs to, or nothing. */
export type Mark = 'page' | 'true' | undefined;
export type Here = (path: string) => Mark;

/** Arriving at a sub-page stores its name, arriving at an item without sub-routes clears it. */
export const useHere = (items: readonly MenuItem[]): Here => {
  const location = useLocation();
  const pageName = usePageName();
  const canonical = canonicalPathOf(location.pathname);
  const place = canonical === null ? undefined : placeOf(items, canonical);
  useEffect(() => {
    const arrived = placeOf(items, canonicalPathOf(location.pathname) ?? '');
    if (arrived) storePageName(arrived.item.groups.length === 0 ? null : arrived.name);
  }, [items, location]);
  const stored = canonical === null ? undefined : placesOf(items).find(({ name }) => name === pageName);
  const item = (place ?? stored)?.item.path;
  return (path) => {
    if (path === canonical) return 'page';
    return path === item || path === place?.path ? 'true' : undefined;
  };
};
