/** The staff token: random, created at the first start, readable by its owner alone. Its bearer passes the rules. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../firestore/lib/userError.ts';
import { writePrivateFile } from '../ops/dataDir.ts';

const tokenFile = (dataDir: string): string => join(dataDir, 'staff-token');

/** The path of an existing token, which proves that a store existed. Null at the first start, however often that fails. */
export const findStaffTokenFile = (dataDir: string): string | null =>
  existsSync(tokenFile(dataDir)) ? tokenFile(dataDir) : null;

/**
 * The token of a data directory, created if missing. Call it with the store open: its lock leaves one writer.
 * @param write runs the writing of a new token, at once or when the disk takes it
 * @throws UserError
 */
export function readOrCreateStaffToken(dataDir: string, write: (act: () => void) => void): string {
  if (findStaffTokenFile(dataDir) !== null) return readStaffToken(dataDir);
  const token = randomBytes(32).toString('base64url');
  write(() => writePrivateFile(tokenFile(dataDir), token));
  return token;
}

/** @throws UserError if the file contains no token */
export function readStaffToken(dataDir: string): string {
  const file = tokenFile(dataDir);
  const token = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9_-]{43}$/.test(token))
    throw new UserError(`${file} holds no staff token: delete the file, and the next start makes a new one.`);
  return token;
}
