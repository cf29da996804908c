/** The tests that every machine can have, in one call. */
import { describe, expect, it } from 'vitest';
import { createCoverage, listGuardOutcomes } from '../model/coverage.ts';
import { createMutants, type MachineMutant } from '../model/mutants.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { runMachine } from '../model/run.ts';
import type { MachineExpectations } from './expectations.ts';
import { findDifferences } from './findDifferences.ts';
import { findSurvivors } from './findSurvivors.ts';

export interface MachineTestOptions {
  /** The reason for each mutant that may survive, by the mutant's name. None may by default. */
  readonly survivingMutants?: Readonly<Record<string, string>>;
  /** Without it those of the configuration; `createGuardMutants` makes those of the guards' code. */
  readonly mutants?: readonly MachineMutant[];
}

/** The time that a test of a large machine may take (ms). */
const timeout = 600_000;

/**
 * Defines the tests of a machine, in the test file that calls it: its rows, its stories and its mutants.
 * @param expectations written by hand from what the machine is for, not from its configuration
 */
export const testMachine = (
  registered: RegisteredMachine,
  expectations: MachineExpectations,
  { survivingMutants = {}, mutants }: MachineTestOptions = {},
): void => {
  const { machine, stories = {} } = registered;
  describe(`the machine ${machine.id}`, () => {
    it('takes every transition on real actors, every guard both ways, and each state matches its row', {
      timeout,
    }, async () => {
      const coverage = createCoverage();
      const differences: string[] = [];
      for await (const difference of findDifferences(registered, expectations, { coverage }))
        differences.push(difference);
      expect(differences).toEqual([]);
      expect(listGuardOutcomes(machine).filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
    });

    it.each(Object.entries(stories))("runs the story '%s' to its end", async (_, steps) => {
      expect((await runMachine(registered, steps)).refused).toBeNull();
    });

    it('notices every mutant that has no reason to survive', { timeout }, async () => {
      const survivors = await findSurvivors(mutants ?? createMutants(registered), expectations);
      expect(survivors.map(({ name }) => name).toSorted()).toEqual(Object.keys(survivingMutants).toSorted());
    });
  });
};
