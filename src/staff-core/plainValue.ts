/** Proto JSON → plain JSON: `{"integerValue":"3"}` → 3. An integer too large for a number becomes its digits. */
type WireValue = Readonly<Record<string, unknown>>;

export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [name: string]: PlainValue };

export function toPlainValue(value: WireValue): PlainValue {
  const [type, held] = Object.entries(value)[0] ?? [];
  if (type === 'integerValue') return Number.isSafeInteger(Number(held)) ? Number(held) : String(held);
  if (type === 'arrayValue') return ((held as { values?: WireValue[] }).values ?? []).map(toPlainValue);
  if (type === 'mapValue')
    return toPlainFields((held as { fields?: Record<string, WireValue> }).fields ?? {});
  return held as PlainValue;
}

export const toPlainFields = (
  fields: Readonly<Record<string, WireValue>>,
): { readonly [name: string]: PlainValue } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));
