import type { RegisteredMachine } from '../model/registered.ts';
import type { MachineExpectations } from './expectations.ts';
import { findDifferences } from './findDifferences.ts';

/** Finds the first difference between a machine and its expectations, by the walk of findDifferences.ts; null without one. */
export const findFirstDifference = async (
  registered: RegisteredMachine,
  facts: MachineExpectations,
): Promise<string | null> => {
  try {
    for await (const problem of findDifferences(registered, facts)) return problem;
    return null;
  } catch (error) {
    // The machine throws, loops forever, or has an endless state space.
    return String(error);
  }
};
