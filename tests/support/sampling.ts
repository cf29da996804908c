/**
 * How much a run tries: `npm test` a sample, `npm run test:full` all of it, by the same code. What shrinks is repetition
 * (rows of a long table, pages, widths, draws), never a kind of behaviour.
 */
export const isFull = process.env.FULL === '1';

/** Said of a test in Chromium that this sample leaves out. */
export const othersTurn = 'left to the other samples';

/** What was tried and what there is. */
export interface Tried {
  readonly tried: number;
  readonly of: number;
}

/** Rows of tables; and how often: documents, draws, rounds. */
export interface Tally {
  readonly rows: Tried;
  readonly times: Tried;
}

const none: Tried = { tried: 0, of: 0 };
let tally: Tally = { rows: none, times: none };

const add = (kind: keyof Tally, tried: number, of: number): void => {
  const sum = tally[kind];
  tally = { ...tally, [kind]: { tried: sum.tried + tried, of: sum.of + of } };
};

/** A file of tests begins. */
export const beginTally = (): void => {
  tally = { rows: none, times: none };
};

export const tallied = (): Tally => tally;

/** How often: `count(10_000, 600)` submissions. */
export const count = (full: number, sample: number): number => {
  const tried = isFull ? full : Math.min(full, sample);
  add('times', tried, full);
  return tried;
};

/** At most so many rows, evenly spread, the first and the last among them. `sampled([1, 2, 3, 4, 5], 3)` → 1, 3, 5 */
export const sampled = <const Row>(rows: readonly Row[], most: number): readonly Row[] => {
  const isWhole = isFull || rows.length <= most;
  const step = (rows.length - 1) / Math.max(1, most - 1);
  const tried = isWhole ? rows : Array.from({ length: most }, (_, at) => rows[Math.round(at * step)]!);
  add('rows', tried.length, rows.length);
  return tried;
};

/** Each `of`-th row from `at` on: several tests that share a table try each row once. `shared([1, 2, 3], 1, 2)` → 2 */
export const shared = <const Row>(rows: readonly Row[], at: number, of: number): readonly Row[] => {
  const tried = isFull ? rows : rows.filter((_, index) => index % of === at % of);
  add('rows', tried.length, rows.length);
  return tried;
};
