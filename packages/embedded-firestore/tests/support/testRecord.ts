/** Records of tests in plain values, and their wire form. */

/** What JSON spells by itself; an object is a wire value already, `{ doubleValue: 3 }`. */
export type TestValue = string | number | boolean | Readonly<Record<string, unknown>>;
export type TestRecord = Readonly<Record<string, TestValue>>;

export const encodeTestValue = (value: TestValue): Readonly<Record<string, unknown>> => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return value;
};

export const encodeTestRecord = (record: TestRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, encodeTestValue(value)]));

export const withoutField = (record: TestRecord, name: string): TestRecord =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== name));

export const testDouble = (value: number): TestValue => ({ doubleValue: value });
export const testNull: TestValue = { nullValue: null };
export const testList = (...texts: string[]): TestValue => ({
  arrayValue: { values: texts.map((text) => ({ stringValue: text })) },
});
export const testBytes: TestValue = { bytesValue: 'aGVsbG8=' };
