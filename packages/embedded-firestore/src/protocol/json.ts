/** Turns unknown JSON into typed values, or refuses it. `what` names the place and never the value. */
import { invalidArgumentError } from './errors.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** An object with any keys. */
export function parseAnyObject(json: unknown, what: string): JsonObject {
  if (!isObject(json)) throw invalidArgumentError(`${what} must be an object.`);
  return json;
}

/** An object with no keys but these. It compares own keys, so that `__proto__` is an ordinary key. */
export function parseObject<Key extends string>(
  json: unknown,
  what: string,
  keys: readonly Key[],
): { readonly [K in Key]?: unknown } {
  const parsed = parseAnyObject(json, what);
  if (Object.keys(parsed).some((key) => !(keys as readonly string[]).includes(key)))
    throw invalidArgumentError(`${what} has a field that is not served; served are: ${keys.join(', ')}.`);
  return parsed as { readonly [K in Key]?: unknown };
}

export function parseList(json: unknown, what: string, max: number): readonly unknown[] {
  if (!Array.isArray(json)) throw invalidArgumentError(`${what} must be a list.`);
  if (json.length > max) throw invalidArgumentError(`${what} has more than ${max} entries.`);
  return json;
}

export function parseText(json: unknown, what: string): string {
  if (typeof json !== 'string') throw invalidArgumentError(`${what} must be a string.`);
  if (!isWellFormed(json)) throw invalidArgumentError(`${what} is not well-formed Unicode.`);
  return json;
}

export function parseBoolean(json: unknown, what: string): boolean {
  if (typeof json !== 'boolean') throw invalidArgumentError(`${what} must be true or false.`);
  return json;
}

/** An int32 of zero or more, as a number or (proto JSON) as digits. */
export function parseCount(json: unknown, what: string): number {
  const number = typeof json === 'string' && /^\d{1,10}$/.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > 0x7fff_ffff)
    throw invalidArgumentError(`${what} must be an int32 of zero or more.`);
  return number;
}

/** Whether the text has no lone surrogate: such text has no UTF-8 encoding. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
