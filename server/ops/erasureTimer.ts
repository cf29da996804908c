/** Rewrites the store's file a minute after the last of several deletions, because calls wait for a rewrite. */

/** Milliseconds. */
const quiet = 60_000;
const retryAfter = 3_600_000;

/** Calls a function once, after some milliseconds. Returns what cancels it. */
export type SetTimer = (act: () => void, milliseconds: number) => () => void;

export const setUnreferencedTimer: SetTimer = (act, milliseconds) => {
  const timer = setTimeout(act, milliseconds).unref();
  return () => clearTimeout(timer);
};

export interface ErasureTimer {
  /** Starts the minute again. */
  restart(): void;
  close(): void;
}

/** @param erase false if it failed: it is tried again in an hour */
export function createErasureTimer(erase: () => boolean, setTimer: SetTimer): ErasureTimer {
  let cancel = (): void => {};
  const wait = (milliseconds: number): void => {
    cancel();
    cancel = setTimer(() => {
      if (!erase()) wait(retryAfter);
    }, milliseconds);
  };
  return { restart: () => wait(quiet), close: () => cancel() };
}
