/**
 * Collections sorted by fields, in memory, so that a list in such an order neither reads nor sorts the whole collection
 * after each change. A collection is read once for each order, and later only its changed documents are. The keys are those
 * of committed documents; they are computed from the file and never written to it.
 */
import { createBoundedMap } from '../lib/boundedMap.ts';
import type { Value } from '../protocol/value.ts';
import { isReadableRow } from '../store/damage.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { StoredDocument } from '../store/storedDocument.ts';
import { createValueReader } from '../store/storedValues.ts';
import { compareSortKeys, createSortKey, type Order, type SortKey } from './order.ts';

export interface SortedKeys {
  /** The keys of all documents that have every field of the order, sorted; null if they are too many to keep. */
  get(parent: string, order: readonly Order[]): readonly SortKey[] | null;
}

interface SortedCollection {
  /** `DocumentStore.changes` when it was brought up to date. */
  readonly changes: number;
  /** Null if there are too many. */
  readonly keys: readonly SortKey[] | null;
  readonly size: number;
}

/** Bytes of a key beside its texts, about. */
const keySize = 120;

/** Bytes of an order beside its keys and its name, about. It counts because a stranger may request any number of orders that find nothing. */
const orderSize = 1_000;

const sizeOfValue = (value: Value): number => {
  if (typeof value === 'string') return value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + keySize + sizeOfValue(each), 0);
  if (value instanceof Map)
    return [...value].reduce((sum, [name, each]) => sum + keySize + name.length + sizeOfValue(each), 0);
  return typeof value === 'object' && value !== null && 'text' in value ? value.text.length : 0;
};

const sizeOf = ({ id, values }: SortKey): number =>
  values.reduce<number>((sum, value) => sum + sizeOfValue(value), keySize + id.length);

const formatOrder = (order: readonly Order[]): string =>
  JSON.stringify(order.map(({ path, direction }) => [direction, ...path]));

/** The first position whose key does not stand before the searched one. */
export function findPosition(keys: readonly SortKey[], isBefore: (key: SortKey) => boolean): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(keys[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param max bytes of all keys, about; the orders that were asked for longest ago leave first */
export function createSortedKeys(documents: DocumentStore, max: number): SortedKeys {
  const collections = createBoundedMap<SortedCollection>(
    max,
    (name, { size }) => orderSize + name.length + size,
  );

  /** Null if the document has no place in the order, or cannot be read. */
  const toKey = (stored: StoredDocument, order: readonly Order[]): SortKey | null => {
    try {
      return createSortKey(order, stored.id, createValueReader(stored));
    } catch (error) {
      if (isReadableRow(stored)) throw error;
      documents.markDamaged(stored);
      return null;
    }
  };

  const readAll = (parent: string, order: readonly Order[]): SortedCollection => {
    const changes = documents.changes(parent);
    const keys: SortKey[] = [];
    let size = 0;
    for (const stored of documents.scan(parent, '')) {
      const key = toKey(stored, order);
      if (key === null) continue;
      size += sizeOf(key);
      // It stays too large for as long as the store is open: to try again each time would read everything twice.
      if (size > max / 2) return { changes, keys: null, size: 0 };
      keys.push(key);
    }
    return { changes, keys: keys.sort((a, b) => compareSortKeys(order, a, b)), size };
  };

  /** Null if too much changed since. */
  const readChanged = (
    parent: string,
    order: readonly Order[],
    held: SortedCollection,
  ): SortedCollection | null => {
    if (held.keys === null) return held;
    const changed = documents.changedSince(parent, held.changes);
    if (changed === null) return null;
    if (changed.length === 0) return held;
    const ids = new Set(changed);
    let size = held.size;
    const keys = held.keys.filter((key) => {
      if (!ids.has(key.id)) return true;
      size -= sizeOf(key);
      return false;
    });
    for (const id of ids) {
      const stored = documents.get({ parent, id });
      const key = stored === null || stored.fields === null ? null : toKey(stored, order);
      if (key === null) continue;
      size += sizeOf(key);
      keys.splice(
        findPosition(keys, (each) => compareSortKeys(order, each, key) < 0),
        0,
        key,
      );
    }
    const changes = documents.changes(parent);
    return size > max / 2 ? { changes, keys: null, size: 0 } : { changes, keys, size };
  };

  return {
    get: (parent, order) => {
      // What a transaction wrote may still be undone.
      if (documents.isInTransaction()) return null;
      const name = `${parent} ${formatOrder(order)}`;
      const held = collections.get(name);
      const found = (held && readChanged(parent, order, held)) ?? readAll(parent, order);
      collections.set(name, found);
      return found.keys;
    },
  };
}
