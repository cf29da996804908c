/** Reads a request's body: at most 1.5 MiB (a document may have 1 MiB), less for a caller without rights. */
import type { IncomingMessage } from 'node:http';
import { FirestoreError, invalidArgumentError } from '../protocol/errors.ts';

const limits = { bytes: 1_572_864, drained: 16_777_216 } as const;

/**
 * Reads a body that is too long to its end, up to `drained` bytes, because a client reads no answer while it sends. The
 * excess is discarded.
 * @param maxBytes bytes that this caller may send; 400 beyond it, 413 beyond the limit for everyone
 * @throws FirestoreError
 */
export async function readBody(request: IncomingMessage, maxBytes: number = limits.bytes): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += (chunk as Buffer).length;
    if (bytes > limits.drained) request.destroy();
    if (bytes <= maxBytes) chunks.push(chunk as Buffer);
  }
  if (bytes > limits.bytes)
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is longer than 1.5 MiB.', 413);
  if (bytes > maxBytes) throw invalidArgumentError(`The body of a call may have ${maxBytes} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidArgumentError('The body is not UTF-8.');
  }
}
