/** Starts the site in the browser: what the page came with, its services, its tree, and what starts once it is hydrated. */
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageLoader, SiteServices } from '../context/services.ts';
import { createUnsavedChanges } from '../context/unsavedChanges.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { createAlerts } from '../features/alerts/createAlerts.ts';
import { createRequestRegistry } from '../features/request/submission/requestRegistry.ts';
import type { Localization } from '../i18n/define.ts';
import { createModuleLoader } from '../lib/createModuleLoader.ts';
import { watchMissingFiles } from '../lib/importWithRetry.ts';
import { waitForTouch } from '../lib/waitForTouch.ts';
import { yieldToInput } from '../lib/yieldToInput.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { createSessionRecords } from '../query/sessionRecords.ts';
import { isDataLimited } from '../ssr/hydration/dataSaverChoice.ts';
import { consoleLogger as log } from './consoleLogger.ts';
import { createDataSaver } from './createDataSaver.ts';
import { Providers } from './Providers.tsx';
import { Router } from './Router.tsx';
import { createServices } from './services.ts';
import { registerServiceWorker } from './serviceWorker.ts';
import { HydrationSignal } from './start/HydrationSignal.tsx';
import type { mountPage } from './start/mountPage.ts';
import { importInitLocale, openPage } from './start/openPage.ts';
import { createVersionCheck } from './version/createVersionCheck.ts';
import { VersionWatch } from './version/VersionWatch.tsx';

/** Reads the alerts while the page is looked at. */
const startAlerts = ({ alerts, clock }: SiteServices): void => {
  const sendVisibility = () =>
    alerts.send(
      document.visibilityState === 'hidden' ? { type: 'HIDDEN' } : { type: 'SHOWN', at: clock.now() },
    );
  alerts.start();
  sendVisibility();
  document.addEventListener('visibilitychange', sendVisibility);
};

/** @param mount brings react-dom, which the entry starts in a task of its own (tools/vite/chunks.ts) */
export const hydrate = async (pageLoader: PageLoader, mount: typeof mountPage): Promise<void> => {
  // What the page came with.
  const { localization: initial, pageData, prerendered, renderedAt } = await openPage();
  await yieldToInput();
  let localization = initial;

  // Its services. The clock comes with the version check, whose response corrects it.
  const { check, clock } = createVersionCheck();
  await yieldToInput();
  const sessionRecords = createSessionRecords();
  let signalHydrated = (): void => {};
  const hydrated = new Promise<void>((resolve) => {
    signalHydrated = resolve;
  });
  const mayRefresh = isDataLimited() ? waitForTouch() : null;
  const localeSwitch = createModuleLoader(async () => {
    const { createLocaleSwitch, loadLocalization, storeLocale } = await importInitLocale();
    return createLocaleSwitch({
      readLocale: () => localization.locale,
      load: loadLocalization,
      apply: (chosen) => {
        storeLocale(chosen.locale);
        changeLocale(chosen);
      },
      log,
    });
  });
  const queryClient = createQueryClient({
    clock,
    log,
    readLocalization: () => localization,
    prerendered: prerendered && {
      at: prerendered.at,
      answers: new Map(Object.entries(prerendered.answers)),
    },
    hydrated,
    mayRefresh,
  });
  const services = createServices({
    log,
    clock,
    prerenderedOn: prerendered && manilaDay(prerendered.at),
    siteUrl: import.meta.env.SITE_ADDRESS,
    queryClient,
    sessionRecords,
    unsavedChanges: createUnsavedChanges((isHeld) => check.send({ type: isHeld ? 'HOLD' : 'RELEASE' })),
    alerts: createAlerts({
      clock,
      queryClient,
      sessionRecords,
      log,
      readLocalization: () => localization,
      page: pageData,
      renderedAt,
    }),
    requests: createRequestRegistry({ clock, onServerTime: clock.correct }),
    dataSaver: createDataSaver(),
    pageLoader,
    checkVersion: () => check.send({ type: 'CHECK' }),
    loadLocaleSwitch: localeSwitch.load,
  });

  // What starts once the page is hydrated, because a prerendered page has none of its results: each in a task of its own. The
  // version check is the first (spec §4).
  const preloadHotlines = () => void pageLoader.load('EmergencyHotlines').catch(() => {});
  const startRest = async () => {
    await yieldToInput();
    startAlerts(services);
    await yieldToInput();
    signalHydrated();
    // Preload this page while there is a signal: users need it without one.
    if (mayRefresh === null) preloadHotlines();
    else void mayRefresh.then(preloadHotlines);
  };

  const start = () => {
    check.start();
    watchMissingFiles(services.checkVersion);
    void startRest();
  };

  // Its tree. Another language renders it again in place, so that a form keeps its answers.
  const renderTree = () => (
    <Providers services={services} localization={localization} hasNoGlobalStyle={prerendered !== null}>
      <BrowserRouter>
        <Router />
        <VersionWatch check={check} />
        <HydrationSignal onHydrated={start} />
      </BrowserRouter>
    </Providers>
  );
  let root: Root | null = null;
  const changeLocale = (changed: Localization) => {
    localization = changed;
    queryClient.clear();
    sessionRecords.clear();
    services.alerts.send({ type: 'LANGUAGE_CHANGED' });
    root?.render(renderTree());
  };
  root = await mount(renderTree(), prerendered !== null, pageLoader);
  if (import.meta.env.SITE_WORKER === 'on') void registerServiceWorker(log);
};
