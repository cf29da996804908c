/** The public records of a store as its pages are drawn from them, each list read anew when it has changed. */

import type { ListName } from '../../src/content/schema/lists.ts';
import { collectionOf } from '../../src/firestore/collections.ts';
import type { UncheckedDocument } from '../../src/lib/readFields.ts';
import { documentsRoot } from '../firestore/protocol/names.ts';
import type { Store } from '../firestore/store/store.ts';

type Wire = Readonly<Record<string, unknown>>;

/** As the SDK gives a value to the page, and as JSON keeps it: what is neither text, number, list nor map is an empty map. */
const plainOf = (wire: Wire): unknown => {
  const [type, held] = Object.entries(wire)[0] ?? [];
  if (type === 'integerValue') return Number(held);
  if (type === 'doubleValue') return typeof held === 'number' ? held : null;
  if (type === 'arrayValue') return ((held as { values?: Wire[] }).values ?? []).map(plainOf);
  if (type === 'mapValue') return fieldsOf((held as { fields?: Record<string, Wire> }).fields);
  return type === 'stringValue' || type === 'booleanValue' || type === 'nullValue' ? held : {};
};

const fieldsOf = (fields: Readonly<Record<string, Wire>> = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]));

const activeAlone = {
  from: [{ collectionId: 'list' }],
  where: {
    fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
  },
};

interface Row {
  readonly document?: { readonly name: string; readonly fields?: Readonly<Record<string, Wire>> };
}

/** What the public may see of a list, by the names of its documents. */
const read = (store: Store, list: ListName): readonly UncheckedDocument[] => {
  const path = encodeURI(`/v1/${documentsRoot}/${collectionOf(list).path.replace(/\/list$/, '')}:runQuery`);
  const body = JSON.stringify({ structuredQuery: activeAlone });
  const { status, text } = store.answer({ method: 'POST', path, body, staff: true });
  if (status !== 200) throw new Error(`The list '${list}' answered ${status}.`);
  return (JSON.parse(text) as readonly Row[]).flatMap(({ document }) =>
    document === undefined
      ? []
      : [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), data: fieldsOf(document.fields) }],
  );
};

export interface Records {
  readonly documentsOf: (list: ListName) => readonly UncheckedDocument[];
  /** Another number after each change of a list. */
  readonly changesOf: (list: ListName) => number;
}

export const recordsOf = (store: Store): Records => {
  const known = new Map<
    ListName,
    { readonly changes: number; readonly documents: readonly UncheckedDocument[] }
  >();
  const changesOf = (list: ListName): number => store.changes(collectionOf(list).path);
  return {
    changesOf,
    documentsOf: (list) => {
      const [changes, before] = [changesOf(list), known.get(list)];
      if (before?.changes === changes) return before.documents;
      const documents = read(store, list);
      known.set(list, { changes, documents });
      return documents;
    },
  };
};
