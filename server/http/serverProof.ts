/**
 * The server proves that it knows the staff token before a command sends it: another program may listen on the port of a
 * server that was killed. `GET /v1/proof/NONCE` answers an HMAC of the nonce and the server's own address by the token.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../lib/userError.ts';

const proofPath = '/v1/proof/';

const timeout = 10_000;

/** The address keeps another program from passing on the proof of the real server. */
const createProof = (token: string, nonce: string, address: string): string =>
  createHmac('sha256', token).update(`${nonce} ${address}`).digest('base64url');

/** The proof that a path asks for: 32 random bytes in base64url follow `/v1/proof/`. Null for any other path, and without a token. */
export function answerProof(path: string, readToken: () => string | null, address: string): string | null {
  const nonce = path.startsWith(proofPath) ? path.slice(proofPath.length) : '';
  const token = /^[\w-]{43}$/.test(nonce) ? readToken() : null;
  return token === null ? null : createProof(token, nonce, address);
}

/** Whether the server at this address knows the token. @throws UserError when it does not answer */
export async function isProven(address: string, token: string): Promise<boolean> {
  const nonce = randomBytes(32).toString('base64url');
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(new URL(`${proofPath}${nonce}`, address), { redirect: 'error', signal });
    const given = Buffer.from((await response.text()).trim());
    const expected = Buffer.from(createProof(token, nonce, address));
    return response.status === 200 && given.length === expected.length && timingSafeEqual(given, expected);
  } catch (error) {
    throw new UserError(
      `The server at ${address} does not answer (${errorMessageOf(error)}): try again, or stop it first.`,
    );
  }
}
