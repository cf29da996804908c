/** Cloud Firestore as commands reach it, in Google's emulator. */
import { onTestFinished } from 'vitest';
import { openEmulatorProject } from '../../../packages/embedded-firestore/tests/support/emulatorProject.ts';
import type { StoreClient } from '../../../tools/cli/lib/storeClient.ts';
import { openStoreClient, parseStoreTarget } from '../../../tools/cli/lib/target.ts';

interface EmulatedStore {
  readonly client: StoreClient;
  /** The environment by which a command finds it. */
  readonly env: Readonly<Record<string, string>>;
}

/** An empty store, which is emptied again after the test. @param project the test's own */
export async function openEmulatedStore(project: string): Promise<EmulatedStore> {
  const { address, clear } = await openEmulatorProject(project);
  onTestFinished(clear);
  const env = { FIREBASE_PROJECT_ID: project, FIRESTORE_EMULATOR_HOST: new URL(address).host };
  return { client: openStoreClient(parseStoreTarget('cloud', env), 'refuse'), env };
}
