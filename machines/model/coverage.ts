/** How often transitions were taken, and how guards came out. */
import type { AnyStateMachine } from 'xstate';
import type { RunFrame } from './run.ts';
import { listTransitionNames } from './transitions.ts';

export interface Coverage {
  /** How often each was taken, by its name. */
  readonly transitions: Map<string, number>;
  /** 'guard: true' and 'guard: false' as they came out, and how often. */
  readonly outcomes: Map<string, number>;
}

export const createCoverage = (): Coverage => ({ transitions: new Map(), outcomes: new Map() });

/** Counts names, on top of what is counted already; answers the counts. */
export const countNames = (
  names: readonly string[],
  counts = new Map<string, number>(),
): Map<string, number> => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Counts a step. */
export const addFrame = ({ transitions, outcomes }: Coverage, { taken, guards }: RunFrame): void => {
  countNames(taken, transitions);
  countNames(
    guards.map(({ name, came }) => `${name}: ${came}`),
    outcomes,
  );
};

/** How often each transition of a machine was taken, in the machine's order. */
export const toTransitionCounts = (
  machine: AnyStateMachine,
  { transitions }: Coverage,
): Readonly<Record<string, number>> =>
  Object.fromEntries(listTransitionNames(machine).map((name) => [name, transitions.get(name) ?? 0]));
