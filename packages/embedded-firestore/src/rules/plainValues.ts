/** Documents in plain JavaScript values, as values of the rules. */
import { valueLimits } from '../protocol/codec.ts';
import type { Fields, Value } from '../protocol/value.ts';
import { isProblem } from './problem.ts';
import { asInt, asTimestamp } from './values.ts';

/** A whole number is an int and any other a float, a `Date` is a timestamp, and a `Uint8Array` is bytes. */
export type PlainRulesValue =
  | Value
  | Date
  | Uint8Array
  | readonly PlainRulesValue[]
  | { readonly [name: string]: PlainRulesValue };

/** The fields of a document. A float without a fraction comes from `decodeFields({ n: { doubleValue: 3 } })`. */
export type PlainDocument = Fields | { readonly [name: string]: PlainRulesValue };

/** Documents by their paths below `/documents`: `{ 'notes/a': { text: 'Sample' } }`. Null is a document that is not there. */
export type PlainDocuments = Readonly<Record<string, PlainDocument | null>>;

const isFields = (value: unknown): value is Fields => value instanceof Map;

/** An object that is written as `{ … }`: no Set, expression or instance of a class. */
export function isObjectLiteral(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of all objects has none itself, in each realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

const nameType = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (value.constructor?.name ?? 'object') : typeof value;

/** @throws TypeError or RangeError, with `name`, at a value that no document has */
function toValue(value: unknown, name: string, depth: number): Value {
  if (depth > valueLimits.depth)
    throw new RangeError(`${name} is nested more than ${valueLimits.depth} deep, or holds itself.`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'bigint') {
    if (isProblem(asInt(value))) throw new RangeError(`${name} is no int of 64 bits.`);
    return value;
  }
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? BigInt(value) : value;
  if (isFields(value)) return value;
  if (value instanceof Date) return { kind: 'timestamp', micros: toMicros(value, name) };
  if (value instanceof Uint8Array) return { kind: 'bytes', text: Buffer.from(value).toString('base64') };
  if (Array.isArray(value))
    return Array.from(value, (item: unknown, at) => toValue(item, `${name}[${at}]`, depth + 1));
  if (!isObjectLiteral(value))
    throw new TypeError(`${name} is of the type ${nameType(value)}, which no document has.`);
  return toMap(value, name, depth + 1);
}

const toMap = (plain: Readonly<Record<string, unknown>>, name: string, depth: number): Fields =>
  new Map(Object.entries(plain).map(([key, value]) => [key, toValue(value, `${name}.${key}`, depth)]));

/** @param name of the document, for a mistake in it. @throws TypeError or RangeError at what no document has */
export function toFields(plain: PlainDocument, name: string): Fields {
  if (isFields(plain)) return plain;
  if (!isObjectLiteral(plain)) throw new TypeError(`${name} must be an object of fields.`);
  return toMap(plain, name, 1);
}

/** @throws TypeError or RangeError, with `name`, at no time of the years 1 to 9999 */
export function toMicros(time: Date | number, name: string): bigint {
  const milliseconds = time instanceof Date ? time.getTime() : time;
  if (typeof milliseconds !== 'number' || !Number.isFinite(milliseconds))
    throw new TypeError(`${name} must be a valid Date or a number of milliseconds.`);
  const micros = BigInt(Math.trunc(milliseconds)) * 1_000n;
  if (isProblem(asTimestamp(micros))) throw new RangeError(`${name} is not within the years 1 to 9999.`);
  return micros;
}
