/**
 * The tests in Chromium that a sample skips, since each opens a page of its own: of the rows of tables (`it.each`: pages,
 * widths, languages, draws) of each file every tenth runs. A test that is no row of a table, such as a journey, always runs; so
 * do the covers of the machines, whose rows are machines, and the smoke test of each engine.
 */
import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { isInSample, isSmokeTest, samplingSkipReason, smokeSkipReason } from '../sampling.ts';

const alwaysRun = /\/(?:cover|engines\/\w+)\.test\.ts$/;

/** Whether a test is a row of a table, or in a suite that is one. */
const isRow = (task: RunnerTask): boolean =>
  task.each === true || (task.suite !== undefined && isRow(task.suite));

const listRows = (tasks: readonly RunnerTask[]): readonly RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? listRows(task.tasks) : isRow(task) ? [task] : []));

const isLeftOut = (task: RunnerTestCase): boolean =>
  isRow(task) && !alwaysRun.test(task.file.filepath) && !isInSample(listRows(task.file.tasks).indexOf(task));

beforeEach(({ task, skip }) => {
  if (process.env.REST === '1' && isSmokeTest(task)) skip(smokeSkipReason);
  if (isLeftOut(task)) skip(samplingSkipReason);
});
