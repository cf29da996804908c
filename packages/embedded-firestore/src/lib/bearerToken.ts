/** Recognizes staff by `Authorization: Bearer TOKEN`. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../protocol/errors.ts';

/**
 * Whether staff call. Refuses a wrong token instead of treating its bearer as the public, so that staff see their mistake.
 * @param readToken the token now; null while none is valid. It is called only for a request with a token
 * @throws FirestoreError
 */
export function hasStaffToken({ headers }: IncomingMessage, readToken: () => string | null): boolean {
  const [, bearer] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearer === undefined) return false;
  const token = readToken();
  if (token === null || !isSameToken(bearer, token))
    throw new FirestoreError('UNAUTHENTICATED', 'This is not the staff token.');
  return true;
}

/** Takes the same time for every guess. */
const isSameToken = (bearer: string, token: string): boolean =>
  timingSafeEqual(digest(bearer), digest(token));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
