/**
 * Tells an address how many requests came in: `POST {"newRequests": 3}`, and no word of any of them. No citizen waits for it.
 * The address may hold a secret, so that of it nothing but the host is ever said.
 */
import { setTimeout as waiting } from 'node:timers/promises';
import { codeOf } from '../firestore/lib/userError.ts';

/** Milliseconds. */
export interface Pace {
  /** Between two calls; after a failure twice as long each time. */
  readonly every: number;
  readonly mostEvery: number;
  /** Before each further try of a call. */
  readonly waits: readonly number[];
  readonly timeout: number;
}

const pace: Pace = { every: 30_000, mostEvery: 3_600_000, waits: [1_000, 5_000], timeout: 5_000 };

interface Failure {
  readonly why: string;
  /** It would be refused the next time too. */
  readonly isFinal: boolean;
}

const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** One try: null where it was taken. A library's message is not shown: it may quote the address. */
async function tried(webhook: string, count: number, signal: AbortSignal): Promise<Failure | null> {
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
    return ok ? null : { why: `it answered ${status}`, isFinal: isFinal(status) };
  } catch (error) {
    const { name, cause } = error as { readonly name?: string; readonly cause?: unknown };
    const why =
      name === 'TimeoutError' ? 'it did not answer in time' : `no answer, ${codeOf(cause) ?? 'unreachable'}`;
    return { why, isFinal: false };
  }
}

const noClose = new AbortController().signal;

/** null where it was told; else one line that says why not. */
export async function tell(
  webhook: string,
  count: number,
  { waits, timeout }: Pace = pace,
  closed: AbortSignal = noClose,
): Promise<string | null> {
  let failure: Failure | null = null;
  for (const wait of [0, ...waits]) {
    if (failure?.isFinal) break;
    if (wait > 0) await waiting(wait, undefined, { signal: closed }).catch(() => {});
    if (closed.aborted) break;
    failure = await tried(webhook, count, AbortSignal.any([AbortSignal.timeout(timeout), closed]));
    if (failure === null) return null;
  }
  return `The webhook at ${new URL(webhook).host} did not get the notification: ${failure?.why ?? 'the server was stopped'}.`;
}

export interface Bell {
  /** One more request came in. Returns at once and never throws. */
  ring(): void;
  /** Tells nobody any more. */
  close(): void;
}

/** The first request is told at once, those that follow together. What could not be told is counted on. */
export function bellOf(webhook: string, log: (line: string) => void, given: Pace = pace): Bell {
  const closing = new AbortController();
  let [untold, every] = [0, given.every];
  let isResting = false;
  let rest: NodeJS.Timeout | null = null;
  const call = async (): Promise<void> => {
    isResting = true;
    const count = untold;
    untold = 0;
    const failure = await tell(webhook, count, given, closing.signal);
    if (closing.signal.aborted) return;
    every = failure === null ? given.every : Math.min(every * 2, given.mostEvery);
    if (failure !== null) {
      untold += count;
      log(`${failure} ${untold} new requests will be reported later.`);
    }
    rest = setTimeout(() => {
      isResting = false;
      if (untold > 0) void call();
    }, every).unref();
  };
  return {
    ring: () => {
      untold += 1;
      if (!isResting && !closing.signal.aborted) void call();
    },
    close: () => {
      closing.abort();
      if (rest !== null) clearTimeout(rest);
    },
  };
}
