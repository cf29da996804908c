/**
 * Probes whether the site is reachable, with its smallest file, which no cache stores. The response also carries the
 * server's time.
 */
import { fromPromise } from 'xstate';
import type { Connectivity } from '../../../../machines/request/context.ts';
import type { ServerTimeListener } from '../../../context/requests.ts';
import { readFields } from '../../../lib/readFields.ts';

const probePath = '/version.json';
const probeTimeout = 2_500;
/** Probe interval while the page is visible, ms: a phone may report that it is online without reaching anything. */
const probeInterval = 20_000;

/** Detects captive portals: a network's sign-in page answers every request with HTML. */
export const probeConnectivity = async (onServerTime: ServerTimeListener): Promise<Connectivity> => {
  try {
    const response = await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) });
    if (!response.ok) return 'online';
    const text = await response.text();
    try {
      if (!readFields(JSON.parse(text)).has('version')) return 'portal';
      const instant = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(instant)) onServerTime(instant);
      return 'online';
    } catch {
      return 'portal';
    }
  } catch {
    return 'offline';
  }
};

/**
 * Resolves when the site responds. Probes when the phone reports that it is online, when the page's visibility changes,
 * and at intervals.
 */
export const waitUntilReachable = (onServerTime: ServerTimeListener, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let isProbing = false;
    const probeAgain = async () => {
      if (isProbing) return;
      isProbing = true;
      const connectivity = await probeConnectivity(onServerTime);
      isProbing = false;
      if (connectivity !== 'online' || signal.aborted) return;
      stop();
      resolve();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void probeAgain();
    }, probeInterval);
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('online', probeAgain);
      document.removeEventListener('visibilitychange', probeAgain);
    };
    window.addEventListener('online', probeAgain);
    document.addEventListener('visibilitychange', probeAgain);
    signal.addEventListener('abort', stop);
    // The connection may have come back before the listeners were added.
    void probeAgain();
  });

export const createConnectivityActors = (onServerTime: ServerTimeListener) => ({
  checkConnectivity: fromPromise<Connectivity, unknown>(() => probeConnectivity(onServerTime)),
  awaitConnection: fromPromise<void, unknown>(({ signal }) => waitUntilReachable(onServerTime, signal)),
});
