/**
 * The lists as a store has them, in plain JSON. What JSON cannot say (a timestamp, bytes, a reference, a point on the
 * map, a number that is none, an integer beyond 2^53) is named, so that it is never lost unsaid.
 */

import type { Plain } from '../../server/firestore/protocol/plainValue.ts';
import type { StoredContent, StoredFields } from '../content/import/importPlan.ts';
import { type ListName, lists } from '../content/schema/lists.ts';
import { recordsOf, type WireValues } from './records.ts';
import type { Door } from './restClient.ts';

/** A field that JSON cannot say, and what it is instead. */
export interface Unsayable {
  readonly field: string;
  readonly type: string;
}

export interface StoredRecord extends StoredFields {
  readonly unsayable: readonly Unsayable[];
}

type Wire = Readonly<Record<string, unknown>>;

const typeNames: Readonly<Record<string, string>> = {
  timestampValue: 'a timestamp',
  bytesValue: 'bytes',
  referenceValue: 'a reference',
  geoPointValue: 'a geographical point',
  integerValue: 'an integer beyond 2^53',
  doubleValue: 'no number (NaN or Infinity)',
};

const double = (held: unknown): number | null => {
  const value = held === '-0' ? 0 : held;
  return typeof value === 'number' ? value : null;
};

/** The plain value; what it cannot say is told of, and null. */
function plainOf(wire: Wire, told: (type: string) => void): unknown {
  const [type = '', held] = Object.entries(wire)[0] ?? [];
  const unsaid = () => {
    told((Object.hasOwn(typeNames, type) ? typeNames[type] : undefined) ?? 'of a type that is not known');
    return null;
  };
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return held;
    case 'integerValue':
      return Number.isSafeInteger(Number(held)) ? Number(held) : unsaid();
    case 'doubleValue':
      return double(held) ?? unsaid();
    case 'arrayValue':
      return ((held as { readonly values?: readonly Wire[] }).values ?? []).map((one) => plainOf(one, told));
    case 'mapValue':
      return plainFieldsOf((held as { readonly fields?: WireValues }).fields ?? {}, (_, what) => told(what));
    default:
      return unsaid();
  }
}

const plainFieldsOf = (fields: WireValues, told: (field: string, type: string) => void): Plain =>
  Object.fromEntries(
    Object.entries(fields).map(([name, wire]) => [name, plainOf(wire, (type) => told(name, type))]),
  );

export function storedRecord(fields: WireValues): StoredRecord {
  const unsayable: Unsayable[] = [];
  const plain = plainFieldsOf(fields, (field, type) => unsayable.push({ field, type }));
  return { fields: plain, isPlain: unsayable.length === 0, unsayable };
}

/** @throws Problem */
export async function storedContent(
  door: Door,
  names: Iterable<ListName>,
): Promise<ReadonlyMap<ListName, ReadonlyMap<string, StoredRecord>> & StoredContent> {
  const stored = new Map<ListName, Map<string, StoredRecord>>();
  for (const list of names) {
    const records = new Map<string, StoredRecord>();
    for await (const { id, fields } of recordsOf(door, lists[list].collection))
      records.set(id, storedRecord(fields));
    stored.set(list, records);
  }
  return stored;
}
