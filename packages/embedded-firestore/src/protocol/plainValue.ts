/** Records as a file has them, in plain JSON: converts them to and from proto JSON, and to the text that compares two records. */

/** Proto JSON. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** A value of plain JSON. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue };

export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Treats null as absent. */
export const omitNulls = (plain: PlainObject): PlainObject =>
  Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null));

/** The same text for two records that differ only in the order of their keys. */
export const toCanonicalJson = (plain: PlainObject): string => JSON.stringify(sortKeys(plain));

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, held]) => [name, sortKeys(held)]));
};

export const encodePlainObject = (plain: PlainObject): WireFields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, encodePlainValue(value)]));

/** Encodes a whole number as an integer. */
function encodePlainValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodePlainValue) } };
  return { mapValue: { fields: encodePlainObject(value as PlainObject) } };
}

/**
 * Decides what becomes of a value that plain JSON lacks: a timestamp, bytes, a reference, a point, NaN, an infinity, minus
 * zero, an integer beyond 2^53, or a type that is not known. `held` is its JSON, as the store sent it; type '' is a value
 * without one.
 */
export type DecodeOther = (type: string, held: unknown) => PlainValue;

/** `{"integerValue":"3"}` → 3. What is lost: whether a whole number was an integer or a double, and what `decodeOther` loses. */
export function decodePlainValue(wire: WireValue, decodeOther: DecodeOther): PlainValue {
  const [type = '', held] = Object.entries(wire)[0] ?? [];
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return held as boolean | string;
    case 'integerValue':
      return Number.isSafeInteger(Number(held)) ? Number(held) : decodeOther(type, held);
    case 'doubleValue':
      return typeof held === 'number' ? held : decodeOther(type, held);
    case 'arrayValue':
      return ((held as { readonly values?: readonly WireValue[] }).values ?? []).map((item) =>
        decodePlainValue(item, decodeOther),
      );
    case 'mapValue':
      return decodePlainFields((held as { readonly fields?: WireFields }).fields, decodeOther);
    default:
      return decodeOther(type, held);
  }
}

/** The fields of a document or a map, each as `decodePlainValue` returns it. */
export const decodePlainFields = (
  fields: WireFields | undefined,
  decodeOther: DecodeOther,
): { readonly [name: string]: PlainValue } =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, wire]) => [name, decodePlainValue(wire, decodeOther)]),
  );
