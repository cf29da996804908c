/** A record as the SDK writes it: proto JSON, an integer as int64, any other number as a double. */
export type Wire = Readonly<Record<string, unknown>>;

export const wireOf = (value: unknown): Wire => {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireOf) } };
  return { mapValue: { fields: wireFields(value) } };
};

export const wireFields = (record: object): Readonly<Record<string, Wire>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, wireOf(value)]));
