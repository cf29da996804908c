/**
 * One tab after the other: two that hold the same answers do not send them at the same time (failures 11). Bounded: a tab
 * that hangs, or that the phone has put to sleep, holds up nobody for long. Where the browser has no locks, or refuses them,
 * as over plain http or with storage blocked, nobody waits.
 */

const lockName = 'sending a request';
/** Less than a sending may take, so that what waited can still be answered (ms). */
const maxWait = 4_000;
const maxHold = 15_000;

/** A second sending of this tab does not wait for its first. */
let holdsLock = false;

/** `send` is begun once, in its turn; not at all where `signal` was aborted before. */
export const withSubmitLock = (signal: AbortSignal, send: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    let hasStarted = false;
    const start = (): Promise<void> => {
      hasStarted = true;
      const sending = send();
      sending.then(resolve, reject);
      return sending.catch(() => {});
    };
    if (!('locks' in navigator) || holdsLock) {
      void start();
      return;
    }
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), maxWait);
    signal.addEventListener('abort', () => wait.abort());
    const hold = async () => {
      clearTimeout(timer);
      holdsLock = true;
      const timeout = new Promise((done) => setTimeout(done, maxHold));
      await Promise.race([start(), timeout]);
      holdsLock = false;
    };
    navigator.locks.request(lockName, { signal: wait.signal }, hold).catch((refused: unknown) => {
      clearTimeout(timer);
      if (hasStarted) return;
      if (signal.aborted) reject(refused);
      else void start();
    });
  });
