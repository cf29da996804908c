/**
 * Proto JSON (`{"integerValue":"3"}`) ↔ values of the rules. Decoding refuses what Firestore refuses. Encoding is canonical
 * (keys sorted), so that equal documents have equal texts. Source: Firestore REST v1, `Value`, and its limits.
 */

import { isReservedName } from './documentId.ts';
import { invalidArgumentError } from './errors.ts';
import { isWellFormed, parseAnyObject, parseBoolean, parseList, parseObject, parseText } from './json.ts';
import { parseReferenceName } from './names.ts';
import type { WireFields, WireValue } from './plainValue.ts';
import type { Fields, Opaque, Timestamp, Value } from './value.ts';

export const valueLimits = {
  depth: 20,
  list: 20_000,
  fieldNameBytes: 1_500,
  documentBytes: 1_048_576,
} as const;
const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n } as const;
const timestamps = { least: -62_135_596_800_000_000n, most: 253_402_300_799_999_999n } as const;
const namedDoubles: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
  '-0': -0,
};

const decoders: Readonly<Record<string, (json: unknown, depth: number) => Value>> = {
  nullValue: (json) => {
    if (json !== null && json !== 'NULL_VALUE') throw invalidArgumentError('A null value must be null.');
    return null;
  },
  booleanValue: (json) => parseBoolean(json, 'A boolean value'),
  integerValue: decodeInteger,
  doubleValue: decodeDouble,
  stringValue: (json) => parseText(json, 'A string value'),
  timestampValue: decodeTimestamp,
  bytesValue: decodeBytes,
  referenceValue: (json) => ({ kind: 'reference', text: parseReferenceName(json) }),
  geoPointValue: decodePoint,
  arrayValue: (json, depth) =>
    parseList(
      parseObject(json, 'An array value', ['values']).values ?? [],
      'An array value',
      valueLimits.list,
    ).map((item) => {
      const value = decodeValue(item, depth + 1);
      if (Array.isArray(value)) throw invalidArgumentError('An array may not hold an array.');
      return value;
    }),
  mapValue: (json, depth) => decodeMap(parseObject(json, 'A map value', ['fields']).fields ?? {}, depth + 1),
};

export function decodeValue(json: unknown, depth = 1): Value {
  if (depth > valueLimits.depth) throw invalidArgumentError(`Values may nest ${valueLimits.depth} deep.`);
  const value = parseAnyObject(json, 'A value');
  const [type, ...others] = Object.keys(value);
  if (type === undefined || others.length > 0)
    throw invalidArgumentError('A value must have exactly one type.');
  const decode = Object.hasOwn(decoders, type) ? decoders[type] : undefined;
  if (decode === undefined) throw invalidArgumentError('A value has a type that is not known.');
  return decode(value[type], depth);
}

/** The fields of a document or a map. */
export const decodeFields = (json: unknown): Fields => decodeMap(json, 1);

function decodeMap(json: unknown, depth: number): Fields {
  const wire = parseAnyObject(json, 'Fields');
  const fields = new Map<string, Value>();
  for (const name of Object.keys(wire)) fields.set(parseFieldName(name), decodeValue(wire[name], depth));
  return fields;
}

export function parseFieldName(name: string): string {
  if (
    name === '' ||
    isReservedName(name) ||
    !isWellFormed(name) ||
    isLongerThan(name, valueLimits.fieldNameBytes)
  )
    throw invalidArgumentError('A field name is not valid.');
  return name;
}

/** Proto JSON also allows '100', '100.0' and '1e2' for 100. */
const numberPattern = /^-?\d{1,400}(\.\d{1,400})?(e[+-]?\d{1,3})?$/i;
const coerceNumber = (json: unknown): unknown =>
  typeof json === 'string' && numberPattern.test(json) ? Number(json) : json;

function decodeInteger(json: unknown): bigint {
  const isText = typeof json === 'string' && /^-?\d{1,19}$/.test(json);
  const parsed = isText ? json : coerceNumber(json);
  if (!isText && !Number.isSafeInteger(parsed))
    throw invalidArgumentError('An integer value must be the digits of an int64.');
  const integer = BigInt(parsed as string | number);
  if (integer < int64.least || integer > int64.most)
    throw invalidArgumentError('An integer value is outside int64.');
  return integer;
}

/** JSON parses 1e999 as Infinity, which is allowed only under its own name. */
function decodeDouble(json: unknown): number {
  const parsed = coerceNumber(json);
  if (typeof parsed === 'number' && Number.isFinite(parsed)) return parsed;
  const named =
    typeof json === 'string' && Object.hasOwn(namedDoubles, json) ? namedDoubles[json] : undefined;
  if (named === undefined) throw invalidArgumentError('A double value must be a number.');
  return named;
}

/** `2026-11-21T08:30:00.123456Z`; it truncates digits after the sixth. */
export function decodeTimestamp(json: unknown): Timestamp {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-])(\d\d):([0-5]\d))$/.exec(
    parseText(json, 'A timestamp'),
  );
  const [, seconds = '', fraction = '', sign, hours = '0', minutes = '0'] = match ?? [];
  const utc = Date.parse(`${seconds}Z`);
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(seconds))
    throw invalidArgumentError('A timestamp must be an RFC 3339 time.');
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const micros = BigInt(utc - offset) * 1_000n + BigInt(fraction.padEnd(6, '0').slice(0, 6));
  if (micros < timestamps.least || micros > timestamps.most)
    throw invalidArgumentError('A timestamp is out of range.');
  return { kind: 'timestamp', micros };
}

function decodeBytes(json: unknown): Opaque {
  const base64 = parseText(json, 'A bytes value');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(base64)) throw invalidArgumentError('A bytes value must be base64.');
  const digits = base64.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  // One digit alone is no byte, as for every lenient decoder.
  const whole = digits.length % 4 === 1 ? digits.slice(0, -1) : digits;
  return { kind: 'bytes', text: btoa(atob(whole)) };
}

function decodePoint(json: unknown): Opaque {
  const { latitude = 0, longitude = 0 } = parseObject(json, 'A point', ['latitude', 'longitude']);
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    throw invalidArgumentError('A point has two numbers.');
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw invalidArgumentError('A point is off the Earth.');
  return { kind: 'geoPoint', text: JSON.stringify({ latitude, longitude }) };
}

function encodeValue(value: Value): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number') return { doubleValue: encodeDouble(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (isArrayValue(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (isMapValue(value)) return { mapValue: { fields: encodeFields(value) } };
  if (value.kind === 'timestamp') return { timestampValue: formatRfc3339(value.micros) };
  if (value.kind === 'bytes') return { bytesValue: value.text };
  if (value.kind === 'reference') return { referenceValue: value.text };
  if (value.kind === 'geoPoint') return { geoPointValue: JSON.parse(value.text) };
  throw new TypeError('A duration is no value of a document.');
}

export function encodeFields(fields: Fields): WireFields {
  const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, value]) => [name, encodeValue(value)]));
}

const encodeDouble = (double: number): number | string => {
  if (Object.is(double, -0)) return '-0';
  return Number.isFinite(double) ? double : String(double);
};

/** Microseconds since the epoch → `2026-11-21T08:30:00.123456Z`. */
export function formatRfc3339(micros: bigint): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = Number((micros - fraction) / 1_000_000n);
  return `${new Date(seconds * 1_000).toISOString().slice(0, 19)}.${String(fraction).padStart(6, '0')}Z`;
}

/** A document's fields as stored text. */
export const stringifyFields = (fields: Fields): string => JSON.stringify(encodeFields(fields));

/** @throws FirestoreError if a stored document is longer than Firestore's limit */
export function requireSize(json: string): void {
  if (isLongerThan(json, valueLimits.documentBytes)) throw invalidArgumentError('A document may have 1 MiB.');
}

/** Whether a text has more bytes in UTF-8. It is encoded only where its length leaves a doubt. */
const isLongerThan = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes);

export const isMapValue = (value: Value | undefined): value is Fields => value instanceof Map;
export const isArrayValue = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
