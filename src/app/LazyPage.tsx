/**
 * A page that loads when it is gone to. Not React's `lazy`: once its fallback is up, React holds the page back for 300 ms,
 * and a page that was quick would flash its skeleton.
 */

import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { Skeleton } from '../components/layout/Skeleton.tsx';
import { RouteMeta } from '../components/seo/RouteMeta.tsx';
import { focusHeading } from '../lib/focusHeading.ts';
import { isRecordPage } from '../routes/recordRoutes.ts';
import type { PageName } from '../routes/table.ts';
import { usePageLoader } from './pageLoader.ts';
import { reloadIfServed, reloadOnce } from './versionEffects.ts';

/** The path that was arrived at last; null before the first page of a visit. */
export type LastPath = RefObject<string | null>;

/** Gives the focus to the heading; the first page of a visit does not take it. */
const FocusHeadingOnArrival = () => {
  const { pathname } = useLocation();
  const lastPath = useOutletContext<LastPath>();
  useEffect(() => {
    if (lastPath.current !== null && lastPath.current !== pathname) {
      focusHeading();
    }
    lastPath.current = pathname;
  }, [pathname, lastPath]);
  return null;
};

interface LazyPageProps {
  readonly name: PageName;
}

export const LazyPage = ({ name }: LazyPageProps) => {
  const pageLoader = usePageLoader();
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (pageLoader.getLoaded(name) !== null) return;
    let isMounted = true;
    const hasFailedBefore = pageLoader.hasFailed(name);
    pageLoader.load(name).then(
      () => isMounted && rerender(),
      async (cause: unknown) => {
        if (!isMounted) return;
        // A chunk that is gone after a deploy: the address is loaded anew once, else the error screen (failures 6). Who comes
        // again, perhaps with a signal, has it loaded anew.
        const isReloading = await (hasFailedBefore ? reloadIfServed() : reloadOnce(`for ${name}`));
        if (!isMounted || isReloading) return;
        pageLoader.markFailed(name);
        setFailure({ cause });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [name, pageLoader]);
  // Thrown while drawing, so that the error boundary shows it.
  if (failure !== null) throw failure.cause;
  const PageComponent = pageLoader.getLoaded(name);
  return (
    <>
      {/* A page about one record says itself what it is about. */}
      {(PageComponent === null || !isRecordPage(name)) && <RouteMeta page={name} />}
      {PageComponent === null ? (
        <Skeleton />
      ) : (
        <>
          <FocusHeadingOnArrival />
          <PageComponent />
        </>
      )}
    </>
  );
};
