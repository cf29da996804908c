/** Whether the site can be reached: by its smallest file, which nothing keeps; its answer tells the time too. */
import { fromPromise } from 'xstate';
import type { Connectivity } from '../../../../machines/request/context.ts';
import { readFields } from '../../../lib/readFields.ts';

const probePath = '/version.json';
const probeTimeout = 2_500;
/** A look in this time, while the page is in sight: a phone may say that it is online and reach nobody. */
const probeInterval = 20_000;

/** @param instant the server's time, epoch ms */
export type ServerTimeListener = (instant: number) => void;

/** A network's sign-in page answers for everybody, with a page. */
export const probeConnectivity = async (onServerTime: ServerTimeListener): Promise<Connectivity> => {
  try {
    const response = await fetch(probePath, { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) });
    if (!response.ok) return 'there';
    const text = await response.text();
    try {
      if (!readFields(JSON.parse(text)).has('version')) return 'portal';
      const instant = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(instant)) onServerTime(instant);
      return 'there';
    } catch {
      return 'portal';
    }
  } catch {
    return 'none';
  }
};

/** Is done when the site answers; looks when the phone says that it is online, when the page comes into sight, and now and then. */
const waitUntilReachable = (onServerTime: ServerTimeListener, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let isProbing = false;
    const probeAgain = async () => {
      if (isProbing) return;
      isProbing = true;
      const connectivity = await probeConnectivity(onServerTime);
      isProbing = false;
      if (connectivity !== 'there' || signal.aborted) return;
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
    // It may have come back before anybody listened.
    void probeAgain();
  });

export const createConnectivityActors = (onServerTime: ServerTimeListener) => ({
  lookForSignal: fromPromise<Connectivity, unknown>(() => probeConnectivity(onServerTime)),
  awaitSignal: fromPromise<void, unknown>(({ signal }) => waitUntilReachable(onServerTime, signal)),
});
