/** Firestore's order of values: by type first, then within the type. 3 and 3.0 are equal here, as in its queries. */

import { isFields, isList } from '../protocol/codec.ts';
import type { Fields, Value } from '../rules/types.ts';

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

type Kind = keyof typeof ranks;

export function kindOf(value: Value): Kind {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'bigint' || typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'array';
  return isFields(value) ? 'map' : value.kind;
}

/** Negative, zero or positive, as for sort(). */
export function compare(a: Value, b: Value): number {
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return ranks[kind] - ranks[kindOf(b)];
  if (a === null || b === null) return 0;
  if (typeof a === 'string' && typeof b === 'string') return byBytes(a, b);
  if (isList(a) && isList(b)) return byItems(a, b);
  if (isFields(a) && isFields(b)) return byFields(a, b);
  if (typeof a === 'object' && typeof b === 'object') return byText(a as Boxed, b as Boxed);
  return byNumber(a as number, b as number);
}

export const equal = (a: Value, b: Value): boolean => compare(a, b) === 0;

/** Numbers, bigints and booleans; NaN comes first. */
function byNumber(a: number | bigint, b: number | bigint): number {
  const [aIsNaN, bIsNaN] = [Number.isNaN(a), Number.isNaN(b)];
  if (aIsNaN || bIsNaN) return Number(bIsNaN) - Number(aIsNaN);
  return a < b ? -1 : Number(a > b);
}

const byBytes = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));

function byItems(a: readonly Value[], b: readonly Value[]): number {
  const pairs = a.slice(0, b.length).map((item, i) => compare(item, b[i] ?? null));
  return pairs.find((order) => order !== 0) ?? a.length - b.length;
}

function byFields(a: Fields, b: Fields): number {
  const listed = (fields: Fields): Value[] => [...fields].sort(([x], [y]) => byBytes(x, y)).flat();
  return byItems(listed(a), listed(b));
}

type Boxed = Exclude<Value, null | boolean | bigint | number | string | readonly Value[] | Fields>;

function byText(a: Boxed, b: Boxed): number {
  if ('micros' in a && 'micros' in b) return byNumber(a.micros, b.micros);
  if (!('text' in a && 'text' in b)) return 0;
  if (a.kind === 'bytes') return Buffer.compare(Buffer.from(a.text, 'base64'), Buffer.from(b.text, 'base64'));
  if (a.kind === 'reference') return byItems(a.text.split('/'), b.text.split('/'));
  const [p, q] = [JSON.parse(a.text), JSON.parse(b.text)];
  return byNumber(p.latitude, q.latitude) || byNumber(p.longitude, q.longitude);
}
