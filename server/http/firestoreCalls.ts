/** The store's REST calls over HTTP: `Authorization: Bearer <staff token>` gives a call the rights of staff. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type CallBounds, type Store, strictCalls } from '../../packages/embedded-firestore/src/index.ts';
import { discardBody, hasStaffToken, readBody } from '../../packages/embedded-firestore/src/lib/index.ts';
import {
  FirestoreError,
  type RestResponse,
  toErrorResponse,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { Auth } from '../../packages/embedded-firestore/src/rules/index.ts';
import { refuseCrossSiteWrite } from './crossSite.ts';
import { chooseEncoding, copyExactly } from './encoding.ts';
import { documentsPerRead, type RateLimit } from './rateLimit.ts';
import type { StaffLog } from './staffLog.ts';

/**
 * @param body of a commit by staff
 * @returns the account as which the rules judge the commit; null where it bypasses them
 * @throws FirestoreError where no rule could refuse it
 */
export type StaffCommitCheck = (body: string) => Promise<Auth | null>;

export interface FirestoreCallOptions {
  readonly store: Store;
  /** The staff token now; null while none is valid. */
  readonly readToken: () => string | null;
  /** Limits the writes of an address. */
  readonly writeLimit: RateLimit;
  /** Limits the reads of an address. */
  readonly readLimit: RateLimit;
  /** Maximum bytes in the body of a public call; null applies only the server's own limit. */
  readonly publicBytes: number | null;
  /** Milliseconds in which the body of a public call must arrive. */
  readonly publicBodyTime: number;
  /** What binds a commit of staff, who bypass the rules; null where nothing does. */
  readonly checkStaffCommit: StaffCommitCheck | null;
  /** The address that a call comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Number of trusted proxies in front. */
  readonly trustProxy: number;
  /** Receives a line where a write is refused for its Origin. */
  readonly reportForeignOrigin: (line: string) => void;
  readonly staffLog: StaffLog;
}

/**
 * The limits of one public call. The page sends at most four writes without a precondition, of which one has 20 fields, and
 * reads one list or one document at a time; a citizen's answer of 1,000 characters has at most 6,000 bytes.
 */
export const publicBounds: CallBounds = { ...strictCalls.bounds, writes: 4 };

/** Milliseconds: 32 kB at 3 kB a second. */
export const defaultBodyTime = 10_000;

/** Shorter answers fit into one packet anyway. */
const minGzipLength = 1_000;

export async function handleFirestoreCall(
  calls: FirestoreCallOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const deadline = performance.now() + calls.publicBodyTime;
  const answer = await runCall(calls, path, request, response);
  if (response.destroyed) return;
  const encoding =
    answer.text.length >= minGzipLength ? chooseEncoding(request.headers['accept-encoding'], ['gzip']) : null;
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  const body = encoding === null ? Buffer.from(answer.text) : await gzipResponse(answer);
  if (response.destroyed) return;
  response.setHeader('Content-Length', body.length);
  if (request.complete) {
    response.writeHead(answer.status).end(body);
    return;
  }
  // A refused call is answered before its body has arrived, so that it holds no connection.
  response.setHeader('Connection', 'close');
  response.writeHead(answer.status).write(body);
  const milliseconds = Math.max(0, deadline - performance.now());
  await discardBody(request, { bytes: publicBounds.bytes, milliseconds });
  response.end();
}

/** @param body of a commit that the store has carried out */
function countDeletions(body: string): number {
  if (!body.includes('"delete"')) return 0;
  const { writes = [] } = JSON.parse(body) as { readonly writes?: readonly object[] };
  return writes.filter((write) => 'delete' in write).length;
}

const compress = promisify(gzip);

/** The store reuses the answer object of a cached list, so each list is compressed once. */
const gzipCache = new WeakMap<RestResponse, Promise<Uint8Array>>();

/** Beside the server's own thread: a list of staff may have many megabytes, and others wait for that thread. */
function gzipResponse(answer: RestResponse): Promise<Uint8Array> {
  const gzipped = gzipCache.get(answer) ?? compress(answer.text).then(copyExactly);
  gzipCache.set(answer, gzipped);
  return gzipped;
}

async function runCall(
  {
    store,
    readToken,
    staffLog,
    writeLimit,
    readLimit,
    publicBytes,
    publicBodyTime,
    checkStaffCommit,
    addressOf,
    trustProxy,
    reportForeignOrigin,
  }: FirestoreCallOptions,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<RestResponse> {
  try {
    refuseCrossSiteWrite(request, path, trustProxy, reportForeignOrigin);
    const method = request.method ?? '';
    const staff = hasStaffToken(request, readToken);
    const isCommit = path.endsWith(':commit');
    const address = addressOf(request);
    const seconds = staff ? 0 : (isCommit ? writeLimit : readLimit).take(address);
    if (seconds > 0) {
      response.setHeader('Retry-After', seconds);
      throw new FirestoreError('RESOURCE_EXHAUSTED', 'Too many requests come from this address.');
    }
    const publicLimits = {
      ...(publicBytes !== null && { bytes: publicBytes }),
      milliseconds: publicBodyTime,
    };
    const body = await readBody(request, staff ? {} : publicLimits);
    const auth = staff && isCommit ? await checkStaffCommit?.(body) : null;
    const answer = await store.answerBatched({
      method,
      path,
      body,
      staff,
      ...(auth != null && { auth }),
      ...(!staff && {
        documentsRead: (count) => readLimit.charge(address, Math.floor(count / documentsPerRead)),
      }),
    });
    if (staff && answer.status === 200 && isCommit) staffLog.addDeletions(countDeletions(body));
    return answer;
  } catch (error) {
    if (error instanceof FirestoreError) return toErrorResponse(error);
    throw error;
  }
}
