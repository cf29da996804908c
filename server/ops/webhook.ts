/**
 * Notifies a webhook of the number of new requests: `POST {"newRequests": 3}`, with no data from any of them. No citizen
 * waits for it. The address may contain a secret, so messages name only its host.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodeOf } from '../../packages/embedded-firestore/src/lib/index.ts';

/** Milliseconds. */
export interface RetryPolicy {
  /** The time between two calls, which doubles after each failure. */
  readonly interval: number;
  readonly maxInterval: number;
  /** The delay before each further try of a call. */
  readonly retryDelays: readonly number[];
  readonly timeout: number;
}

const defaultPolicy: RetryPolicy = {
  interval: 30_000,
  maxInterval: 3_600_000,
  retryDelays: [1_000, 5_000],
  timeout: 5_000,
};

interface PostFailure {
  readonly reason: string;
  /** A repeated call would be refused too. */
  readonly isFinal: boolean;
}

const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Tries once and returns null on success. The message of the HTTP client is hidden, because it may quote the address. */
async function postCount(webhook: string, count: number, signal: AbortSignal): Promise<PostFailure | null> {
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ newRequests: count }),
      signal,
    });
    await response.body?.cancel();
    const { ok, status } = response;
    return ok ? null : { reason: `it answered ${status}`, isFinal: isFinal(status) };
  } catch (error) {
    const { name, cause } = error as { readonly name?: string; readonly cause?: unknown };
    const reason =
      name === 'TimeoutError'
        ? 'it did not answer in time'
        : `no answer, ${errorCodeOf(cause) ?? 'unreachable'}`;
    return { reason, isFinal: false };
  }
}

const neverAborted = new AbortController().signal;

/** null on success; else one line with the reason. */
export async function notifyWebhook(
  webhook: string,
  count: number,
  { retryDelays, timeout }: RetryPolicy = defaultPolicy,
  closed: AbortSignal = neverAborted,
): Promise<string | null> {
  let failure: PostFailure | null = null;
  for (const retryDelay of [0, ...retryDelays]) {
    if (failure?.isFinal) break;
    if (retryDelay > 0) await sleep(retryDelay, undefined, { signal: closed }).catch(() => {});
    if (closed.aborted) break;
    failure = await postCount(webhook, count, AbortSignal.any([AbortSignal.timeout(timeout), closed]));
    if (failure === null) return null;
  }
  return `The webhook at ${new URL(webhook).host} did not get the notification: ${failure?.reason ?? 'the server was stopped'}.`;
}

export interface WebhookNotifier {
  /** Reports one more request. Returns at once and never throws. */
  notify(): void;
  /** Sends nothing from now on. */
  close(): void;
}

/** Reports the first request at once and the following ones together. A count that failed is added to the next one. */
export function createWebhookNotifier(
  webhook: string,
  log: (line: string) => void,
  policy: RetryPolicy = defaultPolicy,
): WebhookNotifier {
  const closing = new AbortController();
  let [unreported, interval] = [0, policy.interval];
  let isResting = false;
  let restTimer: NodeJS.Timeout | null = null;
  const report = async (): Promise<void> => {
    isResting = true;
    const count = unreported;
    unreported = 0;
    const failure = await notifyWebhook(webhook, count, policy, closing.signal);
    if (closing.signal.aborted) return;
    interval = failure === null ? policy.interval : Math.min(interval * 2, policy.maxInterval);
    if (failure !== null) {
      unreported += count;
      log(`${failure} ${unreported} new requests will be reported later.`);
    }
    restTimer = setTimeout(() => {
      isResting = false;
      if (unreported > 0) void report();
    }, interval).unref();
  };
  return {
    notify: () => {
      unreported += 1;
      if (!isResting && !closing.signal.aborted) void report();
    },
    close: () => {
      closing.abort();
      if (restTimer !== null) clearTimeout(restTimer);
    },
  };
}
