/** The pages that open without a signal, for the page that does not. */
import { useEffect, useState } from 'react';
import { type PageLoader, useServices } from '../context/services.ts';
import type { OfflinePage } from '../pages/NoSignal.tsx';
import { allRoutes, routeOfPage } from '../routes/menu.ts';
import { isRecordPage } from '../routes/recordRoutes.ts';
import { homePath, type PageName } from '../routes/table.ts';

/** The listed pages with an address of their own, hotlines first. A record's page is reached from its list. */
const listablePages: readonly PageName[] = [
  'EmergencyHotlines',
  ...allRoutes.flatMap((route) => {
    const { page, isUnlisted } = route;
    const isListed = routeOfPage(page) === route && !isUnlisted && !isRecordPage(page);
    return isListed && page !== 'EmergencyHotlines' ? [page] : [];
  }),
];

/** Whether the service worker has the document of this path. Unreadable caches count as empty. */
const hasDocument = async (path: string): Promise<boolean> => {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false;
  }
};

const findOfflinePages = async (
  pageLoader: PageLoader,
  current: PageName,
): Promise<readonly OfflinePage[]> => {
  const all = listablePages.map(async (page) => {
    const path = page === 'Home' ? homePath : routeOfPage(page).path;
    return { page, path, isCached: await hasDocument(path) };
  });
  return (await Promise.all(all)).filter(
    ({ page, isCached }) => page !== current && (isCached || pageLoader.getLoaded(page) !== null),
  );
};

/** Empty until the caches are read. @param current the page that does not open */
export const useOfflinePages = (current: PageName): readonly OfflinePage[] => {
  const { pageLoader } = useServices();
  const [pages, setPages] = useState<readonly OfflinePage[]>([]);
  useEffect(() => {
    let isMounted = true;
    void findOfflinePages(pageLoader, current).then((found) => {
      if (isMounted) setPages(found);
    });
    return () => {
      isMounted = false;
    };
  }, [pageLoader, current]);
  return pages;
};
