/**
 * Reads and changes Firebase Authentication accounts and their claims through the Identity Toolkit's REST API. It leaves
 * other claims of an account unchanged. It never prints a token. Source: Identity Toolkit API, projects.accounts.
 */

import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { isPlainObject, type PlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';

export interface AccountsClientOptions {
  readonly projectId: string;
  /** `https://identitytoolkit.googleapis.com/v1`, or a path on Google's emulator. */
  readonly base: string;
  /** The authorization headers, requested before each call. */
  readonly headers: () => Promise<Headers>;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly claims: PlainObject;
  /**
   * The creator of the account may know its password: with the site's public key anybody can create an account for any
   * address.
   */
  readonly hasPassword: boolean;
}

const timeout = 30_000;
const pageSize = 500;

const parseClaims = (text: unknown): PlainObject => {
  try {
    const claims: unknown = JSON.parse(String(text));
    return isPlainObject(claims) ? claims : {};
  } catch {
    return {};
  }
};

/** An account with only an email link also has the password provider, but no password. */
const hasPassword = ({ passwordHash, providerUserInfo, emailLinkSignin }: PlainObject): boolean =>
  passwordHash !== undefined ||
  (emailLinkSignin !== true &&
    Array.isArray(providerUserInfo) &&
    providerUserInfo.some((each: unknown) => isPlainObject(each) && each.providerId === 'password'));

const toAccount = (user: PlainObject): Account => ({
  id: String(user.localId),
  email: String(user.email ?? ''),
  claims: parseClaims(user.customAttributes),
  hasPassword: hasPassword(user),
});

export const hasStaffClaim = ({ claims }: Account): boolean => claims.staff === true;

export const createAccountsClient = ({ projectId, base, headers }: AccountsClientOptions) => {
  const sendCall = async (call: string, body?: PlainObject): Promise<PlainObject> => {
    const own = await headers();
    own.set('content-type', 'application/json');
    const url = new URL(`${base}/projects/${projectId}/accounts${call}`);
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'error' as const,
      headers: own,
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await fetch(url, init).catch((error: unknown) => {
      throw new UserError(
        `${url.origin} cannot be reached (${sanitizeLine(errorMessageOf(error), 200)}): look at the connection.`,
      );
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok && isPlainObject(answer)) return answer;
    throw new UserError(formatRefusal(response.status, answer, projectId));
  };
  const parseAccounts = ({ users }: PlainObject): readonly Account[] =>
    (Array.isArray(users) ? users : []).filter(isPlainObject).map(toAccount);

  /** The account of an address; null when there is none. @throws UserError */
  const named = async (email: string): Promise<Account | null> =>
    parseAccounts(await sendCall(':lookup', { email: [email] }))[0] ?? null;

  return {
    named,
    /** Creates an account that only an email link can sign in to. @throws UserError */
    make: async (email: string): Promise<Account> => {
      await sendCall('', { email });
      const made = await named(email);
      if (made === null)
        throw new UserError(`The account of ${sanitizeLine(email)} was not made: try again.`);
      return made;
    },
    /**
     * @param since epoch seconds; sessions from before must sign in again
     * @throws UserError
     */
    setClaims: async ({ id }: Account, claims: PlainObject, since?: number): Promise<void> => {
      const validSince = since === undefined ? {} : { validSince: String(since) };
      await sendCall(':update', { localId: id, customAttributes: JSON.stringify(claims), ...validSince });
    },
    /** Yields all accounts, page by page. @throws UserError */
    async *all(): AsyncGenerator<Account> {
      let token = '';
      do {
        const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
        const page = await sendCall(`:batchGet?maxResults=${pageSize}${next}`);
        yield* parseAccounts(page);
        token = String(page.nextPageToken ?? '');
      } while (token !== '');
    },
  };
};

export type AccountsClient = ReturnType<typeof createAccountsClient>;

function formatRefusal(status: number, answer: unknown, projectId: string): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly message?: unknown } };
  const detail =
    error?.message === undefined ? '' : ` Google says: ${sanitizeLine(String(error.message), 300)}`;
  if (status === 401)
    return `Google did not accept the credentials (401): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.${detail}`;
  if (status === 403)
    return `These credentials may not change the accounts of project ${projectId} (403): give their account the role Firebase Authentication Admin.${detail}`;
  if (/CONFIGURATION_NOT_FOUND/.test(detail))
    return `Sign-in is not switched on in project ${projectId}: Firebase console, Authentication, Get started (docs/deploy.md).`;
  return `Firebase's sign-in refused (${status}).${detail}`;
}
