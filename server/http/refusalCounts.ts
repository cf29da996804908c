/**
 * Counts how often each line of the rules refused a call. It logs once an hour and at the end, never for each call: a
 * stranger could fill a disk that way.
 */
const hour = 3_600_000;

export interface RefusalCounts {
  /** Counts one refused call. @param lines of the allow statements that refused it; empty if no rule matches the path */
  add(lines: readonly number[]): void;
  /** Logs the remaining counts and stops the timer. */
  close(): void;
}

export function createRefusalCounts(log: (line: string) => void): RefusalCounts {
  const byLine = new Map<string, number>();
  let calls = 0;
  const flush = (): void => {
    if (calls === 0) return;
    const counts = [...byLine].map(([line, times]) => `${line} ${times === 1 ? 'once' : `${times} times`}`);
    const all = calls === 1 ? '1 call' : `${calls} calls`;
    log(`The rules refused ${all} since the last such line: ${counts.join(', ')}.`);
    byLine.clear();
    calls = 0;
  };
  const timer = setInterval(flush, hour);
  timer.unref();
  return {
    add: (lines) => {
      calls += 1;
      for (const line of lines.length === 0 ? ['no rule'] : lines.map((line) => `L${line}`))
        byLine.set(line, (byLine.get(line) ?? 0) + 1);
    },
    close: () => {
      clearInterval(timer);
      flush();
    },
  };
}
