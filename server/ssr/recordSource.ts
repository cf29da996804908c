/** The public records of a store, as pages render them. Reads a list again after it changes. */

import type { Store } from '../../packages/embedded-firestore/src/index.ts';
import {
  decodePlainFields,
  type PlainObject,
  type WireFields,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import type { ListName } from '../../src/content/schema/lists.ts';
import { collectionOf } from '../../src/firestore/collections.ts';
import type { UncheckedDocument } from '../../src/lib/readFields.ts';
import { siteDatabase } from '../ops/siteStore.ts';

/** As the SDK decodes a value for the page and as JSON can store it: an unsupported type becomes an empty map. */
const toPlainFields = (fields: WireFields | undefined): PlainObject =>
  decodePlainFields(fields, (type, held) => {
    if (type === 'integerValue') return Number(held);
    return type === 'doubleValue' ? null : {};
  });

const activeQuery = {
  from: [{ collectionId: 'list' }],
  where: {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
  },
};

interface Row {
  readonly document?: { readonly name: string; readonly fields?: WireFields };
}

/** The records of a list that the public may see, with the names of their documents. */
const readActiveRecords = (store: Pick<Store, 'answer'>, list: ListName): readonly UncheckedDocument[] => {
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

export const createRecordSource = (store: Pick<Store, 'answer' | 'changes'>): RecordSource => {
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
