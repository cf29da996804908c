/**
 * Loads a page's code on its first visit (loadPage.ts). It does not use React's `lazy`: once a fallback
 * is up, React delays the page for 300 ms, and a page that loads fast would flash its skeleton.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useOutletContext } from 'react-router-dom';
import { Skeleton } from '../components/layout/Skeleton.tsx';
import { RouteMeta } from '../components/seo/RouteMeta.tsx';
import { useServices } from '../context/services.ts';
import { probeConnectivity, waitUntilReachable } from '../features/request/submission/connectivity.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import type { LaterAssets } from '../lib/laterAssets.ts';
import { NoSignal } from '../pages/NoSignal.tsx';
import { isRecordPage } from '../routes/recordRoutes.ts';
import type { PageName } from '../routes/table.ts';
import { loadPage, type PageLoadStatus } from './loadPage.ts';
import { useOfflinePages } from './offlinePages.ts';
import { cacheLaterAssets } from './serviceWorker.ts';
import { reloadIfServed, reloadOnce } from './version/versionEffects.ts';

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

/** What the reader of a page needs next, also without a signal. */
const laterAssetsOf: { readonly [Name in PageName]?: LaterAssets } = {
  Home: 'services',
  CitizensCharter: 'services',
  FormRequest: 'form',
  ServiceForm: 'form',
};

interface PageProps {
  readonly name: PageName;
}

/** A page whose code is there. */
const LoadedPage = ({ name }: PageProps) => {
  const PageComponent = useServices().pageLoader.getLoaded(name);
  useEffect(() => {
    const later = laterAssetsOf[name];
    if (import.meta.env.SITE_WORKER === 'on' && later !== undefined) void cacheLaterAssets(later);
  }, [name]);
  return (
    <>
      {/* A record's page sets its own meta tags. */}
      {!isRecordPage(name) && <RouteMeta page={name} />}
      <FocusHeadingOnArrival />
      {PageComponent && <PageComponent />}
    </>
  );
};

interface PageWithoutSignalProps extends PageProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

const PageWithoutSignal = ({ name, isTrying, onRetry }: PageWithoutSignalProps) => {
  const lastPath = useOutletContext<LastPath>();
  useEffect(() => {
    // The focus is on this page: the one that takes its place is an arrival.
    lastPath.current = '';
  }, [lastPath]);
  return <NoSignal pages={useOfflinePages(name)} isTrying={isTrying} onRetry={onRetry} />;
};

/** Loads the page's code while the component is mounted. @throws what loadPage throws, so that the error boundary shows it */
const usePageLoad = (name: PageName) => {
  const { pageLoader } = useServices();
  const [status, setStatus] = useState<PageLoadStatus>('loading');
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  const retry = useRef((): void => {});
  useEffect(() => {
    const mounted = new AbortController();
    const waitForRetry = () =>
      new Promise<void>((resolve) => {
        const waiting = new AbortController();
        mounted.signal.addEventListener('abort', () => waiting.abort());
        retry.current = () => {
          waiting.abort();
          resolve();
        };
        void waitUntilReachable(() => {}, waiting.signal).then(resolve);
      });
    loadPage({
      load: () => pageLoader.load(name),
      checkConnectivity: () => probeConnectivity(() => {}),
      waitForRetry,
      // A deploy may have removed the chunk: reload once, else show the error screen (failures 6). After an earlier
      // failure any return to the page reloads it, if the site answers.
      reload: () => (pageLoader.hasFailed(name) ? reloadIfServed() : reloadOnce(`for ${name}`)),
      onStatus: setStatus,
      signal: mounted.signal,
    }).catch((cause: unknown) => {
      pageLoader.markFailed(name);
      setFailure({ cause });
    });
    return () => mounted.abort();
  }, [name, pageLoader]);
  if (failure !== null) throw failure.cause;
  return { status, retry: () => retry.current() };
};

/** A page whose code was not there when it was first shown. */
const LoadingPage = ({ name }: PageProps) => {
  const { status, retry } = usePageLoad(name);
  if (status === 'loaded') return <LoadedPage name={name} />;
  if (status !== 'loading')
    return <PageWithoutSignal name={name} isTrying={status === 'trying'} onRetry={retry} />;
  return (
    <>
      <RouteMeta page={name} />
      <Skeleton />
    </>
  );
};

export const LazyPage = ({ name }: PageProps) => {
  const { pageLoader } = useServices();
  const [isLoaded] = useState(() => pageLoader.getLoaded(name) !== null);
  return isLoaded ? <LoadedPage name={name} /> : <LoadingPage name={name} />;
};
