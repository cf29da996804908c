/** Reads a request's body: at most 1.5 MiB (a document may have 1 MiB), less for a caller without rights. */
import type { IncomingMessage } from 'node:http';
import { FirestoreError, invalidArgumentError } from '../protocol/errors.ts';

const limits = { bytes: 1_572_864, drained: 16_777_216 } as const;

export interface BodyLimits {
  /** Bytes that this caller may send; 400 beyond it, 413 beyond the limit for everyone. */
  readonly bytes?: number;
  /** Milliseconds in which the body must arrive; 503 beyond it: the client may try again. */
  readonly milliseconds?: number;
}

/**
 * Reads a body that is too long to its end, up to `drained` bytes, because a client reads no answer while it sends. The
 * excess is discarded.
 * @throws FirestoreError; another error if the connection breaks
 */
export async function readBody(
  request: IncomingMessage,
  { bytes: maxBytes = limits.bytes, milliseconds }: BodyLimits = {},
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const hasEnded = await consumeBody(request, milliseconds, (chunk) => {
    bytes += chunk.length;
    if (bytes > limits.drained) request.destroy();
    if (bytes <= maxBytes) chunks.push(chunk);
    return true;
  });
  if (!hasEnded) throw new FirestoreError('UNAVAILABLE', 'The body took too long to arrive.');
  if (bytes > limits.bytes)
    throw new FirestoreError('INVALID_ARGUMENT', 'The body is longer than 1.5 MiB.', 413);
  if (bytes > maxBytes) throw invalidArgumentError(`The body of a call may have ${maxBytes} bytes.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalidArgumentError('The body is not UTF-8.');
  }
}

/**
 * Reads the rest of a body that is not needed. A client whose connection closes while it sends sees a reset, and not the
 * answer that came before. Resolves at the end of the body, at a limit, and when the connection breaks.
 */
export async function discardBody(
  request: IncomingMessage,
  { bytes: maxBytes, milliseconds }: Required<BodyLimits>,
): Promise<void> {
  let bytes = 0;
  const isWithin = (chunk: Buffer): boolean => {
    bytes += chunk.length;
    return bytes <= maxBytes;
  };
  await consumeBody(request, milliseconds, isWithin).catch(() => {});
}

/**
 * Passes each part of a body to `take`. Resolves to true at its end, to false after that time or once `take` returns false.
 * @throws Error if the connection breaks
 */
function consumeBody(
  request: IncomingMessage,
  milliseconds: number | undefined,
  take: (chunk: Buffer) => boolean,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose).pause();
    };
    const settle = (hasEnded: boolean): void => {
      stop();
      resolve(hasEnded);
    };
    const onData = (chunk: Buffer): void => {
      if (!take(chunk)) settle(false);
    };
    const onEnd = (): void => settle(true);
    const onClose = (): void => {
      stop();
      reject(new Error('The connection closed before the end of the body.'));
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(settle, milliseconds, false);
    request.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
    if (request.destroyed) onClose();
  });
}
