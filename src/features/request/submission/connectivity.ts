/** Whether the site can be reached: by its smallest file, which nothing keeps; its answer tells the time too. */
import { fromPromise } from 'xstate';
import type { Signal } from '../../../../machines/request/context.ts';
import { readFields } from '../../../lib/readFields.ts';

const probe = '/version.json';
const answerLimit = 2_500;
/** A look in this time, while the page is in sight: a phone may say that it is online and reach nobody. */
const lookEvery = 20_000;

/** @param instant the server's time, epoch ms */
export type TellTime = (instant: number) => void;

/** A network's sign-in page answers for everybody, with a page. */
export const look = async (tellTime: TellTime): Promise<Signal> => {
  try {
    const response = await fetch(probe, { cache: 'no-store', signal: AbortSignal.timeout(answerLimit) });
    if (!response.ok) return 'there';
    const text = await response.text();
    try {
      if (!readFields(JSON.parse(text)).has('version')) return 'portal';
      const instant = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(instant)) tellTime(instant);
      return 'there';
    } catch {
      return 'portal';
    }
  } catch {
    return 'none';
  }
};

/** Is done when the site answers; looks when the phone says that it is online, when the page comes into sight, and now and then. */
const until = (tellTime: TellTime, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let isLooking = false;
    const lookAgain = async () => {
      if (isLooking) return;
      isLooking = true;
      const found = await look(tellTime);
      isLooking = false;
      if (found !== 'there' || signal.aborted) return;
      stop();
      resolve();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void lookAgain();
    }, lookEvery);
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('online', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
    window.addEventListener('online', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    signal.addEventListener('abort', stop);
    // It may have come back before anybody listened.
    void lookAgain();
  });

export const signalEffects = (tellTime: TellTime) => ({
  lookForSignal: fromPromise<Signal, unknown>(() => look(tellTime)),
  awaitSignal: fromPromise<void, unknown>(({ signal }) => until(tellTime, signal)),
});
