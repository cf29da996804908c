/** All records of a collection, in the order of their ids, page by page, through whichever door. */
import { site } from '../src/site.ts';
import type { Door } from './door.ts';

export type WireValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface StoredRecord {
  readonly id: string;
  readonly fields: WireValues;
}

interface Row {
  readonly document?: { readonly name: string; readonly fields?: WireValues };
}

const pageSize = 300;
const byName = [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }];

/** @param collection e.g. `Form_Requests`. @throws Problem */
export async function* recordsOf(door: Door, collection: string): AsyncGenerator<StoredRecord> {
  const query = { from: [{ collectionId: 'list' }], orderBy: byName, limit: pageSize };
  let last: string | null = null;
  do {
    const startAt = last === null ? {} : { startAt: { values: [{ referenceValue: last }], before: false } };
    const answer = await door.ask(`/${site.root}/${collection}:runQuery`, {
      structuredQuery: { ...query, ...startAt },
    });
    const page = (answer as readonly Row[]).flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of page) yield { id: name.slice(name.lastIndexOf('/') + 1), fields };
    last = page.length < pageSize ? null : (page.at(-1)?.name ?? null);
  } while (last !== null);
}
