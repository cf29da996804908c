/** Responses of the REST calls, including those of errors. */
import { formatRfc3339 } from './codec.ts';
import type { FirestoreError } from './errors.ts';

export interface RestResponse {
  readonly status: number;
  /** The body as JSON. */
  readonly text: string;
}

export const createRestResponse = (status: number, body: unknown): RestResponse => ({
  status,
  text: JSON.stringify(body),
});

/** Microseconds since the epoch → RFC 3339. */
export const toWireTime = (micros: number): string => formatRfc3339(BigInt(micros));

export const toErrorResponse = ({ code, message, status }: FirestoreError): RestResponse =>
  createRestResponse(code, { error: { code, message, status } });
