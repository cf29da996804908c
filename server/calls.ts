/** The store's REST calls over HTTP: `Authorization: Bearer <staff token>` makes a call the staff's. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf } from './body.ts';
import { Refusal, refusalAnswer } from './store/errors.ts';
import type { Answer, Store } from './store/store.ts';
import { sameToken } from './token.ts';

export async function answerCall(
  store: Store,
  token: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, body } = await answerOf(store, token, path, request);
  if (response.destroyed) return;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

async function answerOf(
  store: Store,
  token: string,
  path: string,
  request: IncomingMessage,
): Promise<Answer> {
  try {
    const body = await bodyOf(request);
    return store.answer({ method: request.method ?? '', path, body, staff: isStaff(request, token) });
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}

/** A bearer of another token is refused and not taken for the public, so that staff see their mistake. */
function isStaff({ headers }: IncomingMessage, token: string): boolean {
  const [, given] = /^Bearer +(.*)$/i.exec(headers.authorization ?? '') ?? [];
  if (given === undefined) return false;
  if (!sameToken(given, token)) throw new Refusal('UNAUTHENTICATED', 'This is not the staff token.');
  return true;
}
