/**
 * The staff token: random, created at the first start, and readable only by the owner of its file. The server accepts it
 * instead of asking the rules.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../lib/userError.ts';
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

/**
 * Reads the token at each call, so that a new one counts at once and the old one no longer does. Null if the file was removed
 * or broken: then no caller is staff. The last token counts while the disk has not taken the first one or cannot be read.
 * @param begun the token of the start
 */
export function createTokenReader(dataDir: string, begun: string): () => string | null {
  let last: string | null = begun;
  let wasThere = false;
  return () => {
    try {
      last = readStaffToken(dataDir);
      wasThere = true;
    } catch (error) {
      const isGone = errorCodeOf(error) === 'ENOENT' && wasThere;
      if (isGone || error instanceof UserError) last = null;
    }
    return last;
  };
}

/** Replaces the token. @returns the path of its file. @throws Error of the file system */
export function replaceStaffToken(dataDir: string): string {
  writePrivateFile(tokenFile(dataDir), randomBytes(32).toString('base64url'));
  return tokenFile(dataDir);
}

/** @throws UserError if the file contains no token */
export function readStaffToken(dataDir: string): string {
  const file = tokenFile(dataDir);
  const token = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9_-]{43}$/.test(token))
    throw new UserError(`${file} holds no staff token: npm run staff new-token writes a new one.`);
  return token;
}
