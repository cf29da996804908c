/** A project in the run's one emulator: its rules and documents meet nobody else's. */
import { inject } from 'vitest';
import { emulatorAt, emulatorStaff } from './emulator.ts';
import type { Site } from './restCalls.ts';

export interface Lent extends Site {
  /** Gives the project its rules. @throws where the emulator cannot compile them, with its reasons. */
  load(rules: string): Promise<void>;
  /** Empties it, so that a long run does not fill the emulator's memory. */
  giveBack(): Promise<void>;
}

/** @param project each file of tests has its own */
export async function lentProject(project: string): Promise<Lent> {
  const answer = await fetch(inject('emulatorLender'));
  const address = await answer.text();
  if (!answer.ok) throw new Error(address);
  const { load, clear } = emulatorAt(address);
  return {
    address,
    project,
    staffToken: emulatorStaff,
    load: (rules) => load(project, rules),
    giveBack: () => clear(project),
  };
}
