/**
 * The tests in Chromium that a sample skips, since each opens a page of its own: rows of tables (`it.each`: pages,
 * widths, languages, draws), of each file the first and every tenth after it. `SAMPLE=1 npm run test:browser` to `SAMPLE=9`
 * try the others, `npm run test:full` all of them. A test that is no row of a table, such as a journey, always runs; so do
 * the covers of the machines, whose rows are machines, and the smoke test of each engine.
 */
import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { isSmokeTest, samplingSkipReason, smokeSkipReason } from '../sampling.ts';

const sampleCount = 10;
const sampleIndex = process.env.SAMPLE;
const alwaysRun = /\/(?:cover|engines\/\w+)\.test\.ts$/;

/** Whether a test is a row of a table, or in a suite that is one. */
const isRow = (task: RunnerTask): boolean =>
  task.each === true || (task.suite !== undefined && isRow(task.suite));

const listRows = (tasks: readonly RunnerTask[]): readonly RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? listRows(task.tasks) : isRow(task) ? [task] : []));

const isInSample = (task: RunnerTestCase): boolean =>
  sampleIndex === undefined ||
  !isRow(task) ||
  alwaysRun.test(task.file.filepath) ||
  listRows(task.file.tasks).indexOf(task) % sampleCount === Number(sampleIndex);

beforeEach(({ task, skip }) => {
  if (process.env.REST === '1' && isSmokeTest(task)) skip(smokeSkipReason);
  if (!isInSample(task)) skip(samplingSkipReason);
});
