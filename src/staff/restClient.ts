/**
 * The staff page's Firestore client, the same for both stores: REST calls with a bearer, which is the staff token of the
 * embedded store or the token of an account. It caches nothing. It follows the store's clock: a clerk's may be wrong.
 */
import type { FirestoreRestClient } from '../staff-core/restClient.ts';
import { StaffError, toStaffError } from './errors.ts';

export interface StaffClient extends FirestoreRestClient {
  /** Whether residents get pictures and files from the store: Firebase's Hosting serves only those of the build. */
  readonly takesFiles: boolean;
  /** Epoch ms, by the store's clock as of its last answer. */
  now(): number;
}

interface StaffClientOptions {
  /** `https://firestore.googleapis.com`, or the origin of the page. */
  readonly origin: string;
  readonly projectId: string;
  readonly isIndexed: boolean;
  readonly takesFiles: boolean;
  /** Returns the bearer token; called before each call, because the token may need renewal. */
  readonly bearer: () => Promise<string>;
}

const timeoutMs = 15_000;

/** A slow line sends 8 kB in a second: a picture of 300 kB takes it 50 s. */
const slowestBytesPerMs = 8;

/** Each row of a query's answer has the time. */
const readTimeOf = (body: unknown): string | null => {
  const [row] = Array.isArray(body) ? body : [body];
  const { readTime, commitTime } = (row ?? {}) as { readTime?: string; commitTime?: string };
  return readTime ?? commitTime ?? null;
};

/** A query's answer has its error in a list. */
const errorStatusOf = (body: unknown): string => {
  const [row] = Array.isArray(body) ? body : [body];
  return (row as { error?: { status?: string } } | undefined)?.error?.status ?? '';
};

const fetchWithTimeout = async (
  url: string,
  init: RequestInit & { readonly body: string },
): Promise<Response> => {
  try {
    const ms = timeoutMs + Math.round(init.body.length / slowestBytesPerMs);
    return await fetch(url, { ...init, signal: AbortSignal.timeout(ms) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new StaffError(isLate ? 'deadline-exceeded' : 'unreachable');
  }
};

export const createStaffClient = ({
  origin,
  projectId,
  isIndexed,
  takesFiles,
  bearer,
}: StaffClientOptions): StaffClient => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  let ahead = 0;
  return {
    root,
    isIndexed,
    takesFiles,
    now: () => Date.now() + ahead,
    post: async (call, payload) => {
      const authorization = `Bearer ${await bearer()}`;
      const response = await fetchWithTimeout(`${origin}${encodeURI(`/v1/${root}${call}`)}`, {
        method: 'POST',
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      // A captive portal's page is not an answer of the store.
      const body: unknown = await response.json().catch(() => null);
      if (body === null) throw new StaffError('unreachable');
      if (!response.ok) throw toStaffError(errorStatusOf(body));
      const time = readTimeOf(body);
      if (time !== null) ahead = Date.parse(time) - Date.now();
      return body;
    },
  };
};
