/** A record as the SDK writes it: proto JSON, an integer as int64, any other number as a double. */
export type SdkValue = Readonly<Record<string, unknown>>;

export const toSdkValue = (value: unknown): SdkValue => {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toSdkValue) } };
  return { mapValue: { fields: toSdkFields(value) } };
};

export const toSdkFields = (record: object): Readonly<Record<string, SdkValue>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toSdkValue(value)]));
