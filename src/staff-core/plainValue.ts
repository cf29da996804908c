/** Proto JSON → plain JSON: `{"integerValue":"3"}` → 3. An integer that a number cannot hold stays its digits. */
type Wire = Readonly<Record<string, unknown>>;

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

export function plainValue(value: Wire): Plain {
  const [type, held] = Object.entries(value)[0] ?? [];
  if (type === 'integerValue') return Number.isSafeInteger(Number(held)) ? Number(held) : String(held);
  if (type === 'arrayValue') return ((held as { values?: Wire[] }).values ?? []).map(plainValue);
  if (type === 'mapValue') return plainFields((held as { fields?: Record<string, Wire> }).fields ?? {});
  return held as Plain;
}

export const plainFields = (fields: Readonly<Record<string, Wire>>): { readonly [name: string]: Plain } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
