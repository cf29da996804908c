/** The staff token: random, made at the first start, readable by its owner alone. Who holds it passes the rules. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { errorCodeOf, UserError } from '../firestore/lib/userError.ts';
import { FirestoreError } from '../firestore/protocol/errors.ts';

const tokenFile = (dataDir: string): string => join(dataDir, 'staff-token');

/** The file of a token that was made: a store was there before it. Null at the first start, however often that one fails. */
export const findStaffTokenFile = (dataDir: string): string | null =>
  existsSync(tokenFile(dataDir)) ? tokenFile(dataDir) : null;

/** The token of a data directory, made where there is none. @throws Problem */
export function readOrCreateStaffToken(dataDir: string): string {
  try {
    writeFileSync(tokenFile(dataDir), randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
  return readStaffToken(dataDir);
}

/** @throws Problem where there is none */
export function readStaffToken(dataDir: string): string {
  const file = tokenFile(dataDir);
  const token = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9_-]{43}$/.test(token))
    throw new UserError(`${file} holds no staff token: delete the file, and the next start makes a new one.`);
  return token;
}

/** A bearer of another token is refused and not taken for the public, so that staff see their mistake. @throws Refusal */
export function hasStaffToken({ headers }: IncomingMessage, token: string): boolean {
  const [, bearer] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer === undefined) return false;
  if (!isSameToken(bearer, token))
    throw new FirestoreError('UNAUTHENTICATED', 'This is not the staff token.');
  return true;
}

/** Takes as long for every guess. */
const isSameToken = (bearer: string, token: string): boolean =>
  timingSafeEqual(digest(bearer), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
