/** Registers the service worker once the page is idle (docs/decisions/0042-service-worker.md). */
import { fromPromise } from 'xstate';
import type { Logger } from '../context/logger.ts';
import type { LaterAssets } from '../lib/laterAssets.ts';
import { waitForIdle } from '../lib/waitForIdle.ts';
import { isDataLimited } from '../ssr/hydration/dataSaverChoice.ts';

/** Time limit for installing a new worker, milliseconds. */
const installLimit = 10_000;

const waitForLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** True if a worker served this page; the page is then cached already. Safari may not report it. */
const wasServedByWorker = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  );

/** Paths of the files this page loaded from the site, without queries. */
const listLoadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin ? [pathname] : [];
  });

/**
 * Registers the worker if the browser supports it: over https, or on localhost. Logs a failure: the site works without a
 * worker.
 */
export const registerServiceWorker = async (log: Logger): Promise<void> => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) return;
  await waitForLoad();
  await waitForIdle();
  try {
    await serviceWorker.register('/worker.js');
    if (wasServedByWorker()) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page: window.location.pathname, files: listLoadedFiles() });
  } catch (error) {
    log(`The worker: ${String(error)}`);
  }
};

/**
 * Asks the worker, once there is one and the page is idle, to cache files that the reader needs next. The services themselves
 * are on the device: every page that leads to them reads them.
 */
export const cacheLaterAssets = async (name: LaterAssets): Promise<void> => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || isDataLimited()) return;
  const { active } = await serviceWorker.ready;
  await waitForIdle();
  active?.postMessage(name);
};

/** Resolves when the worker is activated; rejects when it is discarded. */
const waitForActivation = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const checkState = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The new worker could not be installed.'));
    };
    worker.addEventListener('statechange', checkState);
    checkState();
  });

const rejectAfter = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The new worker is not installed yet.')), milliseconds),
  );

/** Updates the worker to the served version, for the version check. Does nothing if the site has no worker. */
export const updateWorker = fromPromise<void, unknown>(async () => {
  const update = async (): Promise<void> => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration === undefined) return;
    await registration.update();
    const newWorker = registration.installing ?? registration.waiting;
    if (newWorker !== null) await waitForActivation(newWorker);
  };
  await Promise.race([update(), rejectAfter(installLimit)]);
});
