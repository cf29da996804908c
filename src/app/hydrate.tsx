/** The site begins here: with the version check, the clock that its answer corrects, and the pages. */
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
import { createAlertsMachine } from '../features/alerts/alertsContext.ts';
import { createPendingSubmissionsMachine } from '../features/request/submission/pendingSubmissions.ts';
import { createRequestRegistry } from '../features/request/submission/requestRegistry.ts';
import { isLocale } from '../i18n/locales.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';
import { parseCursor } from '../routes/cursor.ts';
import { findRoute } from '../routes/menu.ts';
import { homePath } from '../routes/table.ts';
import { readPageData } from '../ssr/contract.ts';
import { hydratedEvent, pagedListMarker } from '../ssr/domMarkers.ts';
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

/** `/` is Home by another name, and drawn as Home. */
const normalizeRootPath = (prerendered: string | null): void => {
  const { pathname, search, hash } = window.location;
  if (prerendered === homePath && pathname === '/')
    window.history.replaceState(null, '', homePath + search + hash);
};

/** A static host serves a file whatever the query says: of a dated list the page that was drawn is its first. */
const matchesLocation = (prerendered: string | null): boolean =>
  prerendered === window.location.pathname && parseCursor(window.location.search) === null;

/** The last of the page to be there: whatever its reader pressed before can be answered now. */
interface HydrationSignalProps {
  /** Once. */
  readonly onHydrated: () => void;
}

const HydrationSignal = ({ onHydrated }: HydrationSignalProps) => {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    onHydrated();
    delete document.documentElement.dataset[pagedListMarker];
    window.dispatchEvent(new Event(hydratedEvent));
  }, [isHydrated, onHydrated]);
  return null;
};

const importInitLocale = () =>
  importWithRetry('__FILES src/app/initLocale.ts__', () => import('./initLocale.ts'));

/**
 * A page stays in the language that it was drawn in; one that is not drawn comes in what was chosen, else in that of the shell.
 * In English where the sentences cannot be had.
 */
const applyInitialLocale = async (isPrerendered: boolean): Promise<void> => {
  const root = document.documentElement;
  const locale = [isPrerendered ? null : readLocaleCookie(), root.lang].find(isLocale) ?? 'en';
  try {
    if (locale !== 'en') {
      await (await importInitLocale()).initLocale(locale);
      return;
    }
  } catch {
    // English stands in the site's own files.
  }
  root.lang = 'en';
};

export const hydrate = async (pageLoader: PageLoader): Promise<void> => {
  const pageData = readPageData();
  const { lang } = document.documentElement;
  await applyInitialLocale(pageData?.path != null);
  // Drawn in a language whose sentences cannot be had it is drawn anew.
  const localizedData = lang === document.documentElement.lang ? pageData : null;
  const clock = createClock(Date.now, () => waitFor(check, (state) => !state.hasTag('asking')));
  const sessionRecords = createSessionRecords();
  // Of the site and not of a component, which StrictMode would begin twice.
  const check = createActor(
    versionCheckMachine.provide({
      actors: {
        recall: readVersionState,
        readVersion: fromPromise(async () => {
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
  const providedAlertsMachine = createAlertsMachine({ clock, sessionRecords, log: consoleLogger });
  const createAlertsActor = (initialAlerts: readonly SiteAlert[], dismissed: readonly string[]) =>
    createActor(providedAlertsMachine, { input: { known: initialAlerts, dismissed, now: clock.now() } });
  let alertsActor = createAlertsActor([], []);
  const pendingSubmissions = createActor(createPendingSubmissionsMachine(consoleLogger));
  const dataSaverActor = createActor(createDataSaver());
  dataSaverActor.start();
  let reactRoot: Root | null = null;
  let opening: ReturnType<LoadLocaleActor> | null = null;
  const openLocaleActor: LoadLocaleActor = () => {
    const openActor = async () => {
      const { createLocaleActor } = await importInitLocale();
      const onLocaleChange = () => {
        queryClient.clear();
        sessionRecords.clear();
        // What stands in the flow stays there, and says itself anew as soon as it is read.
        const { context } = alertsActor.getSnapshot();
        alertsActor.stop();
        alertsActor = createAlertsActor(
          placeAlerts(context).inFlow.map(({ alert }) => alert),
          context.dismissed,
        );
        alertsActor.start();
        reactRoot?.render(renderTree());
      };
      return createLocaleActor({ log: consoleLogger, onLocaleChange });
    };
    opening ??= openActor().catch((cause: unknown) => {
      opening = null;
      throw cause;
    });
    return opening;
  };
  // What they come to know is not on a page that came drawn: not before it is taken over.
  const start = () => {
    for (const actor of [check, alertsActor, pendingSubmissions]) actor.start();
    // Fetched while there is a signal: it is the page that is needed without one.
    pageLoader.load('EmergencyHotlines').catch(() => {});
  };
  normalizeRootPath(pageData?.path ?? null);
  const prerendered = matchesLocation(localizedData?.path ?? null) ? localizedData : null;
  const page = findRoute(window.location.pathname)?.page;
  const queryClient = createQueryClient({
    clock,
    log: consoleLogger,
    prerendered: prerendered && { at: prerendered.at, answers: new Map(Object.entries(prerendered.answers)) },
  });
  const unsavedChanges = createUnsavedChanges((isHeld) => check.send({ type: isHeld ? 'HOLD' : 'RELEASE' }));
  const requestRegistry = createRequestRegistry({ clock, onServerTime: clock.correct });
  /** Anew each time, so that all of it is drawn in the language that is spoken then. */
  const renderTree = () => (
    <Providers
      log={consoleLogger}
      clock={clock}
      prerenderedOn={prerendered && manilaDay(prerendered.at)}
      queryClient={queryClient}
      sessionRecords={sessionRecords}
      unsavedChanges={unsavedChanges}
      alertsActor={alertsActor}
      pendingSubmissions={pendingSubmissions}
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
  // Where its code cannot be had the page stays as it was drawn, and its router says what there is to say.
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
          consoleLogger(`A drawn page was drawn anew: ${String(error)}`),
      });
    });
  else {
    // What came in the head is another page's, or nobody's: each page gives its own.
    for (const each of document.querySelectorAll('title,[rel=canonical],[name=description],[property]'))
      each.remove();
    reactRoot = createRoot(root);
    reactRoot.render(renderTree());
  }
  if (import.meta.env.SITE_WORKER === 'on') void registerServiceWorker(consoleLogger);
};
