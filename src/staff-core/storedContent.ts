/**
 * The lists of a store in plain JSON. It reports values without a JSON form (a timestamp, bytes, a reference, a point on the
 * map, NaN or Infinity, an integer beyond 2^53), so that they are never lost silently.
 */
import {
  decodePlainValue,
  type PlainValue,
  type WireFields,
  type WireValue,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { StoredContent, StoredFields } from '../content/import/importPlan.ts';
import { type ListName, lists } from '../content/schema/lists.ts';
import { listRecords } from './records.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** A field without a JSON form, and its type. */
export interface UnsupportedField {
  readonly field: string;
  readonly type: string;
}

export interface StoredContentRecord extends StoredFields {
  readonly unsupported: readonly UnsupportedField[];
}

const typeNames: Readonly<Record<string, string>> = {
  timestampValue: 'a timestamp',
  bytesValue: 'bytes',
  referenceValue: 'a reference',
  geoPointValue: 'a geographical point',
  integerValue: 'an integer beyond 2^53',
  doubleValue: 'no number (NaN or Infinity)',
};

/** An unsupported value becomes null. */
export function toStoredContentRecord(fields: WireFields): StoredContentRecord {
  const unsupported: UnsupportedField[] = [];
  const toPlain = (field: string, wire: WireValue): PlainValue =>
    decodePlainValue(wire, (type, held) => {
      if (type === 'doubleValue' && held === '-0') return 0;
      const name = Object.hasOwn(typeNames, type) ? typeNames[type] : undefined;
      unsupported.push({ field, type: name ?? 'of a type that is not known' });
      return null;
    });
  const plain = Object.fromEntries(
    Object.entries(fields).map(([field, wire]) => [field, toPlain(field, wire)]),
  );
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
