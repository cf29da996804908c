/**
 * Logs what the staff token was used for where it matters most: copies of the whole store, and deletions. Each line has its
 * time and no name. A purge deletes in many calls and is one line.
 */
export interface StaffLog {
  add(what: string): void;
  /** Counts deleted documents. They are logged with the time of the first of them, after a minute without another. */
  addDeletions(count: number): void;
  /** Logs the remaining deletions. */
  close(): void;
}

const quiet = 60_000;

/** @param now milliseconds since the epoch */
export function createStaffLog(log: (line: string) => void, now: () => number): StaffLog {
  let deletions = { count: 0, since: 0 };
  let timer: NodeJS.Timeout | undefined;
  const write = (time: number, what: string): void => log(`${new Date(time).toISOString()} ${what}`);
  const flush = (): void => {
    clearTimeout(timer);
    const { count, since } = deletions;
    if (count > 0) write(since, `Staff deleted ${count === 1 ? '1 record' : `${count} records`}.`);
    deletions = { count: 0, since: 0 };
  };
  return {
    add: (what) => write(now(), what),
    addDeletions: (count) => {
      if (count === 0) return;
      const { count: before, since } = deletions;
      deletions = { count: before + count, since: before === 0 ? now() : since };
      clearTimeout(timer);
      timer = setTimeout(flush, quiet).unref();
    },
    close: flush,
  };
}
