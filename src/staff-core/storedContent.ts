/**
 * The lists of a store in plain JSON. It reports values without a JSON form (a timestamp, bytes, a reference, a point on the
 * map, NaN or Infinity, an integer beyond 2^53), so that they are never lost silently.
 */
import type { PlainObject } from '../../server/firestore/protocol/plainValue.ts';
import type { StoredContent, StoredFields } from '../content/import/importPlan.ts';
import { type ListName, lists } from '../content/schema/lists.ts';
import { listRecords, type WireValues } from './records.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** A field without a JSON form, and its type. */
export interface UnsupportedField {
  readonly field: string;
  readonly type: string;
}

export interface StoredContentRecord extends StoredFields {
  readonly unsupported: readonly UnsupportedField[];
}

type WireValue = Readonly<Record<string, unknown>>;

const typeNames: Readonly<Record<string, string>> = {
  timestampValue: 'a timestamp',
  bytesValue: 'bytes',
  referenceValue: 'a reference',
  geoPointValue: 'a geographical point',
  integerValue: 'an integer beyond 2^53',
  doubleValue: 'no number (NaN or Infinity)',
};

const toFiniteNumber = (held: unknown): number | null => {
  const value = held === '-0' ? 0 : held;
  return typeof value === 'number' ? value : null;
};

/** The plain value; it reports an unsupported one and returns null. */
function toPlain(wire: WireValue, onUnsupported: (type: string) => void): unknown {
  const [type = '', held] = Object.entries(wire)[0] ?? [];
  const reportUnsupported = () => {
    onUnsupported(
      (Object.hasOwn(typeNames, type) ? typeNames[type] : undefined) ?? 'of a type that is not known',
    );
    return null;
  };
  switch (type) {
    case 'nullValue':
      return null;
    case 'booleanValue':
    case 'stringValue':
      return held;
    case 'integerValue':
      return Number.isSafeInteger(Number(held)) ? Number(held) : reportUnsupported();
    case 'doubleValue':
      return toFiniteNumber(held) ?? reportUnsupported();
    case 'arrayValue':
      return ((held as { readonly values?: readonly WireValue[] }).values ?? []).map((item) =>
        toPlain(item, onUnsupported),
      );
    case 'mapValue':
      return toPlainObject((held as { readonly fields?: WireValues }).fields ?? {}, (_, what) =>
        onUnsupported(what),
      );
    default:
      return reportUnsupported();
  }
}

const toPlainObject = (
  fields: WireValues,
  onUnsupported: (field: string, type: string) => void,
): PlainObject =>
  Object.fromEntries(
    Object.entries(fields).map(([name, wire]) => [name, toPlain(wire, (type) => onUnsupported(name, type))]),
  );

export function toStoredContentRecord(fields: WireValues): StoredContentRecord {
  const unsupported: UnsupportedField[] = [];
  const plain = toPlainObject(fields, (field, type) => unsupported.push({ field, type }));
  return { fields: plain, isPlain: unsupported.length === 0, unsupported };
}

/** @throws UserError */
export async function readStoredContent(
  client: FirestoreRestClient,
  names: Iterable<ListName>,
): Promise<ReadonlyMap<ListName, ReadonlyMap<string, StoredContentRecord>> & StoredContent> {
  const stored = new Map<ListName, Map<string, StoredContentRecord>>();
  for (const list of names) {
    const records = new Map<string, StoredContentRecord>();
    for await (const { id, fields } of listRecords(client, lists[list].collection))
      records.set(id, toStoredContentRecord(fields));
    stored.set(list, records);
  }
  return stored;
}
