/** The directory of the store, the staff token and the running server's address: readable by its owner alone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessageOf, UserError } from '../firestore/lib/userError.ts';

export const storeFile = (dataDir: string): string => join(dataDir, 'store.sqlite');

/** @throws UserError */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UserError(`DATA_DIR cannot be used as a directory: ${errorMessageOf(error)}`);
  }
}
