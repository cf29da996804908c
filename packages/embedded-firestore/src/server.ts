/** The store's calls over HTTP, for a store that runs by itself. A program with a server of its own calls
 * `store.answer` instead. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type BodyLimits, readBody } from './lib/body.ts';
import { FirestoreError } from './protocol/errors.ts';
import { type RestResponse, toErrorResponse } from './protocol/responses.ts';
import type { Store, StoreCall } from './store.ts';

export interface FirestoreServerOptions {
  readonly store: Store;
  /** Who calls, by the request's headers. A FirestoreError that it throws is the answer. */
  readonly identifyCaller: (request: IncomingMessage) => Pick<StoreCall, 'staff' | 'auth'>;
  /** The limits of a body from a caller without rights; by default those of staff, 1.5 MiB in any time. */
  readonly publicBody?: BodyLimits;
}

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  // A page of any origin may call it, as it may call Firestore: the rules decide what it reads and writes.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
} as const;

/** Not listening yet. The caller closes the store after the server. */
export const createFirestoreServer = (options: FirestoreServerOptions): Server =>
  createServer((request, response) => void answer(options, request, response));

async function answer(
  options: FirestoreServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, headers).end();
    return;
  }
  const { status, text } = await callStore(options, request);
  response.writeHead(status, headers).end(text);
}

async function callStore(
  { store, identifyCaller, publicBody = {} }: FirestoreServerOptions,
  request: IncomingMessage,
): Promise<RestResponse> {
  try {
    const { method = '', url = '' } = request;
    const path = url.replace(/\?.*$/s, '');
    const caller = identifyCaller(request);
    const body = await readBody(request, caller.staff ? {} : publicBody);
    return await store.answerBatched({ method, path, body, ...caller });
  } catch (error) {
    if (error instanceof FirestoreError) return toErrorResponse(error);
    // The connection broke while the body was read, so that no client would get an answer.
    return toErrorResponse(new FirestoreError('UNAVAILABLE', 'The call ended before its body did.'));
  }
}
