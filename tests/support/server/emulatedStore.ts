/** Cloud Firestore as commands reach it, in Google's emulator. */
import { onTestFinished } from 'vitest';
import type { StoreClient } from '../../../tools/cli/lib/storeClient.ts';
import { openStoreClient, parseStoreTarget } from '../../../tools/cli/lib/target.ts';
import { lentProject } from '../../conformance/emulatorProject.ts';

interface Emulated {
  readonly door: StoreClient;
  /** What a command finds it by. */
  readonly env: Readonly<Record<string, string>>;
}

/** An empty store, and empty again after the test. @param project the test's own */
export async function cloudInEmulator(project: string): Promise<Emulated> {
  const { address, giveBack } = await lentProject(project);
  onTestFinished(giveBack);
  const env = { FIREBASE_PROJECT_ID: project, FIRESTORE_EMULATOR_HOST: new URL(address).host };
  return { door: openStoreClient(parseStoreTarget('cloud', env), 'refuse'), env };
}
