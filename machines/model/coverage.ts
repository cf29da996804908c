/** How often transitions were taken, and how guards came out. */
import type { AnyStateMachine } from 'xstate';
import type { Frame } from './run.ts';
import { transitionsOf } from './transitions.ts';

export interface Coverage {
  /** How often each was taken, by its name. */
  readonly transitions: Map<string, number>;
  /** 'guard: true' and 'guard: false' as they came out, and how often. */
  readonly outcomes: Map<string, number>;
}

export const noCoverage = (): Coverage => ({ transitions: new Map(), outcomes: new Map() });

/** Counts names, on top of what is counted already; answers the counts. */
export const tally = (names: readonly string[], counts = new Map<string, number>()): Map<string, number> => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Counts a step. */
export const count = ({ transitions, outcomes }: Coverage, { taken, guards }: Frame): void => {
  tally(taken, transitions);
  tally(
    guards.map(({ name, came }) => `${name}: ${came}`),
    outcomes,
  );
};

/** How often each transition of a machine was taken, in the machine's order. */
export const countsOf = (
  machine: AnyStateMachine,
  { transitions }: Coverage,
): Readonly<Record<string, number>> =>
  Object.fromEntries(transitionsOf(machine).map((name) => [name, transitions.get(name) ?? 0]));
