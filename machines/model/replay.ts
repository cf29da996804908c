/** Walks a path on a real actor, and counts what it took. */
import type { AnyMachineSnapshot } from 'xstate';
import type { Path } from './paths.ts';
import type { Registered } from './registered.ts';
import { type Frame, start } from './run.ts';

export interface Coverage {
  /** How often each was taken, by its name. */
  readonly transitions: Map<string, number>;
  /** 'guard: true' and 'guard: false' as they came out, and how often. */
  readonly outcomes: Map<string, number>;
}

export const noCoverage = (): Coverage => ({ transitions: new Map(), outcomes: new Map() });

const add = (counts: Map<string, number>, names: readonly string[]): void => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** Counts a step. */
export const count = ({ transitions, outcomes }: Coverage, { taken, guards }: Frame): void => {
  add(transitions, taken);
  add(
    outcomes,
    guards.map(({ name, came }) => `${name}: ${came}`),
  );
};

/** Runs a path from the start; `check` sees the model's state and the frame after each step. */
export const replay = async (
  registered: Registered,
  path: Path,
  coverage: Coverage,
  check: (expected: AnyMachineSnapshot, frame: Frame) => void,
): Promise<void> => {
  const run = start(registered);
  count(coverage, run.frame());
  for (const { key, state } of path) {
    const frame = await run.choose(key);
    count(coverage, frame);
    check(state, frame);
  }
  run.stop();
};
