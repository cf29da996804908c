/**
 * The accounts of Firebase's sign-in and their claims, by the Identity Toolkit's REST calls. What else an account claims is
 * left as it is. No line holds a token. Source: Identity Toolkit API, projects.accounts.
 */

import { Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import { isPlain, type Plain } from '../../../server/firestore/protocol/plainValue.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';

export interface AccountsOptions {
  readonly projectId: string;
  /** `https://identitytoolkit.googleapis.com/v1`, or below it where Google's emulator is. */
  readonly base: string;
  /** What says who asks; asked for before each call. */
  readonly headers: () => Promise<Headers>;
}

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly claims: Plain;
  /** Whoever made the account may know one: with the site's public key anybody makes an account of any address. */
  readonly hasPassword: boolean;
}

const timeout = 30_000;
const pageSize = 500;

const claimsIn = (text: unknown): Plain => {
  try {
    const claims: unknown = JSON.parse(String(text));
    return isPlain(claims) ? claims : {};
  } catch {
    return {};
  }
};

/** An account that is come into by a link alone has the provider of passwords too, and no password. */
const hasPassword = ({ passwordHash, providerUserInfo, emailLinkSignin }: Plain): boolean =>
  passwordHash !== undefined ||
  (emailLinkSignin !== true &&
    Array.isArray(providerUserInfo) &&
    providerUserInfo.some((each: unknown) => isPlain(each) && each.providerId === 'password'));

const accountOf = (user: Plain): Account => ({
  id: String(user.localId),
  email: String(user.email ?? ''),
  claims: claimsIn(user.customAttributes),
  hasPassword: hasPassword(user),
});

export const isStaff = ({ claims }: Account): boolean => claims.staff === true;

export const openAccounts = ({ projectId, base, headers }: AccountsOptions) => {
  const ask = async (call: string, body?: Plain): Promise<Plain> => {
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
      throw new Problem(
        `${url.origin} cannot be reached (${sanitizeLine(reasonOf(error), 200)}): look at the connection.`,
      );
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok && isPlain(answer)) return answer;
    throw new Problem(refusal(response.status, answer, projectId));
  };
  const usersIn = ({ users }: Plain): readonly Account[] =>
    (Array.isArray(users) ? users : []).filter(isPlain).map(accountOf);

  /** The account of an address; null where there is none yet. @throws Problem */
  const named = async (email: string): Promise<Account | null> =>
    usersIn(await ask(':lookup', { email: [email] }))[0] ?? null;

  return {
    named,
    /** One that nobody has come in with yet: the link of an email is its only way in. @throws Problem */
    make: async (email: string): Promise<Account> => {
      await ask('', { email });
      const made = await named(email);
      if (made === null) throw new Problem(`The account of ${sanitizeLine(email)} was not made: try again.`);
      return made;
    },
    /** @param since epoch seconds: who came in before has to come in anew. @throws Problem */
    setClaims: async ({ id }: Account, claims: Plain, since?: number): Promise<void> => {
      const validSince = since === undefined ? {} : { validSince: String(since) };
      await ask(':update', { localId: id, customAttributes: JSON.stringify(claims), ...validSince });
    },
    /** All of them, page by page. @throws Problem */
    async *all(): AsyncGenerator<Account> {
      let token = '';
      do {
        const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
        const page = await ask(`:batchGet?maxResults=${pageSize}${next}`);
        yield* usersIn(page);
        token = String(page.nextPageToken ?? '');
      } while (token !== '');
    },
  };
};

export type Accounts = ReturnType<typeof openAccounts>;

function refusal(status: number, answer: unknown, projectId: string): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly message?: unknown } };
  const said =
    error?.message === undefined ? '' : ` Google says: ${sanitizeLine(String(error.message), 300)}`;
  if (status === 401)
    return `Google did not accept the credentials (401): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.${said}`;
  if (status === 403)
    return `These credentials may not change the accounts of project ${projectId} (403): give their account the role Firebase Authentication Admin.${said}`;
  if (/CONFIGURATION_NOT_FOUND/.test(said))
    return `Sign-in is not switched on in project ${projectId}: Firebase console, Authentication, Get started (docs/deploy.md).`;
  return `Firebase's sign-in refused (${status}).${said}`;
}
