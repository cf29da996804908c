/**
 * Loads a page's code on its first visit. It does not use React's `lazy`: once a fallback is up, React delays the page
 * for 300 ms, and a page that loads fast would flash its skeleton.
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

/** The last path the user reached; null before the first page of a session. */
export type LastPath = RefObject<string | null>;

/** Moves the focus to the heading, except on the first page of a session. */
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
        // A deploy may have removed the chunk: reload once, else show the error screen (failures 6). After an earlier
        // failure any return to the page reloads it, if the site answers: the signal may be back.
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
  // Throw while rendering, so that the error boundary shows the failure.
  if (failure !== null) throw failure.cause;
  const PageComponent = pageLoader.getLoaded(name);
  return (
    <>
      {/* A record's page sets its own meta tags. */}
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
