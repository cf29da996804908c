/** A drawn page over HTTP: packed as its reader can unpack it, and not sent again to who has it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dependsOn } from '../language.ts';
import type { PageFile } from './pages.ts';

export function answerPage(
  { html, packed, etag }: PageFile,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', `Accept-Encoding, ${dependsOn}`);
  const accepted = String(headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const own = encoding === undefined ? etag : etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('ETag', own);
  if (headers['if-none-match'] === own) {
    response.writeHead(304);
    response.end();
    return;
  }
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const body = encoding === undefined ? Buffer.from(html) : packed[encoding];
  response.setHeader('Content-Length', body.length);
  response.writeHead(200);
  response.end(method === 'HEAD' ? undefined : body);
}
