/**
 * A file that keeps room for deletions: SQLite's log has to grow before anything leaves the store, so a full disk would also
 * refuse a purge. A deletion by staff that fails for want of room removes the file and is tried again.
 */
import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/**
 * 8 MiB: twice the size that the log has before SQLite empties it. The log goes into the store, which grows; then 500
 * deletions, as many as a purge sends together, are written to it.
 */
const reserveBytes = 8 * 1_024 * 1_024;

/** Part of the free room that the file may take: on a small disk it is smaller, and so are the deletions that it has room for. */
const maxShare = 1 / 4;

export interface Reserve {
  /** Makes the file. False if it is smaller than 8 MiB, or cannot be made. */
  fill(): boolean;
  /** Removes the file. False if there is none, or it cannot be removed. */
  release(): boolean;
}

export function createReserve(dataDir: string): Reserve {
  const file = join(dataDir, 'reserve');
  const readSize = (): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  // The reserve only helps, so an error while it is made or removed must not end the server.
  const remove = (): boolean => {
    try {
      rmSync(file);
      return true;
    } catch {
      return false;
    }
  };
  return {
    fill: () => {
      try {
        const { bavail, bsize } = statfsSync(dataDir);
        const size = readSize();
        const wanted = Math.min(reserveBytes, Math.floor((size + bavail * bsize) * maxShare));
        if (size >= wanted) return size >= reserveBytes;
        const descriptor = openSync(file, 'w', 0o600);
        try {
          const zeros = Buffer.alloc(wanted);
          for (let at = 0; at < wanted; ) at += writeSync(descriptor, zeros, at);
          fsyncSync(descriptor);
        } finally {
          closeSync(descriptor);
        }
        return wanted === reserveBytes;
      } catch {
        remove();
        return false;
      }
    },
    release: remove,
  };
}
