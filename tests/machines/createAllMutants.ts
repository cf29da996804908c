/** All mutants of the registered machines: of their configurations, of the code of their guards, and of the values that they compute. */
import { join } from 'node:path';
import * as registry from '../../machines/index.ts';
import {
  createMutants,
  type MachineMutant,
  type RegisteredMachine,
} from '../../packages/machine-viewer/src/model/index.ts';
import { createGuardMutants, createValueMutants } from '../../packages/machine-viewer/src/vitest/index.ts';

const registryFile = join(import.meta.dirname, '../../machines/index.ts');

/** By registry name. */
export const createAllMutants = async (): Promise<Readonly<Record<string, readonly MachineMutant[]>>> => {
  const mutants: Record<string, readonly MachineMutant[]> = {};
  for (const [name, registered] of Object.entries(registry) as [string, RegisteredMachine][])
    mutants[name] = [
      ...createMutants(registered),
      ...(await createGuardMutants(registryFile, name, registered)),
      ...createValueMutants(registryFile, name, registered),
    ];
  return mutants;
};
