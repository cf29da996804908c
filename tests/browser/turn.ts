/**
 * In a sample the tests in Chromium take turns, for each opens a page of its own: of each file the first and every tenth
 * after it. `SAMPLE=1 npm test` to `SAMPLE=9 npm test` try the others, `npm run test:full` all of them.
 */
import { beforeEach, type RunnerTask, type RunnerTestCase } from 'vitest';
import { othersTurn } from '../full.ts';

const turns = 10;
const turn = process.env.SAMPLE;

const testsOf = (tasks: readonly RunnerTask[]): readonly RunnerTask[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));

const isItsTurn = (task: RunnerTestCase): boolean =>
  turn === undefined || testsOf(task.file.tasks).indexOf(task) % turns === Number(turn);

beforeEach(({ task, skip }) => {
  if (!isItsTurn(task)) skip(othersTurn);
});
