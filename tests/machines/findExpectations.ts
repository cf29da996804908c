/** What is known of a machine by hand, found by its name in the registry. */
import type { MachineExpectations } from './expectations.ts';

/** @throws where a table is missing, and says which */
export const findExpectations = async (name: string): Promise<MachineExpectations> => {
  const tableIn = async (folder: 'states' | 'transitions') => {
    const file = `tests/machines/${folder}/${name}.ts`;
    const module = await import(`./${folder}/${name}.ts`).catch((error: unknown) => {
      throw new Error(`${name} is not known by hand: ${file} is missing, or cannot be read.`, {
        cause: error,
      });
    });
    if (module[name] === undefined) throw new Error(`${file} exports no '${name}'.`);
    return module[name];
  };
  return { states: await tableIn('states'), transitions: await tableIn('transitions') };
};
