/**
 * Serializes submissions across tabs: two tabs with the same answers do not send them at the same time (failures 11).
 * Waits are bounded, so that a tab that hangs or sleeps cannot block the others for long. If the browser has no locks, or
 * refuses them (plain http, blocked storage), nothing waits.
 */

const lockName = 'sending a request';
/** Milliseconds. Shorter than a submission may take, so that one that waited can still get its response. */
const maxWait = 4_000;
const maxHold = 15_000;

/** True while this tab has the lock: its second submission does not wait for its first. */
let holdsLock = false;

/** Calls `send` once, when its turn comes; never if `signal` was aborted before. */
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
