/** An event with a payload that is no sample: a choice whose key is the event's type and its payload as JSON. */
import type { EventObject } from 'xstate';

/** The limit on the JSON of a payload (characters): a run is an address. */
export const maxPayloadLength = 2_000;

const payloadPattern = /^(.+?) (\{.*\})$/s;

/** The payload as an object; null when the text is too long, no JSON, or no object. */
export const parsePayload = (text: string): Readonly<Record<string, unknown>> | null => {
  if (text.length > maxPayloadLength) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
};

/** 'CLEAR {"at":5000}' */
export const toPayloadKey = (type: string, payload: Readonly<Record<string, unknown>>): string =>
  `${type} ${JSON.stringify(payload)}`;

/** The event of a key with a payload; null for any other key. A payload cannot change the type. */
export const parsePayloadKey = (key: string): EventObject | null => {
  const [, type, json] = payloadPattern.exec(key) ?? [];
  if (type === undefined || json === undefined) return null;
  const payload = parsePayload(json);
  return payload === null ? null : { ...payload, type };
};
