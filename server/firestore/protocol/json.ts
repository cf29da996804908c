/** Lets JSON in as unknown and hands it on typed, or refuses it; `what` names the place and never the value. */
import { invalid } from './errors.ts';

export type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** An object with any keys. */
export function anyObject(json: unknown, what: string): Json {
  if (!isObject(json)) throw invalid(`${what} must be an object.`);
  return json;
}

/** An object that has no keys but these. The keys are read as own properties, so that `__proto__` is nothing special. */
export function object<Key extends string>(
  json: unknown,
  what: string,
  keys: readonly Key[],
): { readonly [K in Key]?: unknown } {
  const found = anyObject(json, what);
  if (Object.keys(found).some((key) => !(keys as readonly string[]).includes(key)))
    throw invalid(`${what} has a field that is not served; served are: ${keys.join(', ')}.`);
  return found as { readonly [K in Key]?: unknown };
}

export function list(json: unknown, what: string, most: number): readonly unknown[] {
  if (!Array.isArray(json)) throw invalid(`${what} must be a list.`);
  if (json.length > most) throw invalid(`${what} has more than ${most} entries.`);
  return json;
}

export function text(json: unknown, what: string): string {
  if (typeof json !== 'string') throw invalid(`${what} must be a string.`);
  if (!isWellFormed(json)) throw invalid(`${what} is not well-formed Unicode.`);
  return json;
}

export function flag(json: unknown, what: string): boolean {
  if (typeof json !== 'boolean') throw invalid(`${what} must be true or false.`);
  return json;
}

/** An int32 of zero or more, as a number or (proto JSON) as its digits. */
export function count(json: unknown, what: string): number {
  const number = typeof json === 'string' && /^\d{1,10}$/.test(json) ? Number(json) : json;
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > 0x7fff_ffff)
    throw invalid(`${what} must be an int32 of zero or more.`);
  return number;
}

/** No half of a surrogate pair on its own: such text has no UTF-8. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
