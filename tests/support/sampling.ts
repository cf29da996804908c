/**
 * How much a run tries: `npm test` a sample, `npm test -- --full` all of it, by the same code. A sample cuts repetition
 * (rows of a long table, pages, widths, random draws), never a kind of behavior. It takes every tenth row of a table, from
 * the row of its number on: `SAMPLE=0` to `SAMPLE=9` together take each row. Without `SAMPLE` each row is tried.
 */
import type { RunnerTask, RunnerTestCase } from 'vitest';

export const isFullRun = process.env.FULL === '1';

const sampleCount = 10;

/** 0 to 9, or null where each row is tried. @throws where `SAMPLE` is something else */
const readSampleNumber = (): number | null => {
  const { SAMPLE: number } = process.env;
  if (isFullRun || number === undefined) return null;
  if (!/^\d$/.test(number)) throw new Error(`SAMPLE is '${number}', and must be 0 to 9.`);
  return Number(number);
};

const sampleNumber = readSampleNumber();

/** Whether this run takes the row: the one rule of every sample. Where there are fewer rows than samples, the samples take turns. */
export const isInSample = (index: number, rowCount = sampleCount): boolean => {
  const turns = Math.min(rowCount, sampleCount);
  return sampleNumber === null || index % turns === sampleNumber % turns;
};

/** The reason for skipping a test in Chromium that is not in this sample. */
export const samplingSkipReason = 'left to the other samples';

/** The tag of the tests that `npm test` runs in Chromium. */
export const smokeTag = 'smoke';

export const isSmokeTest = ({ tags = [] }: { readonly tags?: readonly string[] }): boolean =>
  tags.includes(smokeTag);

/** A test in Chromium without the tag is not for `npm test`; one with it ran there before `-- --rest`. */
export const browserSkipReason = 'left to npm test -- --browser';
export const smokeSkipReason = 'run by npm test';

/** Why a run leaves a test to another one, which therefore does not count as skipped. */
export const skipReasons: readonly string[] = [samplingSkipReason, browserSkipReason, smokeSkipReason];

/** The smoke test of each engine always runs. */
const unsampledFiles = /\/engines\/\w+\.test\.ts$/;

/** Whether a test is a row of a table (`it.each`), or in a suite that is one. */
const isRow = (task: RunnerTask): boolean =>
  task.each === true || (task.suite !== undefined && isRow(task.suite));

const listRows = (tasks: readonly RunnerTask[]): readonly RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? listRows(task.tasks) : isRow(task) ? [task] : []));

/**
 * Why this run leaves a test in Chromium to another one; null where it runs. The rows of a file are counted through the file,
 * because each opens a page of its own.
 */
export const findSkipReason = (task: RunnerTestCase): string | null => {
  if (process.env.REST === '1' && isSmokeTest(task)) return smokeSkipReason;
  const isRun =
    !isRow(task) ||
    unsampledFiles.test(task.file.filepath) ||
    isInSample(listRows(task.file.tasks).indexOf(task));
  return isRun ? null : samplingSkipReason;
};

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

/**
 * The rows that this run takes of a table, at least one. A table whose rows are tests in Chromium needs no call: `findSkipReason`
 * takes its sample, and the rows within such a test are all tried.
 */
export const takeSample = <const Row>(rows: readonly Row[]): readonly Row[] => {
  const tried = rows.filter((_, index) => isInSample(index, rows.length));
  addToTally('rows', tried.length, rows.length);
  return tried;
};

/** Each `count`-th row from `at` on: the tests of a table share it, and together try each row. `shardRows([1, 2, 3], 1, 2)` → 2 */
export const shardRows = <const Row>(rows: readonly Row[], at: number, count: number): readonly Row[] =>
  rows.filter((_, index) => index % count === at);
