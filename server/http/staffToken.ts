/** The staff token: random, created at the first start, readable by its owner alone. Its bearer passes the rules. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf, UserError } from '../firestore/lib/userError.ts';

const tokenFile = (dataDir: string): string => join(dataDir, 'staff-token');

/** The path of an existing token, which proves that a store existed. Null at the first start, however often that fails. */
export const findStaffTokenFile = (dataDir: string): string | null =>
  existsSync(tokenFile(dataDir)) ? tokenFile(dataDir) : null;

/** The token of a data directory, created if missing. @throws UserError */
export function readOrCreateStaffToken(dataDir: string): string {
  try {
    writeFileSync(tokenFile(dataDir), randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
  return readStaffToken(dataDir);
}

/** @throws UserError if the file contains no token */
export function readStaffToken(dataDir: string): string {
  const file = tokenFile(dataDir);
  const token = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9_-]{43}$/.test(token))
    throw new UserError(`${file} holds no staff token: delete the file, and the next start makes a new one.`);
  return token;
}
