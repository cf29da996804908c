/**
 * Staff's door to the records, the same for both stores: Firestore's REST calls with a bearer, which is the staff token of the
 * embedded store or the token of an account. It keeps nothing, and tells the store's time, for a clerk's clock may be wrong.
 */
import type { Door } from '../staff-core/restClient.ts';
import { DeskFailure, failureOf } from './errors.ts';

export interface StaffDoor extends Door {
  /** Epoch ms, by the store's clock as far as it has told it. */
  now(): number;
}

interface DoorOptions {
  /** `https://firestore.googleapis.com`, or the origin of the page. */
  readonly origin: string;
  readonly projectId: string;
  readonly isIndexed: boolean;
  /** What says who asks; asked for before each call, for it may have to be renewed. */
  readonly bearer: () => Promise<string>;
}

const answerLimit = 15_000;

/** Of an answer to a query each row has it. */
const timeIn = (body: unknown): string | null => {
  const [first] = Array.isArray(body) ? body : [body];
  const { readTime, commitTime } = (first ?? {}) as { readTime?: string; commitTime?: string };
  return readTime ?? commitTime ?? null;
};

/** Of a query the error stands in a list. */
const statusIn = (body: unknown): string => {
  const [first] = Array.isArray(body) ? body : [body];
  return (first as { error?: { status?: string } } | undefined)?.error?.status ?? '';
};

const answeredIn = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(answerLimit) });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new DeskFailure(isLate ? 'deadline-exceeded' : 'unreachable');
  }
};

export const openDoor = ({ origin, projectId, isIndexed, bearer }: DoorOptions): StaffDoor => {
  const root = `projects/${projectId}/databases/(default)/documents`;
  let ahead = 0;
  return {
    root,
    isIndexed,
    now: () => Date.now() + ahead,
    ask: async (call, asked) => {
      const authorization = `Bearer ${await bearer()}`;
      const response = await answeredIn(`${origin}${encodeURI(`/v1/${root}${call}`)}`, {
        method: 'POST',
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      // A captive portal's page is no answer of the store.
      const body: unknown = await response.json().catch(() => null);
      if (body === null) throw new DeskFailure('unreachable');
      if (!response.ok) throw failureOf(statusIn(body));
      const time = timeIn(body);
      if (time !== null) ahead = Date.parse(time) - Date.now();
      return body;
    },
  };
};
