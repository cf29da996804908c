/** A record as a file holds it: plain JSON. Plain JSON → proto JSON, and the text by which two records are compared. */

/** Proto JSON. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is null is not there. */
export const withoutNulls = (plain: Plain): Plain =>
  Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null));

/** The same for two records that differ in the order of their keys alone. */
export const canonicalText = (plain: Plain): string => JSON.stringify(sorted(plain));

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]));
};

export const wireFieldsOf = (plain: Plain): WireFields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, wireOf(value)]));

/** A whole number is an integer. */
function wireOf(value: unknown): WireValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireOf) } };
  return { mapValue: { fields: wireFieldsOf(value as Plain) } };
}
