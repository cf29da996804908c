/** The store's REST calls over HTTP: `Authorization: Bearer <staff token>` makes a call the staff's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Refusal, refusalAnswer } from '../firestore/protocol/errors.ts';
import type { Answer } from '../firestore/protocol/responses.ts';
import type { CallBounds } from '../firestore/rest/callBounds.ts';
import type { Store } from '../firestore/store/store.ts';
import { bodyOf } from './body.ts';
import { refuseCrossSiteWrite } from './crossSite.ts';
import { chooseEncoding } from './encoding.ts';
import type { RateLimit } from './rateLimit.ts';
import { isStaff } from './staffToken.ts';

export interface Calls {
  readonly store: Store;
  readonly token: string;
  /** Of writes, by address. */
  readonly limit: RateLimit;
  /** Of reads, by address. */
  readonly readLimit: RateLimit;
  /** Bytes that the body of a stranger's call may have; null where only the server's own limit holds. */
  readonly publicBytes: number | null;
  /** The address a call comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
}

/**
 * How much one call of a stranger may ask for. The page sends two writes of 20 fields, and reads one list or one document
 * at a time; an answer of 1,000 characters has 6,000 bytes at most.
 */
export const publicBounds: CallBounds = {
  bytes: 32_768,
  writes: 2,
  fields: 100,
  maskPaths: 100,
  parts: 100,
  values: 100,
  documents: 2,
};

/** Shorter ones fit into one packet anyway. */
const leastPacked = 1_000;

export async function answerCall(
  calls: Calls,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  const answer = await answerTo(calls, path, request, response);
  if (response.destroyed) return;
  const encoding =
    answer.text.length >= leastPacked ? chooseEncoding(request.headers['accept-encoding'], ['gzip']) : null;
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  response.writeHead(answer.status);
  response.end(encoding === null ? answer.text : packed(answer));
}

/** Lists that are kept are packed once. */
const known = new WeakMap<Answer, Buffer>();

function packed(answer: Answer): Buffer {
  const found = known.get(answer) ?? gzipSync(answer.text);
  known.set(answer, found);
  return found;
}

async function answerTo(
  { store, token, limit, readLimit, publicBytes, addressOf }: Calls,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer> {
  try {
    refuseCrossSiteWrite(request, path);
    const method = request.method ?? '';
    const staff = isStaff(request, token);
    const bucket = path.endsWith(':commit') ? limit : readLimit;
    const seconds = staff ? 0 : bucket.take(addressOf(request));
    const body = await bodyOf(request, (staff ? null : publicBytes) ?? undefined);
    if (seconds === 0) return await store.answerTogether({ method, path, body, staff });
    response.setHeader('Retry-After', seconds);
    throw new Refusal('RESOURCE_EXHAUSTED', 'Too many requests come from this address.');
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}
