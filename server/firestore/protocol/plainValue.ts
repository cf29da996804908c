/** Records as a file has them, in plain JSON: converts them to proto JSON, and to the text that compares two records. */

/** Proto JSON. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

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
