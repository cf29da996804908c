/** The public records of a store, as pages render them. Reads a list again after it changes. */
import type { ListName } from '../../src/content/schema/lists.ts';
import { collectionOf } from '../../src/firestore/collections.ts';
import type { UncheckedDocument } from '../../src/lib/readFields.ts';
import type { Store } from '../firestore/store.ts';
import { siteDatabase } from '../ops/siteStore.ts';

type WireValue = Readonly<Record<string, unknown>>;

/** Decodes a value as the SDK does for the page and as JSON can store it: unsupported types become an empty map. */
const toPlain = (wire: WireValue): unknown => {
  const [type, held] = Object.entries(wire)[0] ?? [];
  if (type === 'integerValue') return Number(held);
  if (type === 'doubleValue') return typeof held === 'number' ? held : null;
  if (type === 'arrayValue') return ((held as { values?: WireValue[] }).values ?? []).map(toPlain);
  if (type === 'mapValue') return toPlainFields((held as { fields?: Record<string, WireValue> }).fields);
  return type === 'stringValue' || type === 'booleanValue' || type === 'nullValue' ? held : {};
};

const toPlainFields = (fields: Readonly<Record<string, WireValue>> = {}): WireValue =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlain(value)]));

const activeQuery = {
  from: [{ collectionId: 'list' }],
  where: {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
  },
};

interface Row {
  readonly document?: { readonly name: string; readonly fields?: Readonly<Record<string, WireValue>> };
}

/** The records of a list that the public may see, with the names of their documents. */
const readActiveRecords = (store: Store, list: ListName): readonly UncheckedDocument[] => {
  const path = encodeURI(
    `/v1/${siteDatabase.root}/${collectionOf(list).path.replace(/\/list$/, '')}:runQuery`,
  );
  const body = JSON.stringify({ structuredQuery: activeQuery });
  const { status, text } = store.answer({ method: 'POST', path, body, staff: true });
  if (status !== 200) throw new Error(`The list '${list}' answered ${status}.`);
  return (JSON.parse(text) as readonly Row[]).flatMap(({ document }) =>
    document === undefined
      ? []
      : [
          {
            id: document.name.slice(document.name.lastIndexOf('/') + 1),
            data: toPlainFields(document.fields),
          },
        ],
  );
};

export interface RecordSource {
  readonly documentsOf: (list: ListName) => readonly UncheckedDocument[];
  /** A number that differs after each change of the list. */
  readonly changesOf: (list: ListName) => number;
}

export const createRecordSource = (store: Store): RecordSource => {
  const cache = new Map<
    ListName,
    { readonly changes: number; readonly documents: readonly UncheckedDocument[] }
  >();
  const changesOf = (list: ListName): number => store.changes(collectionOf(list).path);
  return {
    changesOf,
    documentsOf: (list) => {
      const [changes, cached] = [changesOf(list), cache.get(list)];
      if (cached?.changes === changes) return cached.documents;
      const documents = readActiveRecords(store, list);
      cache.set(list, { changes, documents });
      return documents;
    },
  };
};
