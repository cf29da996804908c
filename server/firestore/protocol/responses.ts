/** What a call is answered, and documents as the REST calls answer them. */
import type { Stored } from '../store/documents.ts';
import { rfc3339 } from './codec.ts';
import { nameOf } from './names.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The body as JSON. */
  readonly text: string;
}

export function answerOf(status: number, body: unknown): Answer {
  let written: string | null = null;
  return {
    status,
    body,
    get text() {
      written ??= JSON.stringify(body);
      return written;
    },
  };
}

/** One that is kept: as text alone. */
export const answerOfText = (status: number, text: string): Answer => ({
  status,
  text,
  get body() {
    return JSON.parse(text) as unknown;
  },
});

export interface WireDocument {
  readonly name: string;
  readonly fields: unknown;
  readonly createTime: string;
  readonly updateTime: string;
}

export const wireDocument = ({ parent, id, fields, created, updated }: Stored): WireDocument => ({
  name: nameOf(parent, id),
  fields: JSON.parse(fields),
  createTime: wireTime(created),
  updateTime: wireTime(updated),
});

/** Microseconds since the epoch → RFC 3339. */
export const wireTime = (micros: number): string => rfc3339(BigInt(micros));
