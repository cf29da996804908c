/** Registers the site's worker, once the page has nothing else to do (docs/decisions/service-worker.md). */
import { fromPromise } from 'xstate';
import type { Logger } from '../context/loggerContext.ts';

/** Milliseconds that a new worker has to be installed. */
const installLimit = 10_000;

const waitForLoad = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Safari knows no idle callback. */
const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1_000);
  });

/** Whether a worker was there when this page was asked for: then it has kept it. Safari may not say. */
const wasServedByWorker = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ workerStart }) => workerStart > 0,
  );

/** What this page loaded from the site, by path: never a query. */
const listLoadedFiles = (): readonly string[] =>
  performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name);
    return origin === window.location.origin ? [pathname] : [];
  });

/** Where there are workers: over https, or on this machine. A failure is logged: the site works without. */
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

/** Resolves where this worker has taken over; rejects where it is thrown away. */
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

/** Brings the worker up to what is served; for the version check. Nothing where the site has none. */
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
