/** Firestore's order of values: by type first, then within the type. 3 and 3.0 are equal, as in its queries. */
import { isArrayValue, isMapValue } from '../protocol/codec.ts';
import type { Fields, Value } from '../protocol/value.ts';

const ranks = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  duration: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  map: 10,
} as const;

type ValueKind = keyof typeof ranks;

export function valueKindOf(value: Value): ValueKind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'bigint' || typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (isArrayValue(value)) return 'array';
  return isMapValue(value) ? 'map' : value.kind;
}

/** Negative, zero or positive, as for sort(). */
export function compareValues(a: Value, b: Value): number {
  const kind = valueKindOf(a);
  if (kind !== valueKindOf(b)) return ranks[kind] - ranks[valueKindOf(b)];
  if (a === null || b === null) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareBytes(a, b);
  if (isArrayValue(a) && isArrayValue(b)) return compareItems(a, b);
  if (isMapValue(a) && isMapValue(b)) return compareFields(a, b);
  if (typeof a === 'object' && typeof b === 'object') return compareBoxed(a as Boxed, b as Boxed);
  return compareNumbers(a as number, b as number);
}

export const areValuesEqual = (a: Value, b: Value): boolean =>
  typeof a === 'string' && typeof b === 'string' ? a === b : compareValues(a, b) === 0;

/** Compares numbers, bigints and booleans; NaN sorts first. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  const [aIsNaN, bIsNaN] = [Number.isNaN(a), Number.isNaN(b)];
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  return a < b ? -1 : Number(a > b);
}

/** Both halves of a character beyond U+FFFF stand above all others, as in UTF-8. */
const rankUnit = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit);

/** Well-formed texts in the order of their UTF-8 bytes, as SQLite orders ids. */
export function compareBytes(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return rankUnit(left) - rankUnit(right);
  }
  return a.length - b.length;
}

function compareItems(a: readonly Value[], b: readonly Value[]): number {
  const pairs = a.slice(0, b.length).map((item, i) => compareValues(item, b[i] ?? null));
  return pairs.find((order) => order !== 0) ?? a.length - b.length;
}

function compareFields(a: Fields, b: Fields): number {
  const listed = (fields: Fields): Value[] => [...fields].sort(([x], [y]) => compareBytes(x, y)).flat();
  return compareItems(listed(a), listed(b));
}

type Boxed = Exclude<Value, null | boolean | bigint | number | string | readonly Value[] | Fields>;

function compareBoxed(a: Boxed, b: Boxed): number {
  if ('micros' in a && 'micros' in b) return compareNumbers(a.micros, b.micros);
  if (!('text' in a && 'text' in b)) return 0;
  if (a.kind === 'bytes') return Buffer.compare(Buffer.from(a.text, 'base64'), Buffer.from(b.text, 'base64'));
  if (a.kind === 'reference') return compareItems(a.text.split('/'), b.text.split('/'));
  const [p, q] = [JSON.parse(a.text), JSON.parse(b.text)];
  return compareNumbers(p.latitude, q.latitude) || compareNumbers(p.longitude, q.longitude);
}
