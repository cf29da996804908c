/** The machines of a viewed file: of what it exports, else of the constants at its top. */
import type { RegisteredMachine } from '../model/registered.ts';
import { registerMachines } from './registerMachines.ts';

/** The start of the names under which the build exports the constants that the file does not export. */
export const localPrefix = 'unexported ';

/** @param exported the exports of the file as the build has it */
export const registerFileMachines = (
  exported: Readonly<Record<string, unknown>>,
): Readonly<Record<string, RegisteredMachine>> => {
  const rows = Object.entries(exported);
  const isLocal = ([name]: readonly [string, unknown]) => name.startsWith(localPrefix);
  const machines = registerMachines(Object.fromEntries(rows.filter((row) => !isLocal(row))));
  return Object.keys(machines).length > 0
    ? machines
    : registerMachines(
        Object.fromEntries(
          rows.filter(isLocal).map(([name, value]) => [name.slice(localPrefix.length), value]),
        ),
      );
};
