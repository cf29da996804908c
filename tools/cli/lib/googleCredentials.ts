/**
 * Credentials for Cloud Firestore and Firebase Authentication: the service account of GOOGLE_APPLICATION_CREDENTIALS, or
 * else the account that Google's tools on this machine use. Only this module loads the library. It never prints the
 * library's messages, because they quote the key file.
 */
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../../server/lib/userError.ts';

const scopes = {
  records: 'https://www.googleapis.com/auth/datastore',
  accounts: 'https://www.googleapis.com/auth/identitytoolkit',
} as const;

/** Patterns of the library's messages with our explanation; the first match wins. */
const meanings: readonly (readonly [said: RegExp, meaning: string])[] = [
  [/invalid_grant/, 'Google refused the key: invalid_grant'],
  [/invalid_client|unauthorized_client/, 'Google does not know the account'],
  [/ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|fetch failed/, 'Google cannot be reached'],
  [/default credentials/i, 'none are set'],
  [/does not exist|not a file/i, 'there is no such file'],
  [/JSON at|not valid JSON|end of JSON/i, 'the file is not JSON'],
  [/does not contain/, 'the file is not a complete key'],
  [/DECODER|PEM|asymmetric/i, 'the key is broken'],
];

const meaningOf = (error: unknown): string =>
  meanings.find(([pattern]) => pattern.test(errorMessageOf(error)))?.[1] ?? 'for an unknown reason';

/**
 * @param fetchOverride a stand-in for Google's token server, from tests
 * @param what the purpose: records, or the accounts of staff
 */
export function createGoogleHeaders(
  projectId: string,
  fetchOverride?: typeof fetch,
  what: keyof typeof scopes = 'records',
): () => Promise<Headers> {
  let authPromise: Promise<{ getRequestHeaders(): Promise<Headers> }> | null = null;
  const clientOptions = fetchOverride ? { transporterOptions: { fetchImplementation: fetchOverride } } : {};
  const createAuth = async () => {
    const { GoogleAuth } = await import('google-auth-library');
    return new GoogleAuth({ projectId, scopes: [scopes[what]], clientOptions });
  };
  return async () => {
    try {
      authPromise ??= createAuth();
      const auth = await authPromise;
      return new Headers(await auth.getRequestHeaders());
    } catch (error) {
      throw new UserError(
        `There are no Google credentials that can be used (${meaningOf(error)}): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.`,
      );
    }
  };
}
