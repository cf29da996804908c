/** The tests that every machine can have, in one call. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createCoverage, listGuardOutcomes } from '../model/coverage.ts';
import { createMutants, type MachineMutant } from '../model/mutants.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { runMachine } from '../model/run.ts';
import type { MachineExpectations } from './expectations.ts';
import { findDifferences } from './findDifferences.ts';
import { findSurvivors } from './findSurvivors.ts';
import { recordTransitions } from './transitionRecord.ts';

export interface MachineTestOptions {
  /** The reason for each mutant that may survive, by the mutant's name. None may by default. */
  readonly survivingMutants?: Readonly<Record<string, string>>;
  /** Without it those of the configuration; `createGuardMutants` makes those of the guards' code. */
  readonly mutants?: readonly MachineMutant[];
}

/** The time that a test of a large machine may take (ms). */
const timeout = 600_000;

/**
 * Defines the tests of a machine, in the test file that calls it: its rows, its transitions, its stories and its mutants. The record
 * of transitions is a snapshot beside that file, which `vitest --update` writes again.
 * @param expectations written by hand from what the machine is for, not from its configuration
 */
export const testMachine = (
  registered: RegisteredMachine,
  expectations: Omit<MachineExpectations, 'transitions'>,
  { survivingMutants = {}, mutants }: MachineTestOptions = {},
): void => {
  const { machine, stories = {} } = registered;
  describe(`the machine ${machine.id}`, () => {
    let facts: MachineExpectations;
    beforeAll(async () => {
      facts = { ...expectations, transitions: await recordTransitions(registered) };
    }, timeout);

    it('does what its record says at every transition', () => {
      expect(facts.transitions).toMatchSnapshot();
    });

    it('takes every transition on real actors, every guard both ways, and each state matches its row', {
      timeout,
    }, async () => {
      const coverage = createCoverage();
      const differences: string[] = [];
      for await (const difference of findDifferences(registered, facts, coverage))
        differences.push(difference);
      expect(differences).toEqual([]);
      expect(listGuardOutcomes(machine).filter((outcome) => !coverage.outcomes.has(outcome))).toEqual([]);
    });

    it.each(Object.entries(stories))("runs the story '%s' to its end", async (_, steps) => {
      expect((await runMachine(registered, steps)).refused).toBeNull();
    });

    it('notices every mutant that has no reason to survive', { timeout }, async () => {
      const survivors = await findSurvivors(mutants ?? createMutants(registered), facts);
      expect(survivors.map(({ name }) => name).toSorted()).toEqual(Object.keys(survivingMutants).toSorted());
    });
  });
};
