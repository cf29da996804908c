/**
 * Who makes a call: nobody; an account, without the claim of staff or with it; or the store's own staff, past
 * the rules. Google's emulator accepts an unsigned token.
 */
import { decodeFields } from '../../src/protocol/codec.ts';
import type { Auth } from '../../src/rules/types.ts';

/** `signedIn` comes as close to staff as an account without the claim can: its `staff` is not `true`. */
const claims = {
  signedIn: { staff: 'true', admin: true, email: 'sample@example.com', email_verified: true },
  clerk: { staff: true },
} as const;

export type SignedInCaller = keyof typeof claims;
export type Caller = 'public' | 'staff' | SignedInCaller;

export const isSignedInCaller = (caller: Caller | undefined): caller is SignedInCaller =>
  caller !== undefined && Object.hasOwn(claims, caller);

const encodeTokenPart = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');

/** An unsigned token with these claims. */
export const createUnsignedToken = (claimed: object): string => {
  const claims = { sub: 'sample', user_id: 'sample', ...claimed, iat: 0, exp: 9_999_999_999 };
  return `${encodeTokenPart({ alg: 'none' })}.${encodeTokenPart(Object.assign(claims, claimed))}.`;
};

export const createCallerToken = (claimant: SignedInCaller): string => createUnsignedToken(claims[claimant]);

/** What the rules see of such a caller. */
export const createCallerAuth = (claimant: SignedInCaller): Auth => ({
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
