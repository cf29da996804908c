/** Sends a prerendered page over HTTP: in the encoding it was made in, and 304 if the client has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { varyByLocale } from '../http/locale.ts';
import type { EncodedPage } from './pageCache.ts';

export function sendPage(
  { body, encoding, etag }: EncodedPage,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', `Accept-Encoding, ${varyByLocale}`);
  const encodedEtag = encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('ETag', encodedEtag);
  if (headers['if-none-match'] === encodedEtag) {
    response.writeHead(304);
    response.end();
    return;
  }
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  // Every answer sends the same Buffer: a copy for each would let clients that do not read fill the memory.
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(method === 'HEAD' ? undefined : body);
}
