/**
 * Staff's door to the records, the same for both stores: Firestore's REST calls with a bearer, which is the staff token of the
 * embedded store or the token of an account. It keeps nothing, and tells the store's time, for a clerk's clock may be wrong.
 */
import type { FirestoreRestClient } from '../staff-core/restClient.ts';
import { StaffError, toStaffError } from './errors.ts';

export interface StaffClient extends FirestoreRestClient {
  /** Epoch ms, by the store's clock as far as it has told it. */
  now(): number;
}

interface StaffClientOptions {
  /** `https://firestore.googleapis.com`, or the origin of the page. */
  readonly origin: string;
  readonly projectId: string;
  readonly isIndexed: boolean;
  /** What says who asks; asked for before each call, for it may have to be renewed. */
  readonly bearer: () => Promise<string>;
}

const timeoutMs = 15_000;

/** Of an answer to a query each row has it. */
const readTimeOf = (body: unknown): string | null => {
  const [row] = Array.isArray(body) ? body : [body];
  const { readTime, commitTime } = (row ?? {}) as { readTime?: string; commitTime?: string };
  return readTime ?? commitTime ?? null;
};

/** Of a query the error stands in a list. */
const errorStatusOf = (body: unknown): string => {
  const [row] = Array.isArray(body) ? body : [body];
  return (row as { error?: { status?: string } } | undefined)?.error?.status ?? '';
};

const fetchWithTimeout = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new StaffError(isLate ? 'deadline-exceeded' : 'unreachable');
  }
};

export const createStaffClient = ({
  origin,
  projectId,
  isIndexed,
  bearer,
}: StaffClientOptions): StaffClient => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  let ahead = 0;
  return {
    root,
    isIndexed,
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
      // A captive portal's page is no answer of the store.
      const body: unknown = await response.json().catch(() => null);
      if (body === null) throw new StaffError('unreachable');
      if (!response.ok) throw toStaffError(errorStatusOf(body));
      const time = readTimeOf(body);
      if (time !== null) ahead = Date.parse(time) - Date.now();
      return body;
    },
  };
};
