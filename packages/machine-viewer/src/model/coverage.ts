/** Counts how often transitions were taken and how guards resolved. */
import type { AnyStateMachine } from 'xstate';
import type { RunFrame } from './run.ts';
import { listTransitionNames } from './transitions.ts';

/** What steps have taken so far. */
export interface Coverage {
  /** Counts by transition name. */
  readonly transitions: Map<string, number>;
  /** Counts of 'guard: true' and 'guard: false'. */
  readonly outcomes: Map<string, number>;
}

/** Counts of nothing yet. */
export const createCoverage = (): Coverage => ({ transitions: new Map(), outcomes: new Map() });

/** Adds names to existing counts and returns the counts. */
export const countNames = (
  names: readonly string[],
  counts = new Map<string, number>(),
): Map<string, number> => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Adds one step to the coverage. */
export const addFrame = ({ transitions, outcomes }: Coverage, { taken, guards }: RunFrame): void => {
  countNames(taken, transitions);
  countNames(
    guards.map(({ name, outcome }) => `${name}: ${outcome}`),
    outcomes,
  );
};

/** Both outcomes of each guard that the machine implements: 'isMouse: true', 'isMouse: false'. */
export const listGuardOutcomes = ({ implementations: { guards } }: AnyStateMachine): readonly string[] =>
  Object.keys(guards).flatMap((name) => [`${name}: true`, `${name}: false`]);

/** How often each transition of a machine was taken, in document order. */
export const toTransitionCounts = (
  machine: AnyStateMachine,
  { transitions }: Coverage,
): Readonly<Record<string, number>> =>
  Object.fromEntries(listTransitionNames(machine).map((name) => [name, transitions.get(name) ?? 0]));
