/** The directory of the store, the staff token and the running server's address: readable by its owner alone. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes a file for its owner alone: all of it, or nothing where the disk is full. @throws Error of the file system */
export function writePrivateFile(file: string, text: string): void {
  const unfinished = `${file}.new`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600 });
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
