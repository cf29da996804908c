import type { RegisteredMachine } from '../../machines/model/registered.ts';
import type { MachineExpectations } from './expectations.ts';
import { findDifferences } from './findDifferences.ts';

/** What first tells a machine from what is known of it, by the same walk as in states.test.ts; null where nothing does. */
export const findFirstDifference = async (
  registered: RegisteredMachine,
  facts: MachineExpectations,
): Promise<string | null> => {
  try {
    for await (const problem of findDifferences(registered, facts)) return problem;
    return null;
  } catch (error) {
    // It breaks, goes round for ever, or has states without an end.
    return String(error);
  }
};
