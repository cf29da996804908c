/** Sends a text that is kept over HTTP: in the encoding it was made in, and 304 if the client has it already. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { EncodedText } from './encoding.ts';

/** Whether 'If-None-Match' names the ETag; a proxy may have made it weak (RFC 9110, 13.1.2). */
export const namesEtag = ({ 'if-none-match': header }: IncomingHttpHeaders, etag: string): boolean =>
  (header ?? '').split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));

/** @param ownHeaders all but the encoding, the length and the ETag */
export function sendEncoded(
  { body, encoding, etag }: EncodedText,
  ownHeaders: Readonly<Record<string, string>>,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value);
  const encodedEtag = encoding === null ? etag : etag.replace(/"$/, `-${encoding}"`);
  response.setHeader('ETag', encodedEtag);
  if (namesEtag(headers, encodedEtag)) {
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
