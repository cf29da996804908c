/**
 * A client for Cloud Firestore's REST API, with the account of the credentials. It retries busy calls for a while. It
 * reports a refusal in one line, which never contains a token.
 */
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type StoreClient, StoreRefused } from './storeClient.ts';

export interface CloudClientOptions {
  readonly projectId: string;
  /** `https://firestore.googleapis.com`, or the address of Google's emulator. */
  readonly origin: string;
  /** The authorization headers, requested before each call because they may expire. */
  readonly headers: () => Promise<Headers>;
  readonly fetch: typeof fetch;
  /** Waits this many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The delay before each retry (ms). */
const retryDelays = [500, 1_000, 2_000, 4_000, 8_000] as const;
const timeout = 60_000;

/** Statuses that are safe to retry. Writes replace whole records by id, so a repeated write does no harm. */
const isBusy = (status: number): boolean => status === 429 || status === 409 || status >= 500;

export function createCloudClient(options: CloudClientOptions): StoreClient {
  const { projectId, origin } = options;
  const root = `projects/${projectId}/databases/(default)/documents`;
  return {
    root,
    isIndexed: true,
    name: `Cloud Firestore, project ${projectId}`,
    next: 'The site shows it at its next reading: reload the page.',
    close: () => {},
    post: async (call, body) => {
      const url = new URL(encodeURI(`/v1/${root}${call}`), origin);
      const { status, text } = await sendWithRetries(options, url, JSON.stringify(body));
      if (status === 200) return parseJson(text, url);
      const error = parseError(text);
      throw new StoreRefused(formatRefusal(status, error.message, projectId), error.status);
    },
  };
}

interface RawResponse {
  readonly status: number;
  readonly text: string;
}

async function sendWithRetries(options: CloudClientOptions, url: URL, body: string): Promise<RawResponse> {
  for (const wait of retryDelays) {
    const answer = await sendOnce(options, url, body);
    if (typeof answer !== 'string' && !isBusy(answer.status)) return answer;
    await options.wait(wait);
  }
  const last = await sendOnce(options, url, body);
  if (typeof last === 'string')
    throw new UserError(
      `${url.origin} cannot be reached (${last}): look at the connection, then run the command again.`,
    );
  if (isBusy(last.status))
    throw new UserError(
      `Cloud Firestore is busy (${last.status}, ${retryDelays.length + 1} tries): wait, then run the command again.`,
    );
  return last;
}

/** Sends a call once and returns its response, or the reason for the failure. */
async function sendOnce(
  { headers, fetch }: CloudClientOptions,
  url: URL,
  body: string,
): Promise<RawResponse | string> {
  const own = await headers();
  own.set('content-type', 'application/json');
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', headers: own, body, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown };
    return sanitizeLine(errorMessageOf(cause ?? error), 200);
  }
}

function parseJson(text: string, url: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(`${url.origin} does not answer as Firestore does: look at FIRESTORE_EMULATOR_HOST.`);
  }
}

/** The first line of the error message, and Firestore's status. The error of a query is inside an array. */
function parseError(text: string): { readonly message: string; readonly status: string } {
  try {
    const body: unknown = JSON.parse(text);
    const { error } = (Array.isArray(body) ? body[0] : body) as {
      readonly error?: { readonly message?: unknown; readonly status?: unknown };
    };
    return {
      message: String(error?.message ?? '').split('\n', 1)[0] ?? '',
      status: String(error?.status ?? ''),
    };
  } catch {
    return { message: '', status: '' };
  }
}

function formatRefusal(status: number, reason: string, projectId: string): string {
  const detail = reason === '' ? '' : ` Google says: ${sanitizeLine(reason, 300)}`;
  if (status === 401)
    return `Google did not accept the credentials (401): set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account of the project.${detail}`;
  if (status === 403)
    return `These credentials may not read and write project ${projectId} (403): give their account the role Cloud Datastore User.${detail}`;
  if (status === 404)
    return `Project ${projectId} has no Firestore database (404): look at FIREBASE_PROJECT_ID, or make the database in the Firebase console.${detail}`;
  return `Cloud Firestore refused (${status}).${detail}`;
}
