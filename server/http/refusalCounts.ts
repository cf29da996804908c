/**
 * How often each line of the rules refused a call. It is logged once an hour and at the end, and never for each call: a
 * stranger could fill a disk so.
 */
const hour = 3_600_000;

export interface RefusalCounts {
  /** Counts one refused call. @param lines of the allow statements that refused it; none where no rule is written for it */
  add(lines: readonly number[]): void;
  /** Logs what was counted, and ends. */
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
