/** The two stores to compare: ours in a process of its own, and Google's emulator. */
import {
  emulatorStaffToken,
  startEmulator,
} from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { readSiteRules } from '../../../server/ops/siteRules.ts';
import { embeddedProjectId } from '../../../src/firestore/settings.ts';
import { startChildServer } from '../childServer.ts';
import { commitAsStaff, createContentWrites, type FilledStore } from './fill.ts';

export interface MeasuredStore extends FilledStore {
  readonly name: string;
  /** Resident memory in megabytes; null when unknown. */
  readonly memory: () => number | null;
  readonly stop: () => Promise<unknown>;
}

/** @param dataDir new, or filled before */
export const startOwnStore = async (dataDir: string): Promise<MeasuredStore> => ({
  name: 'this store',
  ...(await startChildServer(['server/main.ts'], dataDir)),
});

/** Starts the emulator with our rules and our content. */
export async function startGoogleStore(): Promise<MeasuredStore> {
  const { address, load, stop } = await startEmulator();
  await load(embeddedProjectId, readSiteRules());
  const measured = {
    name: 'the emulator',
    address: `${address}/`,
    staffToken: emulatorStaffToken,
    memory: () => null,
    stop,
  };
  await commitAsStaff(measured, createContentWrites(Date.now()));
  return measured;
}
