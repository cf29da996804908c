/**
 * Logs that the disk refuses writes: once in ten minutes, because each request fails meanwhile. Also writes files that may
 * have to wait for room.
 */

import { type DiskFailure, findDiskFailure } from '../../packages/embedded-firestore/src/index.ts';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';

/** Milliseconds. */
const quietFor = 600_000;
const retryAfter = 5_000;

export interface DiskReports {
  /** Logs one line, unless it did so less than ten minutes ago. */
  add(failure: DiskFailure): void;
  /** Runs a write now, and again later as long as the disk refuses it. @throws any other error of the first try */
  write(write: () => void): void;
  /** Gives up the writes that still wait. */
  close(): void;
}

/** @param now epoch ms */
export function createDiskReports(log: (line: string) => void, now: () => number): DiskReports {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const waiting = new Set<NodeJS.Timeout>();
  const add = (failure: DiskFailure): void => {
    // A clock that was set back must not silence the log for years.
    if (Math.abs(now() - reportedAt) < quietFor) return;
    reportedAt = now();
    log(formatDiskFailure(failure));
  };
  const write = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      const failure = findDiskFailure(error);
      if (failure === null) throw error;
      add(failure);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        try {
          write(act);
        } catch (other) {
          log(`DATA_DIR cannot be written: ${errorMessageOf(other)}.`);
        }
      }, retryAfter);
      waiting.add(timer.unref());
    }
  };
  return { add, write, close: () => waiting.forEach(clearTimeout) };
}

const formatDiskFailure = ({ kind, reason }: DiskFailure): string =>
  kind === 'full'
    ? 'The disk of DATA_DIR is full: pages are served, requests are refused. Make room, then nothing else is needed.'
    : `DATA_DIR cannot be written (${reason}): pages are served, requests are refused. See whether its disk is above a quota, read-only or broken; once it takes writes, nothing else is needed.`;
