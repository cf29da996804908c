/** The pages that open without a signal, for the page that does not. */
import { useEffect, useState } from 'react';
import type { OfflinePage } from '../pages/NoSignal.tsx';
import { allRoutes, findRoute, routeOfPage } from '../routes/menu.ts';
import { isRecordPage } from '../routes/recordRoutes.ts';
import type { PageName } from '../routes/table.ts';
import { type PageLoader, usePageLoader } from './pageLoader.ts';

/** The paths of all cached documents and files. Without a service worker there are none. */
const readCachedPaths = async (): Promise<readonly string[]> => {
  if (!('caches' in window)) return [];
  const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
};

/** The listed pages with an address of their own, hotlines first. A record's page is reached from its list. */
const listablePages: readonly PageName[] = [
  'EmergencyHotlines',
  ...allRoutes.flatMap((route) => {
    const { page, isUnlisted } = route;
    const isListed = routeOfPage(page) === route && !isUnlisted && !isRecordPage(page);
    return isListed && page !== 'EmergencyHotlines' ? [page] : [];
  }),
];

const listOfflinePages = (
  paths: readonly string[],
  pageLoader: PageLoader,
  current: PageName,
): readonly OfflinePage[] => {
  const cached = new Set(paths.map((path) => findRoute(path)?.page));
  return listablePages
    .filter((page) => page !== current && (cached.has(page) || pageLoader.getLoaded(page) !== null))
    .map((page) => ({ page, isCached: cached.has(page) }));
};

/** Empty until the caches are read. @param current the page that does not open */
export const useOfflinePages = (current: PageName): readonly OfflinePage[] => {
  const pageLoader = usePageLoader();
  const [pages, setPages] = useState<readonly OfflinePage[]>([]);
  useEffect(() => {
    let isMounted = true;
    const show = (paths: readonly string[]) => {
      if (isMounted) setPages(listOfflinePages(paths, pageLoader, current));
    };
    readCachedPaths().then(show, () => show([]));
    return () => {
      isMounted = false;
    };
  }, [pageLoader, current]);
  return pages;
};
