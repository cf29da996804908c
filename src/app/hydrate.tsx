/** Starts the site in the browser: the version check, the clock that its response corrects, and the pages. */
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor, fromPromise, waitFor } from 'xstate';
import { placeAlerts, type SiteAlert } from '../../machines/site/alerts.ts';
import { versionCheckMachine } from '../../machines/site/versionCheck.ts';
import type { LoadLocaleActor } from '../context/localeContext.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { createClock } from '../domain/dates/clock.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { alertReadInterval, createAlertsMachine, readPageAlerts } from '../features/alerts/alertsContext.ts';
import { createRequestRegistry } from '../features/request/submission/requestRegistry.ts';
import { englishLocalization, type Localization } from '../i18n/define.ts';
import { isLocale } from '../i18n/locales.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { waitForTouch } from '../lib/waitForTouch.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';
import { parseCursor } from '../routes/cursor.ts';
import { findRoute } from '../routes/menu.ts';
import { homePath } from '../routes/table.ts';
import { readPageData } from '../ssr/contract.ts';
import { formTypeMarker, hydratedEvent, pagedListMarker } from '../ssr/domMarkers.ts';
import { isDataLimited } from '../ssr/hydration/dataSaverChoice.ts';
import { useIsHydrated } from '../ssr/hydration/useIsHydrated.ts';
import { consoleLogger } from './consoleLogger.ts';
import { createDataSaver } from './createDataSaver.ts';
import { readLocaleCookie } from './localeCookie.ts';
import { Providers } from './Providers.tsx';
import type { PageLoader } from './pageLoader.ts';
import { Router } from './Router.tsx';
import { registerServiceWorker, updateWorker } from './serviceWorker.ts';
import { VersionWatch } from './VersionWatch.tsx';
import { clearCaches, fetchVersion, readVersionState, storeVersion } from './versionEffects.ts';

/** Replaces `/` by the path of Home in the address, because the page at `/` was prerendered for that path. */
const normalizeRootPath = (prerendered: string | null): void => {
  const { pathname, search, hash } = window.location;
  if (prerendered === homePath && pathname === '/')
    window.history.replaceState(null, '', homePath + search + hash);
};

/** A static host ignores the query, so it serves the first page of a dated list whatever the cursor. */
const matchesLocation = (prerendered: string | null): boolean =>
  prerendered === window.location.pathname && parseCursor(window.location.search) === null;

/**
 * The signal hydrates last. Once it has, the page can answer the presses that were noted before its scripts ran.
 */
interface HydrationSignalProps {
  /** Called once. */
  readonly onHydrated: () => void;
}

const HydrationSignal = ({ onHydrated }: HydrationSignalProps) => {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    onHydrated();
    const { dataset } = document.documentElement;
    for (const marker of [formTypeMarker, pagedListMarker]) delete dataset[marker];
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated, onHydrated]);
  return null;
};

const importInitLocale = () => importWithRetry(() => import('./initLocale.ts'));

/**
 * Picks the locale. A prerendered page stays in its own; any other page takes the chosen one, else the shell's. Falls
 * back to English if the messages cannot be loaded.
 */
const loadInitialLocalization = async (isPrerendered: boolean): Promise<Localization> => {
  const locale =
    [isPrerendered ? null : readLocaleCookie(), document.documentElement.lang].find(isLocale) ?? 'en';
  if (locale === 'en') return englishLocalization;
  try {
    return await (await importInitLocale()).loadLocalization(locale);
  } catch {
    // The bundle contains the English messages.
    return englishLocalization;
  }
};

export const hydrate = async (pageLoader: PageLoader): Promise<void> => {
  const pageData = readPageData();
  const { lang } = document.documentElement;
  let localization = await loadInitialLocalization(pageData?.path != null);
  document.documentElement.lang = localization.locale;
  // If the messages of its locale cannot be loaded, the prerendered page is rendered again.
  const localizedData = lang === localization.locale ? pageData : null;
  const clock = createClock(Date.now, () => waitFor(check, (state) => !state.hasTag('checking')));
  const sessionRecords = createSessionRecords();
  // The actor belongs to the site, not to a component: StrictMode would start it twice.
  const check = createActor(
    versionCheckMachine.provide({
      actors: {
        readStored: readVersionState,
        fetchVersion: fromPromise(async () => {
          const { version, instant } = await fetchVersion(fetch);
          if (instant !== null) clock.correct(instant);
          return version;
        }),
        updateWorker,
        clearCaches,
        storeVersion,
      },
      actions: {
        reload: () => window.location.reload(),
        log: (_, { what }) => consoleLogger(`The version check: ${what}`),
      },
    }),
  );
  const providedAlertsMachine = createAlertsMachine({
    clock,
    sessionRecords,
    log: consoleLogger,
    readLocalization: () => localization,
    renderedAt: pageData?.at ?? 0,
  });
  const createAlertsActor = (
    initialAlerts: readonly SiteAlert[],
    dismissed: readonly string[],
    now = clock.now(),
  ) =>
    createActor(providedAlertsMachine, {
      input: { known: initialAlerts, dismissed, now, readInterval: alertReadInterval },
    });
  let alertsActor =
    localizedData === null
      ? createAlertsActor([], [])
      : createAlertsActor(
          readPageAlerts(localizedData.alerts, localizedData.at, localization),
          [],
          localizedData.at,
        );
  const requestRegistry = createRequestRegistry({
    clock,
    log: consoleLogger,
    onServerTime: clock.correct,
  });
  const dataSaverActor = createActor(createDataSaver());
  dataSaverActor.start();
  let reactRoot: Root | null = null;
  let opening: ReturnType<LoadLocaleActor> | null = null;
  const openLocaleActor: LoadLocaleActor = () => {
    const openActor = async () => {
      const { createLocaleActor } = await importInitLocale();
      const onLocaleChange = (changed: Localization) => {
        localization = changed;
        queryClient.clear();
        sessionRecords.clear();
        // Alerts in the flow stay there, and change their language as soon as they are read again.
        const { context } = alertsActor.getSnapshot();
        alertsActor.stop();
        alertsActor = createAlertsActor(
          placeAlerts(context).inFlow.map(({ alert }) => alert),
          context.dismissed,
        );
        alertsActor.start();
        reactRoot?.render(renderTree());
      };
      return createLocaleActor({
        initialLocale: localization.locale,
        log: consoleLogger,
        onLocaleChange,
      });
    };
    opening ??= openActor().catch((cause: unknown) => {
      opening = null;
      throw cause;
    });
    return opening;
  };
  const sendVisibility = () =>
    alertsActor.send(
      document.visibilityState === 'hidden' ? { type: 'HIDDEN' } : { type: 'SHOWN', at: clock.now() },
    );
  const mayRefresh = isDataLimited() ? waitForTouch() : null;
  const preloadHotlines = () => void pageLoader.load('EmergencyHotlines').catch(() => {});
  // A prerendered page has none of these actors' results, so they start only after hydration.
  const start = () => {
    for (const actor of [check, alertsActor]) actor.start();
    sendVisibility();
    document.addEventListener('visibilitychange', sendVisibility);
    // Preload this page while there is a signal: users need it without one.
    if (mayRefresh === null) preloadHotlines();
    else void mayRefresh.then(preloadHotlines);
  };
  normalizeRootPath(pageData?.path ?? null);
  const prerendered = matchesLocation(localizedData?.path ?? null) ? localizedData : null;
  const page = findRoute(window.location.pathname)?.page;
  const queryClient = createQueryClient({
    clock,
    log: consoleLogger,
    readLocale: () => localization.locale,
    prerendered: prerendered && { at: prerendered.at, answers: new Map(Object.entries(prerendered.answers)) },
    mayRefresh,
  });
  const unsavedChanges = createUnsavedChanges((isHeld) => check.send({ type: isHeld ? 'HOLD' : 'RELEASE' }));
  const renderTree = () => (
    <Providers
      localization={localization}
      log={consoleLogger}
      clock={clock}
      prerenderedOn={prerendered && manilaDay(prerendered.at)}
      queryClient={queryClient}
      sessionRecords={sessionRecords}
      unsavedChanges={unsavedChanges}
      alertsActor={alertsActor}
      dataSaver={dataSaverActor}
      openLocaleActor={openLocaleActor}
      requestRegistry={requestRegistry}
      pageLoader={pageLoader}
      siteUrl={import.meta.env.SITE_ADDRESS}
    >
      <BrowserRouter>
        <Router />
        <VersionWatch check={check} />
        <HydrationSignal onHydrated={start} />
      </BrowserRouter>
    </Providers>
  );
  const root = document.getElementById('root')!;
  // If the page's code cannot be loaded, the prerendered page stays as it is, and the router shows the error.
  const isPageLoaded =
    page !== undefined &&
    prerendered !== null &&
    (await pageLoader.load(page).then(
      () => true,
      () => false,
    ));
  if (isPageLoaded)
    startTransition(() => {
      reactRoot = hydrateRoot(root, renderTree(), {
        onRecoverableError: (error: unknown) =>
          consoleLogger(`A prerendered page was rendered again: ${String(error)}`),
      });
    });
  else {
    // The head's tags belong to another page or to none; each page renders its own.
    for (const each of document.querySelectorAll('title,[rel=canonical],[name=description],[property]'))
      each.remove();
    reactRoot = createRoot(root);
    reactRoot.render(renderTree());
  }
  if (import.meta.env.SITE_WORKER === 'on') void registerServiceWorker(consoleLogger);
};
