/** A project in the run's one emulator: its rules and documents are isolated from others. */
import { inject } from 'vitest';
import { connectToEmulator, emulatorStaffToken } from './emulator.ts';
import type { StoreConnection } from './restCalls.ts';

export interface EmulatorProject extends StoreConnection {
  /** Loads the project's rules. @throws where the emulator cannot compile them, with its reasons. */
  load(rules: string): Promise<void>;
  /** Empties it, so that a long run does not fill the emulator's memory. */
  clear(): Promise<void>;
}

/** @param project each file of tests has its own */
export async function openEmulatorProject(project: string): Promise<EmulatorProject> {
  const answer = await fetch(inject('emulatorPoolAddress'));
  const address = await answer.text();
  if (!answer.ok) throw new Error(address);
  const { load, clear: clearProject } = connectToEmulator(address);
  return {
    address,
    project,
    staffToken: emulatorStaffToken,
    load: (rules) => load(project, rules),
    clear: () => clearProject(project),
  };
}
