/** Cloud Firestore as commands reach it, in Google's emulator. */
import { onTestFinished } from 'vitest';
import type { Door } from '../../tools/door.ts';
import { doorTo, targetOf } from '../../tools/target.ts';
import { startEmulator } from '../conformance/emulator.ts';

interface Emulated {
  readonly door: Door;
  /** What a command finds it by. */
  readonly env: Readonly<Record<string, string>>;
}

/** An empty store, gone after the test. */
export async function cloudInEmulator(): Promise<Emulated> {
  const emulator = await startEmulator();
  onTestFinished(() => emulator.stop());
  const env = {
    FIREBASE_PROJECT_ID: 'demo-barangay',
    FIRESTORE_EMULATOR_HOST: new URL(emulator.address).host,
  };
  return { door: doorTo(targetOf('cloud', env), 'refuse'), env };
}
