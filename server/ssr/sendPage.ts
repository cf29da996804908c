/** Sends a prerendered page over HTTP: in an encoding the client accepts, and 304 if the client has it already. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from '../http/encoding.ts';
import { varyByLocale } from '../http/locale.ts';
import type { EncodedPage } from './pageCache.ts';

export function sendPage(
  { bodies, etag }: EncodedPage,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', `Accept-Encoding, ${varyByLocale}`);
  const encoding = chooseEncoding(headers['accept-encoding'], ['br', 'gzip']);
  const encodedEtag = encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('ETag', encodedEtag);
  if (headers['if-none-match'] === encodedEtag) {
    response.writeHead(304);
    response.end();
    return;
  }
  if (encoding !== null) response.setHeader('Content-Encoding', encoding);
  // Every answer sends the same Buffer: a copy for each would let clients that do not read fill the memory.
  const body = bodies[encoding ?? 'identity'];
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(method === 'HEAD' ? undefined : body);
}
