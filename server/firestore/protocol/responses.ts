/** Responses of the REST calls, including those of errors. */
import { formatRfc3339 } from './codec.ts';
import type { FirestoreError } from './errors.ts';

export interface RestResponse {
  readonly status: number;
  readonly body: unknown;
  /** The body as JSON. */
  readonly text: string;
}

export function createRestResponse(status: number, body: unknown): RestResponse {
  let json: string | null = null;
  return {
    status,
    body,
    get text() {
      json ??= JSON.stringify(body);
      return json;
    },
  };
}

/** A cached response: it stores only the text. */
export const createRestResponseFromText = (status: number, text: string): RestResponse => ({
  status,
  text,
  get body() {
    return JSON.parse(text) as unknown;
  },
});

/** Microseconds since the epoch → RFC 3339. */
export const toWireTime = (micros: number): string => formatRfc3339(BigInt(micros));

export const toErrorResponse = ({ code, message, status }: FirestoreError): RestResponse =>
  createRestResponse(code, { error: { code, message, status } });
