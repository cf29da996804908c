/** Finds the expectations of a machine by its name in the registry. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineExpectations } from '../../packages/machine-viewer/src/vitest/index.ts';

/** The file of a machine's recorded transitions. */
export const findRecordFile = (name: string): string =>
  join(import.meta.dirname, 'transitions', `${name}.txt`);

/** @throws Error that names the missing table */
export const findExpectations = async (name: string): Promise<MachineExpectations> => {
  const tableIn = async (folder: 'states' | 'values') => {
    const file = `tests/machines/${folder}/${name}.ts`;
    const module = await import(`./${folder}/${name}.ts`).catch((error: unknown) => {
      throw new Error(`${name} has no expectations: ${file} is missing or unreadable.`, {
        cause: error,
      });
    });
    if (module[name] === undefined) throw new Error(`${file} exports no '${name}'.`);
    return module[name];
  };
  const hasValues = existsSync(join(import.meta.dirname, 'values', `${name}.ts`));
  return {
    states: await tableIn('states'),
    transitions: readFileSync(findRecordFile(name), 'utf8'),
    ...(hasValues && { values: await tableIn('values') }),
  };
};
