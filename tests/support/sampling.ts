/**
 * How much a run tries: `npm test` a sample, `npm run test:full` all of it, by the same code. A sample cuts repetition
 * (rows of a long table, pages, widths, random draws), never a kind of behavior.
 */
export const isFullRun = process.env.FULL === '1';

/** The reason for skipping a test in Chromium that is not in this sample. */
export const samplingSkipReason = 'left to the other samples';

/** The tag of the tests that `npm test` runs in Chromium. */
export const smokeTag = 'smoke';

export const isSmokeTest = ({ tags = [] }: { readonly tags?: readonly string[] }): boolean =>
  tags.includes(smokeTag);

/** A test in Chromium without the tag is not for `npm test`; one with it ran there before `-- --rest`. */
export const browserSkipReason = 'left to npm run test:browser';
export const smokeSkipReason = 'run by npm test';

/** Why a run leaves a test to another one; nobody needs to know of it as skipped. */
export const skipReasons: readonly string[] = [samplingSkipReason, browserSkipReason, smokeSkipReason];

/** How many were tried, of how many. */
export interface TriedCount {
  readonly tried: number;
  readonly of: number;
}

/** Rows of tables; and repetitions: documents, random draws, rounds. */
export interface SamplingTally {
  readonly rows: TriedCount;
  readonly times: TriedCount;
}

const nothingTried: TriedCount = { tried: 0, of: 0 };
let tally: SamplingTally = { rows: nothingTried, times: nothingTried };

const addToTally = (kind: keyof SamplingTally, tried: number, of: number): void => {
  const sum = tally[kind];
  tally = { ...tally, [kind]: { tried: sum.tried + tried, of: sum.of + of } };
};

/** A file of tests begins. */
export const resetTally = (): void => {
  tally = { rows: nothingTried, times: nothingTried };
};

export const readTally = (): SamplingTally => tally;

/** How often a test repeats: `sampleSize(10_000, 600)` submissions. */
export const sampleSize = (full: number, sample: number): number => {
  const tried = isFullRun ? full : Math.min(full, sample);
  addToTally('times', tried, full);
  return tried;
};

/** At most so many rows, evenly spread, the first and the last among them. `takeSample([1, 2, 3, 4, 5], 3)` → 1, 3, 5 */
export const takeSample = <const Row>(rows: readonly Row[], most: number): readonly Row[] => {
  const isComplete = isFullRun || rows.length <= most;
  const step = (rows.length - 1) / Math.max(1, most - 1);
  const tried = isComplete ? rows : Array.from({ length: most }, (_, at) => rows[Math.round(at * step)]!);
  addToTally('rows', tried.length, rows.length);
  return tried;
};

/** Each `of`-th row from `at` on: several tests that share a table try each row once. `shardRows([1, 2, 3], 1, 2)` → 2 */
export const shardRows = <const Row>(rows: readonly Row[], at: number, of: number): readonly Row[] => {
  const tried = isFullRun ? rows : rows.filter((_, index) => index % of === at % of);
  addToTally('rows', tried.length, rows.length);
  return tried;
};
