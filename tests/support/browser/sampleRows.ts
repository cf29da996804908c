/**
 * What a sample leaves out of the tests in Chromium, for each opens a page of its own: rows of tables (`it.each`: pages,
 * widths, languages, draws), of each file the first and every tenth after it. `SAMPLE=1 npm test` to `SAMPLE=9 npm test`
 * try the others, `npm run test:full` all of them. A test that is no row of a table, such as a journey, always runs; so do
 * the covers of the machines, whose rows are machines, and the smoke test of each engine.
 */
import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { othersTurn } from '../sampling.ts';

const turns = 10;
const turn = process.env.SAMPLE;
const alwaysWhole = /\/(?:cover|engines\/\w+)\.test\.ts$/;

/** Of a table itself, or in a suite that is a row of one. */
const isRow = (task: RunnerTask): boolean =>
  task.each === true || (task.suite !== undefined && isRow(task.suite));

const rowsOf = (tasks: readonly RunnerTask[]): readonly RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? rowsOf(task.tasks) : isRow(task) ? [task] : []));

const isItsTurn = (task: RunnerTestCase): boolean =>
  turn === undefined ||
  !isRow(task) ||
  alwaysWhole.test(task.file.filepath) ||
  rowsOf(task.file.tasks).indexOf(task) % turns === Number(turn);

beforeEach(({ task, skip }) => {
  if (!isItsTurn(task)) skip(othersTurn);
});
