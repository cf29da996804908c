/**
 * One tab after the other: two that hold the same answers do not send them at the same time (failures 11). Bounded: a tab
 * that hangs, or that the phone has put to sleep, holds up nobody for long. Where the browser has no locks, or refuses them,
 * as over plain http or with storage blocked, nobody waits.
 */

const lock = 'sending a request';
/** Less than a sending may take, so that what waited can still be answered (ms). */
const waitAtMost = 4_000;
const holdAtMost = 15_000;

/** A second sending of this tab does not wait for its first. */
let isOurs = false;

/** `send` is begun once, in its turn; not at all where `signal` was aborted before. */
export const inTurn = (signal: AbortSignal, send: () => Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    let isBegun = false;
    const begin = (): Promise<void> => {
      isBegun = true;
      const sending = send();
      sending.then(resolve, reject);
      return sending.catch(() => {});
    };
    if (!('locks' in navigator) || isOurs) {
      void begin();
      return;
    }
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), waitAtMost);
    signal.addEventListener('abort', () => wait.abort());
    const hold = async () => {
      clearTimeout(timer);
      isOurs = true;
      const bound = new Promise((done) => setTimeout(done, holdAtMost));
      await Promise.race([begin(), bound]);
      isOurs = false;
    };
    navigator.locks.request(lock, { signal: wait.signal }, hold).catch((refused: unknown) => {
      clearTimeout(timer);
      if (isBegun) return;
      if (signal.aborted) reject(refused);
      else void begin();
    });
  });
