import type { MachineMutant } from '../model/mutants.ts';
import type { MachineExpectations } from './expectations.ts';
import { findFirstDifference } from './firstDifference.ts';

const isNoticed = async ({ create }: MachineMutant, expectations: MachineExpectations): Promise<boolean> => {
  try {
    return (await findFirstDifference(await create(), expectations)) !== null;
  } catch {
    // The changed configuration is no machine: it would not start for a user either.
    return true;
  }
};

/**
 * Finds the mutants that no row of the expectations notices: a row is missing, or the changed element can go.
 * @returns them in their order
 */
export const findSurvivors = async (
  mutants: readonly MachineMutant[],
  expectations: MachineExpectations,
): Promise<readonly MachineMutant[]> => {
  const survivors: MachineMutant[] = [];
  for (const mutant of mutants) if (!(await isNoticed(mutant, expectations))) survivors.push(mutant);
  return survivors;
};
