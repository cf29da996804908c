/** Records of a collection, page by page, through whichever door. */
import { site } from '../site.ts';
import type { FirestoreRestClient } from './restClient.ts';

export type WireValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface StoredRecord {
  readonly id: string;
  /** The whole name, as a write names it. */
  readonly name: string;
  readonly fields: WireValues;
  /** RFC 3339: when the store made it, and the version it is. */
  readonly createTime: string;
  readonly updateTime: string;
}

interface WireDocument {
  readonly name: string;
  readonly fields?: WireValues;
  readonly createTime: string;
  readonly updateTime: string;
}

interface Row {
  readonly document?: WireDocument;
}

/** Which records, and in which order; else all, in the order of their ids. */
export interface RecordQuery {
  /** A filter of a structured query. */
  readonly where?: object;
  /** By a field; its index is there by itself, also with a range of the same field. */
  readonly by?: { readonly field: string; readonly descending?: boolean };
  /** Records of one page: where no more are read than the first few, so many. */
  readonly page?: number;
}

const pageSize = 300;

const documentIdOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

export const toStoredRecord = ({
  name,
  fields = {},
  createTime,
  updateTime,
}: WireDocument): StoredRecord => ({
  id: documentIdOf(name),
  name,
  fields,
  createTime,
  updateTime,
});

/** @param collection e.g. `Form_Requests`. @throws Problem */
export async function* listRecords(
  client: FirestoreRestClient,
  collection: string,
  { where, by, page: size = pageSize }: RecordQuery = {},
): AsyncGenerator<StoredRecord> {
  const direction = by?.descending === true ? 'DESCENDING' : 'ASCENDING';
  const paths = by === undefined ? ['__name__'] : [by.field, '__name__'];
  const query = {
    from: [{ collectionId: 'list' }],
    ...(where !== undefined && { where }),
    orderBy: paths.map((fieldPath) => ({ field: { fieldPath }, direction })),
    limit: size,
  };
  let last: WireDocument | null = null;
  do {
    const values: object[] =
      last === null
        ? []
        : [...(by === undefined ? [] : [last.fields?.[by.field] ?? {}]), { referenceValue: last.name }];
    const startAt = values.length === 0 ? {} : { startAt: { values, before: false } };
    const answer = await client.post(`/${site.root}/${collection}:runQuery`, {
      structuredQuery: { ...query, ...startAt },
    });
    const page: readonly WireDocument[] = (answer as readonly Row[]).flatMap(
      ({ document }) => document ?? [],
    );
    yield* page.map(toStoredRecord);
    last = page.length < size ? null : (page.at(-1) ?? null);
  } while (last !== null);
}

/** Those of these names that are there. @throws Problem */
export async function readRecordsByName(
  client: FirestoreRestClient,
  names: readonly string[],
): Promise<readonly StoredRecord[]> {
  const answer = await client.post(':batchGet', { documents: names });
  return (answer as readonly { readonly found?: WireDocument }[]).flatMap(({ found }) =>
    found === undefined ? [] : toStoredRecord(found),
  );
}

/** How many there are. @throws Problem */
export async function countRecords(client: FirestoreRestClient, collection: string): Promise<number> {
  const answer = await client.post(`/${site.root}/${collection}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'list' }] },
      aggregations: [{ alias: 'all', count: {} }],
    },
  });
  const [{ result }] = answer as [{ result: { aggregateFields: { all: { integerValue: string } } } }];
  return Number(result.aggregateFields.all.integerValue);
}

/** The store's own time, epoch ms: what it holds by then is found by what is asked later. @throws Problem */
export async function readStoreTime(client: FirestoreRestClient, collection: string): Promise<number> {
  const structuredQuery = { from: [{ collectionId: 'list' }], limit: 1 };
  const answer = await client.post(`/${site.root}/${collection}:runQuery`, { structuredQuery });
  const [{ readTime }] = answer as [{ readTime: string }];
  return Date.parse(readTime);
}
