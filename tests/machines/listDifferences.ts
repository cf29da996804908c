import type { RegisteredMachine } from '../../packages/machine-viewer/src/model/index.ts';
import { findDifferences, type WalkOptions } from '../../packages/machine-viewer/src/vitest/index.ts';
import { findExpectations } from './findExpectations.ts';

/** How a machine on real actors differs from what is expected of it (`states/`, `transitions/`, `values/`). */
export const listDifferences = async (
  name: string,
  registered: RegisteredMachine,
  options: WalkOptions,
): Promise<readonly string[]> => {
  const differences: string[] = [];
  for await (const difference of findDifferences(registered, await findExpectations(name), options))
    differences.push(difference);
  return differences;
};
