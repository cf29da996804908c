/**
 * Who makes a call: nobody; somebody who signed in, without the claim of staff or with it; or the store's own staff, past
 * the rules. Google's emulator takes a token that nobody signed.
 */

import { decodeFields } from '../../server/firestore/protocol/codec.ts';
import type { Auth } from '../../server/firestore/rules/types.ts';

/** As near to staff as an account comes that nobody granted anything: what it claims is no `true`. */
const claims = {
  signedIn: { staff: 'true', admin: true, email: 'sample@example.com', email_verified: true },
  clerk: { staff: true },
} as const;

export type Claimant = keyof typeof claims;
export type Caller = 'public' | 'staff' | Claimant;

export const isClaimant = (caller: Caller | undefined): caller is Claimant =>
  caller !== undefined && Object.hasOwn(claims, caller);

const part = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** A token of these claims, signed by nobody. */
export const unsigned = (claimed: object): string => {
  const claims = { sub: 'sample', user_id: 'sample', ...claimed, iat: 0, exp: 9_999_999_999 };
  return `${part({ alg: 'none' })}.${part(Object.assign(claims, claimed))}.`;
};

export const tokenOf = (claimant: Claimant): string => unsigned(claims[claimant]);

/** What the rules see of such a caller. */
export const authOf = (claimant: Claimant): Auth => ({
  uid: 'sample',
  token: decodeFields(
    Object.fromEntries(
      Object.entries(claims[claimant]).map(([name, value]) => [
        name,
        typeof value === 'boolean' ? { booleanValue: value } : { stringValue: value },
      ]),
    ),
  ),
});
